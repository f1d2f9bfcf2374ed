// You and the deck: what the lift waits for, what is carried, the terminals in reach with their switches, what the feeds
// told, the board of a puzzle one stands at.

import type { PanelView, StationShape, StationView, ThingView } from '@interlock/station';
import { logOf } from '@interlock/station/screen';
import { Chip } from '../../../parts/Chip.tsx';
import { Group, Row } from '../../../parts/Group.tsx';
import type { PanelProps } from '../../screen.ts';
import { InlineIcon, iconOfItem } from '../board/layers/icons.tsx';
import { useSight } from '../board/sight.ts';
import { frontOf } from '../plan.ts';
import { Expedition } from './Expedition.tsx';
import { capital, count, hazardNeeds, thingTitle } from './words.ts';

export const Side = ({ table, view, frame, isReadOnly, onPlan, onSelect }: PanelProps<StationShape>) => {
  const front = frame === null ? frontOf(table) : view;
  const canAct = !isReadOnly && frame === null && table.status.is === 'playing';
  return (
    <>
      <Expedition world={table.world} isOver={table.status.is !== 'playing'} />
      <Wanted view={view} isWon={table.status.is === 'won'} onSelect={onSelect} />
      {table.status.is === 'playing' && <Locked view={view} />}
      <Carried view={front} />
      {front.panels.map((panel) => (
        <Panel
          key={panel.terminal}
          panel={panel}
          load={front.load}
          known={(room) => front.doors.filter((door) => door.room === room).length}
          onSwitch={canAct ? (room, what, on) => onPlan({ type: what, terminal: panel.terminal, room, on }) : null}
        />
      ))}
      {front.things.map((thing) =>
        thing.kind === 'puzzle' && thing.isInReach ? (
          <PuzzleBoard
            key={thing.id}
            puzzle={thing}
            onPress={canAct && !thing.isSolved ? (k) => onPlan({ type: 'pressRelay', puzzle: thing.id, k }) : null}
          />
        ) : null,
      )}
      <Feeds view={front} onSelect={onSelect} />
    </>
  );
};

interface WantedProps {
  readonly view: StationView;
  readonly isWon: boolean;
  onSelect(subject: string | null): void;
}

/** What the lift asks for, thing by thing as far as it is known. */
const Wanted = ({ view, isWon, onSelect }: WantedProps) => {
  const { objectives } = view;
  const { generators, hazards } = objectives;
  const found = view.things.filter((thing) => thing.kind === 'generator');
  const active = view.hazards.filter((hazard) => hazard.isBlocking && !hazard.isFixed);
  const unseenGenerators = generators.total - found.length;
  const unseenHazards = hazards.total - hazards.done - active.length;
  return (
    <Group
      label="The lift needs"
      end={
        <Chip tone={objectives.isLiftReady ? 'ready' : 'caution'} glyph={objectives.isLiftReady ? 'ready' : 'caution'}>
          {objectives.isLiftReady ? 'Ready' : 'Not ready'}
        </Chip>
      }
    >
      {objectives.isLiftReady && (
        <Row
          icon={<InlineIcon name="lift" />}
          name="Nothing more"
          small={isWon ? 'it has gone up' : 'stand on the lift to clear the deck'}
        />
      )}
      {found.map((thing) => (
        <Row
          key={thing.id}
          icon={<InlineIcon name="generator" />}
          name={<Ask text={thingTitle(thing)} onClick={() => onSelect(`generator:${thing.id}`)} />}
          small={thing.isPowered ? 'running' : `takes ${batteries(thing.required)}, has ${thing.inserted}`}
          end={
            <Chip tone={thing.isPowered ? 'ok' : ''}>
              {thing.isPowered ? 'Running' : `${thing.inserted}/${thing.required}`}
            </Chip>
          }
        />
      ))}
      {unseenGenerators > 0 && (
        <Row
          icon={<InlineIcon name="generator" />}
          name={count(unseenGenerators, 'generator')}
          small="not found yet"
          end={<Where />}
        />
      )}
      {active.map((hazard) => (
        <Row
          key={hazard.id}
          icon={<InlineIcon name="triangle" />}
          name={<Ask text={`${capital(hazard.name)} cleared`} onClick={() => onSelect(`hazard:${hazard.id}`)} />}
          small={hazardNeeds(hazard)}
          end={hazard.tool?.isHeld ? <Chip tone="ok">You can</Chip> : undefined}
        />
      ))}
      {unseenHazards > 0 && (
        <Row
          icon={<InlineIcon name="triangle" />}
          name={count(unseenHazards, 'hazard')}
          small="not found yet"
          end={<Where />}
        />
      )}
      {objectives.wanted.map(({ item, name, isHeld }) => (
        <Row
          key={item}
          icon={<InlineIcon name={iconOfItem(item)} />}
          name={capital(name)}
          small="brought to the lift"
          end={isHeld ? <Chip tone="ok">Held</Chip> : <Where />}
        />
      ))}
    </Group>
  );
};

