// Where a deck stands in its expedition: which of how many, what the decks before it gave, and what comes along.

import type { StationShape } from '@interlock/station';
import { useMemo } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Group, Row } from '../../../parts/Group.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { grouped } from '../../../play/top/useVerdict.ts';
import { readBook } from '../../../store/progress.ts';
import { InlineIcon } from '../board/layers/icons.tsx';
import { legOf, tallyOf } from '../pages/expedition.ts';
import { count } from './words.ts';

/** Null for a deck of its own. The book is read anew when a run ends. */
export const useLeg = ({ level }: StationShape['world'], isOver: boolean) =>
  useMemo(() => {
    const leg = legOf(level);
    return leg === null ? null : { leg, tally: tallyOf(readBook(), leg), isOver };
  }, [level, isOver]);

export const Expedition = ({ world, isOver }: { world: StationShape['world']; isOver: boolean }) => {
  const found = useLeg(world, isOver);
  if (found === null) return null;
  const { leg, tally } = found;
  return (
    <Group
      label={`Deck ${leg.deck} of ${tally.decks.length}`}
      end={<Chip tone="you">{grouped(tally.score)} points</Chip>}
    >
      {tally.decks.map(({ deck, params: { rooms }, result }) =>
        result === undefined ? null : (
          <Row
            key={deck}
            icon={<span className="num dim">{deck}</span>}
            name={count(rooms, 'room')}
            small={`${result.sheet ? grouped(result.sheet.score) : 0} points`}
            end={<Stars stars={result.stars} />}
          />
        ),
      )}
      <Row
        icon={<InlineIcon name="air" />}
        name="Carried over: points alone"
        small="every deck has its own air, its own cards and its own proof"
      />
    </Group>
  );
};
