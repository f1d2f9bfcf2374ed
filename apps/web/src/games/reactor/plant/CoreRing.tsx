// The core of the plant: one segment of its ring for each level, lit where it was won.

const R = 84;
const C = 110;

const segment = (i: number, of: number): string => {
  const at = (part: number): string => {
    const turn = ((i + part) / of) * 2 * Math.PI - Math.PI / 2;
    return `${C + R * Math.cos(turn)} ${C + R * Math.sin(turn)}`;
  };
  return `M${at(0.14)}A${R} ${R} 0 0 1 ${at(0.86)}`;
};

export const CoreRing = ({ won }: { won: readonly boolean[] }) => {
  const lit = won.filter(Boolean).length;
  return (
    <div className="rx-corering">
      <svg viewBox="0 0 220 220" role="img" aria-label={`${lit} of ${won.length} levels won`}>
        {won.map((is, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its level's place
          <path key={i} d={segment(i, won.length)} className={is ? 'is-lit' : ''} />
        ))}
        <circle cx={C} cy={C} r="66" className="rx-vessel" />
        <circle cx={C} cy={C} r="52" className="rx-heart" />
        <text x={C} y={C} className="num">
          {lit}
        </text>
        <text x={C} y={C + 28} className="rx-of">
          of {won.length}
        </text>
      </svg>
    </div>
  );
};
