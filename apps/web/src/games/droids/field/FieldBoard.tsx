// The field by itself, for whoever only looks: the workshop's drawing and the picture of a run in the hub.

import type { DroidsShape } from '@interlock/droids';
import type { BoardProps } from '../../screen.ts';
import { Field } from './Field.tsx';
import { boxOf, outline, placeWords, spotOf, xOf, yOf } from './hex.ts';

export const FieldBoard = ({ table, view, marks = [] }: BoardProps<DroidsShape>) => {
  const box = boxOf(view.radius);
  return (
    <svg
      className="map dd-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={`Field, radius ${view.radius}. Robot at ${placeWords(view.avatar)}`}
    >
      <Field view={view} donkeyLoad={table.world.rules.numbers.donkey.capacity}>
        {marks.map((mark) => (
          <polygon key={mark} className="dd-marked" points={outline(xOf(spotOf(mark)), yOf(spotOf(mark)), 38)} />
        ))}
      </Field>
    </svg>
  );
};
