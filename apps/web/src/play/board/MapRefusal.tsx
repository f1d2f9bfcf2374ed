// A refusal in words, at the piece: what stands in the way, and that nothing was spent. An answer to what was asked of a
// piece looks the same and calmer.

interface MapRefusalProps {
  /** The drawing, and the piece on it. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number };
  readonly x: number;
  readonly y: number;
  readonly why: string;
  /** Grows with every refusal: the same one appears anew. */
  readonly count: number;
  /** Times the usual size of the letters. */
  readonly grow?: number;
  /** Nothing was refused: somebody asked. */
  readonly isAnswer?: boolean;
}

const SIZE = { width: 214, height: 90 } as const;

export const MapRefusal = ({ box, x: atX, y: atY, why, count, grow = 1, isAnswer = false }: MapRefusalProps) => {
  const [width, height] = [SIZE.width * grow, SIZE.height * grow];
  const x = Math.max(box.x + 6, Math.min(atX - width / 2, box.x + box.width - width - 6));
  const isBelow = atY < box.y + 60 + height;
  const y = isBelow ? atY + 30 : atY - 30 - height;
  return (
    <foreignObject
      key={count}
      x={x}
      y={y}
      width={width}
      height={height}
      className={`maprefusal ${isAnswer ? 'is-answer' : ''}`}
    >
      <div className={isBelow ? 'is-below' : ''}>
        {isAnswer ? (
          <p>{why}</p>
        ) : (
          <p>
            <b>{why}</b>
            <br />
            Nothing was spent.
          </p>
        )}
      </div>
    </foreignObject>
  );
};