/** Cards of locked doors that are known: what lies behind may be needed or not, nobody knows yet. */
const Locked = ({ view }: { view: StationView }) => {
  const cards = new Map(
    view.doors.flatMap(({ card, isLocked }) =>
      isLocked && card && !card.isHeld ? [[card.item, card.name] as const] : [],
    ),
  );
  if (cards.size === 0) return null;
  return (
    <Group label="Locked doors you know">
      {[...cards].map(([item, name]) => (
        <Row
          key={item}
          icon={<InlineIcon name="card" />}
          name={capital(name)}
          small="unlocks its room"
          end={<Where />}
        />
      ))}
    </Group>
  );
};

const batteries = (n: number): string => `${n} ${n === 1 ? 'battery' : 'batteries'}`;

const Ask = ({ text, onClick }: { text: string; onClick(): void }) => (
  <button type="button" className="ask" onClick={onClick}>
    {text}
  </button>
);

const Where = () => (
  <Chip tone="unknown" glyph="unknown">
    Where?
  </Chip>
);

const Carried = ({ view }: { view: StationView }) => {
  const fits = (item: string): string | null =>
    view.hazards.find(({ tool, isFixed }) => !isFixed && tool?.item === item)?.name ?? null;
  return (
    <Group label="You carry">
      {view.inventory.length === 0 && <Row name="Nothing yet" small="search furniture; step on what lies about" />}
      {view.inventory.map(({ item, name, count: n }) => (
        <Row
          key={item}
          icon={<InlineIcon name={iconOfItem(item)} />}
          name={<Held item={item} name={capital(name)} />}
          end={
            fits(item) ? (
              <Chip tone="ok" glyph="ok">
                Fits the {fits(item)}
              </Chip>
            ) : n > 1 || item === 'battery' ? (
              <span className="num">{n}</span>
            ) : undefined
          }
        />
      ))}
    </Group>
  );
};

/** An item by its name; a log can be opened and read. */
const Held = ({ item, name }: { item: string; name: string }) => {
  const log = logOf(item);
  if (log === undefined) return name;
  return (
    <details className="st-log">
      <summary>{log.title}</summary>
      <small>
        Day {log.day}, {log.by}
      </small>
      <p>{log.text}</p>
    </details>
  );
};

interface PanelGroupProps {
  readonly panel: PanelView;
  readonly load: StationView['load'];
  /** How many doors of a room are known. */
  known(room: string): number;
  readonly onSwitch: ((room: string, what: 'setDoorPower' | 'setCctvPower', on: boolean) => void) | null;
}

const tryOut: ReturnType<typeof useSight.getState>['try'] = (tried) => useSight.getState().try(tried);

/** `3 doors, 1 seen`: of what is not seen yet no preview can tell. */
const doorsSeen = (doors: number, seen: number): string => {
  if (seen === doors) return count(doors, 'door');
  return `${count(doors, 'door')}, ${seen === 0 ? 'none' : seen} seen`;
};

