// What was pointed at: what it is, its state, what it lacks, and what the way there costs.

import type { Cell, StationShape, ThingView } from '@interlock/station';
import { isSpent } from '@interlock/station/screen';
import { Footprints, Wrench } from 'lucide-react';
import { useContext } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { RunContext } from '../../../play/context.ts';
import { WhySubject } from '../../../play/read/InspectSection.tsx';
import type { PanelProps } from '../../screen.ts';
import { cellOfSubject, type Deck, deckOf, keyOf } from '../board/deck.ts';
import { useWays, type Way } from '../board/useWays.ts';
import { LinksKey } from '../links/LinksKey.tsx';
import { frontOf } from '../plan.ts';
import { capital, doorState, hazardNeeds, nameOfCell, thingState, thingTitle } from './words.ts';

/** What stands there, and by which subject it can be asked for its cause. */
const readingOf = (
  deck: Deck,
  cell: Cell,
  isAnswered: boolean,
): { readonly title: string; readonly lines: readonly string[]; readonly subject: string | null } => {
  const key = keyOf(cell);
  const { view } = deck;
  const door = deck.doorAt.get(key);
  if (door)
    return {
      title: `Door into ${deck.roomName.get(door.room) ?? door.room}`,
      // What it lacks is in the answer.
      lines: [
        ...(isAnswered ? [] : [`${capital(doorState(door))}.`]),
        ...(door.isInSight ? [] : ['Not in sight: this is what you last knew.']),
      ],
      subject: door.isLocked ? `door:${door.id}` : `doors:${door.room}`,
    };
  const hazard = deck.hazardAt.get(key);
  if (hazard && !hazard.isFixed)
    return {
      title: capital(hazard.name),
      lines: [
        ...(isAnswered ? [] : [`${hazard.isBlocking ? 'Blocks the way' : 'Slows you down'}; ${hazardNeeds(hazard)}.`]),
        ...(hazard.aura > 0 ? [`A step that ends beside it costs ${hazard.aura} more air.`] : []),
      ],
      subject: `hazard:${hazard.id}`,
    };
  const thing = deck.thingAt.get(key);
  if (thing) {
    const room = deck.roomName.get(thing.room) ?? thing.room;
    return {
      title: thingTitle(thing),
      lines: [
        `In ${room}, ${thingState(thing)}.`,
        ...(thing.kind === 'furniture' && thing.holds
          ? [thing.holds.length === 0 ? 'Empty.' : `Holds ${thing.holds.join(', ')}.`]
          : []),
        ...(thing.kind === 'terminal' ? [`Controls ${thing.controls.map(({ name }) => name).join(', ')}.`] : []),
        ...operatedFrom(thing),
      ],
      subject: `${thing.kind}:${thing.id}`,
    };
  }
  const item = deck.itemAt.get(key);
  if (item)
    return {
      title: capital(item.name),
      lines: ['Lies on the floor. Stepping on it picks it up, free of charge.'],
      subject: null,
    };
  if (view.exit && keyOf(view.exit) === key)
    return {
      title: 'The lift',
      lines: [
        view.objectives.isLiftReady
          ? 'Ready. Standing here clears the deck.'
          : 'Waits until every generator runs and every hazard that blocks is cleared.',
      ],
      subject: 'lift',
    };
  const name = nameOfCell(deck, cell);
  if (name === null)
    return { title: 'Wall or darkness', lines: ['Nothing is known of it that could be walked on.'], subject: null };
  return { title: capital(name.slice(name.indexOf(': ') + 2).replace(/, here$/, '')), lines: [], subject: null };
};

/** Nothing is said of how to use what is used up. */
const operatedFrom = (thing: ThingView): readonly string[] => {
  if (isSpent(thing)) return [];
  if (thing.isInReach) return ['You can operate it from here.'];
  return [`Operated from ${thing.access.map((at) => at.join(',')).join(' or ') || 'nowhere you know'}.`];
};

const NO_ANSWER = { says: null, help: null } as const;

export const Inspector = ({ table, view, frame, selected, isReadOnly, onPlanAll }: PanelProps<StationShape>) => {
  const deck = deckOf(view);
  const front = frontOf(table);
  const cell = cellOfSubject(deck, selected) ?? view.at;
  const ways = useWays(table);
  const session = useContext(RunContext)?.getState().session ?? null;
  // What led where is told once the run is over, in its replay at any turn of it.
  const isOver = session !== null && session.status.is !== 'playing';
  const canWalk = !isReadOnly && frame === null && table.status.is === 'playing';
  const thing = deck.thingAt.get(keyOf(cell));
  const way = canWalk ? bestWay(ways.onto, thing ? thing.access : [cell], front.at) : null;
  const { says, help } = canWalk && selected !== null ? ways.press(cell) : NO_ANSWER;
  const { title, lines, subject } = readingOf(deck, cell, says !== null);
  return (
    <>
      <header>
        <span className="label">{selected === null ? 'Where you stand' : 'Pointed at'}</span>
        <h3>{title}</h3>
      </header>
      <div className="chips">
        <Chip>
          {cell[0]},{cell[1]}
        </Chip>
        {way !== null && way.actions.length > 0 && (
          <Chip>
            <Footprints className="i" aria-hidden />
            {way.actions.length} {way.actions.length === 1 ? 'step' : 'steps'}, {way.air} air
          </Chip>
        )}
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {says !== null && <p className="st-answer">{says}</p>}
      {way !== null && way.actions.length > 0 && (
        <button type="button" className="key key--line st-walk" onClick={() => onPlanAll(way.actions)}>
          <Footprints className="i" aria-hidden />
          <span>Walk {thing ? 'up to it' : 'here'}</span>
        </button>
      )}
      {help !== null && (
        <button type="button" className="key key--line st-walk" onClick={() => onPlanAll(help.actions)}>
          <Wrench className="i" aria-hidden />
          <span>
            {help.words}, {help.air} air
          </span>
        </button>
      )}
      {isOver && isReadOnly && (
        <LinksKey
          {...{ world: table.world, session, turns: table.turn }}
          className="key key--line st-walk"
          word="What depended on what"
        />
      )}
      {subject && <WhySubject subject={subject} key={`${subject} ${table.turn}`} />}
    </>
  );
};

/** The cheapest way to any of the cells; null where one stands there, or none is known. */
const bestWay = (onto: (cell: Cell) => Way | null, cells: readonly Cell[], from: Cell): Way | null => {
  if (cells.some((cell) => keyOf(cell) === keyOf(from))) return null;
  const ways = cells.map(onto).filter((way) => way !== null);
  return ways.sort((a, b) => a.air - b.air)[0] ?? null;
};
