// What the ground on this field does, in its patterns and its numbers: only kinds that lie here and do something.

import type { View } from '@interlock/droids';
import type { World } from '../field/field.ts';
import { terrainWords } from '../words.ts';
import { Patch } from './Ground.tsx';

export const Legend = ({ view, world }: { view: View; world: World }) => {
  const lying = new Set(view.cells.flatMap(({ isRing, terrain }) => (isRing ? [] : [terrain])));
  const told = [...lying].flatMap((terrain) => {
    const { rest, moveEnergy, interactCost } = world.rules.terrain[terrain];
    return rest === 0 && moveEnergy === 0 && interactCost === 0 ? [] : [terrain];
  });
  if (told.length === 0) return null;
  return (
    <ul className="dd-legend" aria-label="Ground">
      {told.map((terrain) => (
        <li key={terrain}>
          <svg viewBox="-26 -20 52 40" width="26" height="20" aria-hidden="true">
            <Patch terrain={terrain} />
          </svg>
          <span>
            <b>{terrain}</b> {terrainWords(world, terrain).text}
          </span>
        </li>
      ))}
    </ul>
  );
};