const Panel = ({ panel, load, known, onSwitch }: PanelGroupProps) => (
  <Group
    label={`Terminal ${panel.terminal}, ${count(panel.rows.length, 'room')}`}
    end={
      load && (
        <Chip tone={load.now >= load.capacity ? 'caution' : ''} glyph="electricity">
          Load {load.now}/{load.capacity}
        </Chip>
      )
    }
  >
    {panel.rows.map(({ room, name, isDoorsOn, isCctvOn, doors }) => (
      <Row
        key={room}
        name={name}
        small={doorsSeen(doors, known(room))}
        end={
          <span className="st-switches">
            <Switch
              word="Doors"
              label={`Doors of ${name}`}
              isOn={isDoorsOn}
              onTry={(isTried) => tryOut(isTried ? { room, on: !isDoorsOn } : null)}
              onPress={onSwitch && (() => onSwitch(room, 'setDoorPower', !isDoorsOn))}
            />
            <Switch
              word="CCTV"
              label={`Cameras of ${name}`}
              isOn={isCctvOn}
              onPress={onSwitch && (() => onSwitch(room, 'setCctvPower', !isCctvOn))}
            />
          </span>
        }
      />
    ))}
  </Group>
);

interface SwitchProps {
  readonly word: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: (() => void) | null;
  /** Pointed at or focused: the board shows what it would change. */
  onTry?(isTried: boolean): void;
}

const Switch = ({ word, label, isOn, onPress, onTry }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    className={`st-switch${isOn ? ' is-on' : ''}`}
    aria-disabled={onPress === null || undefined}
    onClick={onPress ?? undefined}
    onPointerEnter={() => onTry?.(true)}
    onPointerLeave={() => onTry?.(false)}
    onFocus={() => onTry?.(true)}
    onBlur={() => onTry?.(false)}
  >
    {word} {isOn ? 'on' : 'off'}
  </button>
);

type Puzzle = Extract<ThingView, { kind: 'puzzle' }>;

const PuzzleBoard = ({ puzzle, onPress }: { puzzle: Puzzle; onPress: ((k: number) => void) | null }) => (
  <Group
    label={thingTitle(puzzle)}
    end={<Chip tone={puzzle.isSolved ? 'ok' : ''}>{puzzle.isSolved ? 'Solved' : 'Not solved'}</Chip>}
  >
    {puzzle.type === 'relay' ? (
      <div className="row">
        {/* biome-ignore lint/a11y/useSemanticElements: a board of lamps, not a form's field set */}
        <div className="st-lamps" role="group" aria-label="Fault lamps; a press turns a lamp and its neighbours">
          {puzzle.lamps.map((isLit, k) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
              key={k}
              className={`st-lamp${isLit ? ' is-lit' : ''}`}
              aria-label={`Lamp ${k + 1}, ${isLit ? 'lit' : 'dark'}`}
              aria-disabled={onPress === null || undefined}
              onClick={onPress ? () => onPress(k) : undefined}
            >
              {k + 1}
            </button>
          ))}
        </div>
        <span className="dim">Make all nine dark. A press turns a lamp and those beside it.</span>
      </div>
    ) : (
      <>
        <Row
          name={<span className="num st-code">{puzzle.digits.map((digit) => digit ?? '·').join(' ')}</span>}
          small="digits your fragments tell"
        />
        {puzzle.fragments.map(({ item, isHeld }) => (
          <Row
            key={item}
            icon={<InlineIcon name="fragment" />}
            name={capital(item.replace(':', ' '))}
            end={isHeld ? <Chip tone="ok">Held</Chip> : <Where />}
          />
        ))}
      </>
    )}
  </Group>
);

const Feeds = ({ view, onSelect }: { view: StationView; onSelect(subject: string | null): void }) => {
  const last = view.feeds.at(-1);
  if (!last) return null;
  const known = last.furniture.map((id) => view.things.find((thing) => thing.id === id));
  return (
    <Group label={`Feeds, as of action ${last.action}`}>
      {known.every((thing) => thing === undefined) && (
        <Row name="Nothing left to find" small="in the rooms on camera" />
      )}
      {known.map((thing) =>
        thing ? (
          <Row
            key={thing.id}
            icon={<InlineIcon name="furniture" />}
            name={<Ask text={thingTitle(thing)} onClick={() => onSelect(`cell@${thing.at.join(',')}`)} />}
            small={view.rooms.find(({ id }) => id === thing.room)?.name ?? ''}
            end={
              thing.kind === 'furniture' && thing.isSearched ? (
                <Chip>Searched</Chip>
              ) : (
                <Chip tone="ok">Holds something</Chip>
              )
            }
          />
        ) : null,
      )}
    </Group>
  );
};
