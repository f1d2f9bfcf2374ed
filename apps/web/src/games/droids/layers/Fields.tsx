// What lies over the ground and changes cards that walk in: tower fields, corruption, races. Each kind has its pattern, its
// letter, and its own dashes.

import { memo } from 'react';
import { type CellView, isActing } from '../field/field.ts';
import { keyOf, outline, xOf, yOf } from '../field/hex.ts';
import { ModGlyph } from '../icons.tsx';

const LOOKS: Readonly<Record<string, { readonly fill: string; readonly edge: string; readonly dash: string }>> = {
  Unreliable: { fill: 'url(#p-electricity)', edge: 'var(--electricity)', dash: '6 4' },
  Corrupt: { fill: 'url(#p-danger)', edge: 'var(--foe)', dash: '2 4' },
  RaceCondition: { fill: 'url(#p-coolant)', edge: 'var(--coolant)', dash: '10 4' },
};

export const Fields = memo(({ cells }: { cells: readonly CellView[] }) => (
  <g className="dd-fields">
    {cells.map((cell) => {
      const kinds = [...new Set(cell.modifiers.map(({ kind }) => kind))].filter((kind) => LOOKS[kind] !== undefined);
      if (kinds.length === 0) return null;
      const [x, y] = [xOf(cell), yOf(cell)];
      return (
        <g key={keyOf(cell)}>
          {kinds.map((kind, i) => {
            const isOn = cell.modifiers.some((mod) => mod.kind === kind && isActing(mod));
            const { fill, edge, dash } = LOOKS[kind]!;
            return (
              <g key={kind} className={isOn ? 'dd-fieldon' : 'dd-fieldoff'}>
                {isOn ? (
                  <>
                    <polygon points={outline(x, y, 38)} fill={edge} opacity=".16" />
                    <polygon points={outline(x, y, 38)} fill={fill} opacity=".45" />
                  </>
                ) : null}
                <polygon
                  points={outline(x, y, 37 - i * 4)}
                  fill="none"
                  stroke={edge}
                  strokeWidth={isOn ? 1.6 : 1}
                  strokeDasharray={dash}
                  opacity={isOn ? 0.9 : 0.4}
                />
                {isOn ? (
                  <g
                    transform={`translate(${x - (kinds.length - 1) * 10 + i * 20 - 8} ${y - 38})`}
                    style={{ color: edge }}
                  >
                    <rect x="-1" y="-2" width="18" height="16" rx="4" fill="var(--board)" />
                    <svg x="1" y="-1" width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                      <ModGlyph kind={kind} />
                    </svg>
                  </g>
                ) : null}
              </g>
            );
          })}
        </g>
      );
    })}
  </g>
));
