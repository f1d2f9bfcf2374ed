// The inspector [DS-484 … DS-487]: a deck that cannot be won. Find the fault, mend it as cheaply as can be; ranked, what
// the validator found stays sealed until the repairs are handed in.

import { game } from '@interlock/station';
import {
  addRepair,
  commitRepairs,
  dependencyOf,
  type Inspection,
  inspectorDeck,
  inspectorIds,
  openDeck,
  type Repair,
  repairsFor,
  sayRepair,
  undoRepair,
  unhidden,
  viewInspection,
  type Deck as World,
} from '@interlock/station/screen';
import { type CSSProperties, useMemo, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { Key } from '../../../parts/Key.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import { cellOf, deckOf } from '../board/deck.ts';
import { CELL } from '../board/geometry.ts';
import { Doors } from '../board/layers/Doors.tsx';
import { Ground } from '../board/layers/Ground.tsx';
import { Hazards } from '../board/layers/Hazards.tsx';
import { Marks } from '../board/layers/Marks.tsx';
import { Things } from '../board/layers/Things.tsx';
import { Links } from '../links/Links.tsx';
import '../side/panels.css';
import '../station.css';
import './inspector.css';

const { content } = game;
const BEST = 'interlock.station.inspector';

/** Tools in the order of their price. */
const TOOLS = [
  { type: 'removeFurniture', name: 'Remove furniture' },
  { type: 'moveItem', name: 'Move an item' },
  { type: 'moveControl', name: 'Move a control' },
  { type: 'movePuzzle', name: 'Move a puzzle' },
  { type: 'addTerminal', name: 'Add a terminal' },
  { type: 'addItem', name: 'Add what is missing' },
  { type: 'powerRoom', name: 'Power a room' },
] as const satisfies readonly { readonly type: Repair['type']; readonly name: string }[];

type Best = Readonly<Record<string, number>>;

const readBest = (): Best => {
  try {
    return JSON.parse(localStorage.getItem(BEST) ?? '{}') as Best;
  } catch {
    return {};
  }
};

interface Case {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly inspection: Inspection;
  readonly isHandedIn: boolean;
}

const opened = (id: string | null, seed: string): Case | string => {
  const found = openDeck(content, id === null ? { seed } : { id });
  if (!found.ok) return found.error.message;
  return { id: id ?? seed, ...found.value, isHandedIn: false };
};

const byName = new URLSearchParams(globalThis.location?.search ?? '');

export const InspectorPage = () => {
  const [isRanked, setRanked] = useState(false);
  const [now, setNow] = useState<Case | string>(() => {
    const seed = byName.get('seed');
    return opened(seed === null ? (byName.get('deck') ?? inspectorIds[0]!) : null, seed ?? '');
  });
  const [best, setBest] = useState(readBest);
  const open = (id: string | null): void => setNow(opened(id, freshSeed()));
  return (
    <Page title="The inspector" wide>
      <p className="lead">
        Decks that cannot be won. Find the broken link, mend it as cheaply as can be. Every repair has its price; the
        cheapest one known is par.
      </p>
      <div className="st-cases">
        {inspectorIds.map((id) => (
          <button
            type="button"
            className="key key--line"
            aria-pressed={typeof now !== 'string' && now.id === id}
            key={id}
            onClick={() => open(id)}
          >
            <span>{inspectorDeck(content, id)!.title}</span>
            {best[id] === undefined ? null : <small>{best[id]}</small>}
          </button>
        ))}
        <button type="button" className="key key--line" onClick={() => open(null)}>
          <span>Another one, by chance</span>
        </button>
        <label className="check">
          <input type="checkbox" checked={isRanked} onChange={(event) => setRanked(event.target.checked)} /> Ranked:
          sealed until handed in
        </label>
      </div>
      {typeof now === 'string' ? (
        <p role="alert">{now}</p>
      ) : (
        <Bench
          key={now.id}
          now={now}
          isRanked={isRanked}
          onChange={(next, score) => {
            setNow(next);
            if (score === null || score <= (best[next.id] ?? -1)) return;
            const all = { ...best, [next.id]: score };
            setBest(all);
            localStorage.setItem(BEST, JSON.stringify(all));
          }}
        />
      )}
    </Page>
  );
};

interface BenchProps {
  readonly now: Case;
  readonly isRanked: boolean;
  onChange(next: Case, score: number | null): void;
}

const Bench = ({ now, isRanked, onChange }: BenchProps) => {
  const { inspection, isHandedIn } = now;
  const [tool, setTool] = useState<Repair['type']>('removeFurniture');
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const view = useMemo(() => viewInspection(content, inspection), [inspection]);
  const world = useMemo(() => game.compile!(content, view.level) as World, [view.level]);
  const repairs = useMemo(() => repairsFor(content, view.level), [view.level]);
  const isSealed = isRanked && !isHandedIn;
  const isOver = isHandedIn && (isRanked || view.isSolved);
  const offered = repairs.filter(({ type }) => type === tool);
  const errors = view.findings.filter(({ severity }) => severity === 'error');
  const put = (next: Inspection, isDone = false): void => {
    const after = isDone ? viewInspection(content, next) : null;
    onChange({ ...now, inspection: next, isHandedIn: isDone }, after?.isSolved ? (after.score ?? null) : null);
  };
  const mend = (repair: Repair): void => {
    const next = addRepair(content, inspection, repair);
    if (next.ok) put(next.value);
  };
  const back = (): void => {
    const next = undoRepair(inspection);
    if (next.ok) put(next.value);
  };
  return (
    <div className="st-bench">
      <section aria-label="The deck">
        <header>
          <h2>{now.title}</h2>
          {now.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </header>
        <Plan world={world} marks={isSealed ? [] : pointed} />
        {!isSealed && <Links found={dependencyOf(content, view.level)} isSaidElsewhere />}
      </section>
      <section aria-label="The case">
        <h2>{isSealed ? 'Sealed' : view.isSolved ? 'No error is left' : 'What the validator says'}</h2>
        {isSealed ? (
          <p className="st-sealed">The findings are sealed until you hand in. Point at the fault by mending it.</p>
        ) : (
          <ol className="st-findings">
            {errors.map(({ message, root, cells }) => (
              <li key={message} className={root ? '' : 'dim'}>
                <button type="button" className="ask" onClick={() => setPointed(cells.map(([x, y]) => `${x},${y}`))}>
                  {message}
                </button>
                {root ? null : ' A consequence.'}
              </li>
            ))}
          </ol>
        )}
        <p className="st-spent">
          <b>{view.spent}</b> spent, par <b>{view.par}</b>
          {isOver || (isHandedIn && view.isSolved)
            ? `. ${view.isSolved ? `Mended: ${view.score} of 1000` : 'Handed in with errors left: 0 of 1000'}.`
            : ''}
        </p>
        {inspection.repairs.length > 0 && (
          <ol className="st-made">
            {inspection.repairs.map((repair) => (
              <li key={JSON.stringify(repair)}>{sayRepair(world, repair)}</li>
            ))}
          </ol>
        )}
        <div className="keys">
          <Key off={inspection.repairs.length === inspection.committed && 'no repair is pending'} onClick={back}>
            Take back
          </Key>
          <Key
            off={(isOver && 'it is handed in') || (inspection.repairs.length === 0 && 'nothing was mended yet')}
            onClick={() => put(commitRepairs(inspection), true)}
          >
            Hand in
          </Key>
        </div>
        {!isOver && (
          <>
            <div className="st-tools" role="radiogroup" aria-label="Repairs by kind">
              {TOOLS.map(({ type, name }) => (
                // biome-ignore lint/a11y/useSemanticElements: keys with a price, laid out as a row
                <button
                  type="button"
                  role="radio"
                  aria-checked={tool === type}
                  className="key key--line"
                  key={type}
                  onClick={() => setTool(type)}
                >
                  <span>{name}</span>
                  <small>{content.balance.inspector[type === 'movePuzzle' ? 'moveControl' : type]}</small>
                </button>
              ))}
            </div>
            <ul className="st-repairs">
              {offered.length === 0 ? <li className="dim">Nothing of this kind can be done here.</li> : null}
              {offered.map((repair) => (
                <li key={JSON.stringify(repair)}>
                  <button
                    type="button"
                    className="ask"
                    onClick={() => mend(repair)}
                    onPointerEnter={() => setPointed(cellsOf(repair))}
                    onFocus={() => setPointed(cellsOf(repair))}
                  >
                    {sayRepair(world, repair)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
};

const cellsOf = (repair: Repair): readonly string[] => {
  const at = 'at' in repair ? repair.at : 'to' in repair && typeof repair.to !== 'string' ? repair.to : null;
  return at === null ? [] : [at.join(',')];
};

/** The plan shrinks no further than this, then it scrolls; its words are so much larger that they are read all the same. */
const LEAST = 0.75;
const UP = 1.52;

/** The deck in full light. */
const Plan = ({ world, marks }: { world: World; marks: readonly string[] }) => {
  const deck = useMemo(() => {
    const open = unhidden(world);
    return deckOf(game.view(open.world, open.state, 'player'));
  }, [world]);
  const full = deck.width * CELL;
  const box = `${deck.left * CELL} ${deck.top * CELL} ${full} ${deck.height * CELL}`;
  return (
    <div className="st-plan-scroll">
      <svg
        className="map st-map st-plan"
        viewBox={box}
        style={{ minWidth: LEAST * full, maxWidth: full, '--st-up': UP } as CSSProperties}
        role="img"
        aria-label={`Deck ${deck.view.name}, ${deck.view.rooms.length} rooms`}
      >
        <Ground deck={deck} up={UP} isPowerShown />
        <Hazards deck={deck} up={UP} />
        <Things deck={deck} />
        <Doors deck={deck} />
        <Marks cells={marks.map(cellOf)} />
      </svg>
    </div>
  );
};
