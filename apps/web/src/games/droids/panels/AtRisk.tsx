// The cards an anomaly would look at first: those that lay idle.

import type { View } from '@interlock/droids';
import { Chip } from '../../../parts/Chip.tsx';
import { Group, Row } from '../../../parts/Group.tsx';
import { cardOf } from '../deck.ts';
import type { World } from '../field/field.ts';
import { Line } from '../icons.tsx';
import { cardWords, spaced } from '../words.ts';

export const AtRisk = ({ view, world }: { view: View; world: World }) => {
  const shown = view.atRisk.slice(0, world.rules.numbers.atRisk.shown);
  if (shown.length === 0) return null;
  const of = (
    <Chip>
      first {shown.length} of {view.atRisk.length}
    </Chip>
  );
  return (
    <Group label="At risk, idle today" end={of}>
      {shown.map((id, i) => {
        const card = cardOf(view, id);
        const name = card ? cardWords(world, card.type).name : spaced(id);
        return (
          <Row
            key={id}
            icon={<Line name="card" />}
            name={
              <>
                {name} <span className="num dim">{id}</span>
              </>
            }
            end={<span className="num">{['1st', '2nd', '3rd'][i] ?? `${i + 1}th`}</span>}
          />
        );
      })}
    </Group>
  );
};
