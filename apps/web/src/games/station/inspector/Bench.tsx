// A case on the bench: the deck and what depends on what in it, the findings or their seal, the repairs that can be made,
// and the key that hands them in.

import { game } from '@interlock/station';
import {
  addRepair,
  commitRepairs,
  dependencyOf,
  type Inspection,
  type Repair,
  repairsFor,
  sayRepair,
  undoRepair,
  viewInspection,
  type Deck as World,
} from '@interlock/station/screen';
import { useMemo, useState } from 'react';
import { go } from '../../../app/router.ts';
import { Chip } from '../../../parts/Chip.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Key } from '../../../parts/Key.tsx';
import { Commit } from '../../../parts/plan/Commit.tsx';
import { OWN_LEVEL } from '../../../play/start/ownLevel.ts';
import { Links } from '../links/Links.tsx';
import { BenchPlan } from './BenchPlan.tsx';
import { type Case, nextId } from './cases.ts';
import { Findings } from './Findings.tsx';
import { spotOf, TOOLS, type Tool } from './tools.ts';

const { content } = game;

/** A mended deck is a deck like any other: it can be played. */
const walk = (level: World['level']): void => {
  sessionStorage.setItem(OWN_LEVEL, JSON.stringify(game.level.encode(level)));
  go(`/play/${game.id}?own`);
};

interface BenchProps {
  readonly now: Case;
  onChange(next: Case, score: number | null): void;
  onOpen(id: string | null): void;
}

export const Bench = ({ now, onChange, onOpen }: BenchProps) => {
  const { inspection, isHandedIn, isRanked } = now;
  const view = useMemo(() => viewInspection(content, inspection), [inspection]);
  const found = useMemo(() => viewInspection(content, { ...inspection, repairs: [], committed: 0 }), [inspection]);
  const world = useMemo(() => game.compile!(content, view.level) as World, [view.level]);
  const repairs = useMemo(() => repairsFor(content, view.level), [view.level]);
  const [chosen, setTool] = useState<Tool>('removeFurniture');
  const [pointed, setPointed] = useState<readonly string[]>([]);
  /** A cell of the plan that was pressed: only repairs that end there are listed. */
  const [spot, setSpot] = useState<string | null>(null);
  const isSealed = isRanked && !isHandedIn;
  const isOver = isHandedIn && (isRanked || view.isSolved);
  const tool = repairs.some(({ type }) => type === chosen) ? chosen : (repairs[0]?.type ?? chosen);
  const offered = repairs.filter(({ type }) => type === tool);
  const listed = spot === null ? offered : offered.filter((repair) => spotOf(view.level, repair) === spot);

  const put = (next: Inspection, isDone = false): void => {
    setSpot(null);
    setPointed([]);
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
  /** The only repair that ends on a cell is made, of several one is chosen from the list. */
  const pressCell = (cell: string): void => {
    const there = offered.filter((repair) => spotOf(view.level, repair) === cell);
    if (there.length === 1) mend(there[0]!);
    else setSpot(there.length === 0 ? null : cell);
  };
  const next = nextId(now);
  return (
    <div className="st-bench">
      <section aria-label="The deck">
        <header>
          <h2>{now.title}</h2>
          {now.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </header>
        <BenchPlan
          world={world}
          marks={isSealed ? [] : pointed}
          offered={isOver ? [] : offered.map((repair) => spotOf(view.level, repair))}
          spot={spot}
          onPress={pressCell}
        />
        {isOver ? null : (
          <p className="dim st-benchhint">Dashed cells take the chosen kind of repair; press one, or choose below.</p>
        )}
        {!isSealed && <Links found={dependencyOf(content, view.level)} isSaidElsewhere />}
      </section>
      <section aria-label="The case">
        <Findings view={view} found={found} isSealed={isSealed} isHandedIn={isHandedIn} onPoint={setPointed} />
        <Facts
          facts={[
            { label: 'Spent', now: String(view.spent), ...(view.spent > view.par ? { tone: 'caution' as const } : {}) },
            { label: 'Par', now: String(view.par) },
            ...(isOver ? [{ label: 'Score of 1000', now: String(view.isSolved ? view.score : 0) }] : []),
          ]}
        />
        {inspection.repairs.length > 0 && (
          <ol className="st-made" aria-label="Repairs made">
            {inspection.repairs.map((repair) => (
              <li key={JSON.stringify(repair)}>{sayRepair(world, repair)}</li>
            ))}
          </ol>
        )}
        <div className="keys st-benchkeys">
          <Key off={inspection.repairs.length === inspection.committed && 'no repair is pending'} onClick={back}>
            Take back
          </Key>
          {isOver ? (
            <>
              {view.isSolved && <Key onClick={() => walk(view.level)}>Walk it</Key>}
              <Key onClick={() => onOpen(now.id)}>{now.id === null ? 'Another one' : 'Once more'}</Key>
              <Commit
                act={next === null ? 'Another one' : 'The next case'}
                note={next === null ? 'broken by chance' : 'in the order of their chains'}
                mood="calm"
                onPress={() => onOpen(next)}
              />
            </>
          ) : (
            <Commit
              act="Hand in"
              note={
                inspection.repairs.length === 0
                  ? 'nothing is mended yet'
                  : isSealed
                    ? `${view.spent} spent; the seal breaks`
                    : view.isSolved
                      ? `${view.spent} spent, no error left`
                      : 'errors are left'
              }
              mood={inspection.repairs.length === 0 ? 'empty' : isSealed || view.isSolved ? 'calm' : 'risky'}
              onPress={() => inspection.repairs.length > 0 && put(commitRepairs(inspection), true)}
            />
          )}
        </div>
        {!isOver && (
          <>
            <div className="st-tools" role="radiogroup" aria-label="Repairs by kind">
              {TOOLS.map(({ type, name }) => {
                const many = repairs.filter((one) => one.type === type).length;
                return (
                  <Key
                    role="radio"
                    aria-checked={tool === type}
                    kind="line"
                    key={type}
                    off={many === 0 && 'nothing of this kind can be done here'}
                    onClick={() => {
                      setTool(type);
                      setSpot(null);
                    }}
                  >
                    {name} <Chip>{content.balance.inspector[type === 'movePuzzle' ? 'moveControl' : type]}</Chip>
                  </Key>
                );
              })}
            </div>
            <ul className="st-repairs" aria-label="Repairs of this kind">
              {listed.map((repair) => (
                <li key={JSON.stringify(repair)}>
                  <button
                    type="button"
                    className="ask"
                    onClick={() => mend(repair)}
                    onPointerEnter={() => setPointed([spotOf(view.level, repair)])}
                    onFocus={() => setPointed([spotOf(view.level, repair)])}
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
