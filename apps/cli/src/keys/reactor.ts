// Reactor Maintenance in the hand: arrows move the robot, Space operates what it stands on.

import type { AnyShape, Json, Session, Viewer } from '@interlock/kernel';
import type { ReactorShape } from '@interlock/reactor';
import { facilityOf, frontOf, namesIn, walkOn } from '@interlock/reactor/screen';
import { type Handling, moveKey } from './handling.ts';

const TYPES: Readonly<Record<string, string>> = { ' ': 'interactProp', e: 'interactLeak', X: 'activateReactor' };

const typeOf = (action: Json): unknown => (action as { readonly type?: unknown } | null)?.type;

type View = ReactorShape['view'];
/** Characters of a cell. */
const CELL = 3;

/** `*` on bare floor the robot will walk over, and the actions that the plan leaves. */
const withPlan = (session: Session<AnyShape>, seat: Viewer, board: string): string => {
  const plan = session.pendingOf(seat);
  const { actionsLeft, costs } = session.view(seat) as View;
  const lines = board.split('\n');
  let left = actionsLeft;
  for (const [i, action] of plan.entries()) {
    left -= costs[typeOf(session.game.action.encode(action)) as keyof typeof costs];
    const [x, y] = (session.previewOf([plan.slice(0, i + 1)], 0, seat).frames[0]?.view as View | undefined)?.robot
      .at ?? [-1, -1];
    const row = lines[y];
    if (row?.[x * CELL] === '.') lines[y] = `${row.slice(0, x * CELL)}*${row.slice(x * CELL + 1)}`;
  }
  return lines.join('\n').replace(`actions ${actionsLeft}/`, `actions ${left}/`);
};

/** Leaks are listed by name; the rules take a repair without one where there is one leak only. */
const isUnnamedRepair = (action: Json): boolean => {
  const { do: deed, leak } = action as { readonly do?: unknown; readonly leak?: unknown };
  return deed === 'repair' && leak === undefined;
};

type Heard = ReturnType<NonNullable<Handling['hears']>>;

const told = (line: string): Heard => ({ turns: [], lines: [line], isRefusal: true });

/** `go to fuel source`, `walk to 4,1`: the walk there goes into the plan, as a press on the cell puts it on the screen. */
const walkBy: NonNullable<Handling['hears']> = (session, line) => {
  const asked = /^(?:go|walk)(?: +to)?(?: +the)? +(.+)$/i.exec(line)?.[1]?.toLowerCase();
  if (asked === undefined) return null;
  const view = session.view() as View;
  const names = namesIn(view);
  const things = [
    ...view.props.map(({ id, at }) => ({ name: names.prop(id), at })),
    ...view.leaks.map(({ id, face }) => ({ name: names.leak(id), at: face })),
  ];
  const cell = /^\(?(\d+) *, *(\d+)\)?$/.exec(asked);
  const exact = things.filter(({ name }) => name.toLowerCase() === asked);
  const near =
    exact.length > 0
      ? exact
      : things.filter((one) => asked.split(/ +/).every((w) => one.name.toLowerCase().includes(w)));
  if (!cell && near.length > 1) return told(`Which one: ${near.map(({ name }) => name).join(', ')}?`);
  const at = cell ? [Number(cell[1]), Number(cell[2])] : near[0]?.at;
  if (at === undefined) return told(`There is no ${asked} to go to. A cell goes by its place: go to 4,1.`);
  const facility = facilityOf(view);
  const [x, y] = [at[0]!, at[1]!];
  if (x >= facility.width || y >= facility.height) return told(`There is no cell ${x},${y}.`);
  const to = y * facility.width + x;
  const plan = session.pending as ReactorShape['action'][];
  if (frontOf(facility, plan) === to) return told('The robot is there already.');
  const walk = walkOn(facility, plan, to);
  return walk === null ? told(`No way leads to ${x},${y}.`) : { turns: [], plan: walk, lines: [], isRefusal: false };
};

export const handling = (): Handling => ({
  hears: walkBy,
  phrases: [['go to eye, go to 4,1', 'plan the walk there, by name or place']],
  omits: isUnnamedRepair,
  overlay: withPlan,
  key: (name, actions) => {
    const type = TYPES[name];
    if (type === undefined) return moveKey(name, actions);
    const index = actions.findIndex((action) => typeOf(action) === type);
    return index < 0 ? null : index;
  },
  help: [
    ['Space', 'operate what stands here'],
    ['e', 'the first remedy of the list'],
    ['X', 'activate the reactor'],
  ],
  signs: [
    'A cell of the map is three characters: what stands there, its state, what lies on the floor.',
    '  stands   # wall  . floor  * planned  : core  @ robot  1 2 3 fuel, coolant, electricity source  4 5 6 their consumers',
    '           T X junctions  D door  ? eye terminal  $ supply  R control site  % leak  ~ sparking wall',
    '  state    + on  - off  P producing  s supplied  ! starved  door o open | shut  T 0 to 4: quarters to branch A',
    "  floor    f c e h fuel, coolant, charge, heat at caution  F C E H critical  * several  ' a little",
  ],
  // Only rows of the map begin with a wall; letters elsewhere are words.
  paint: [
    { match: /@/, style: 'inverse' },
    { match: /(?<=^#.*)[FCEH*]/, style: 'red' },
    { match: /(?<=^#.*)[fceh']/, style: 'yellow' },
    { match: /(?<=^#.*)P/, style: 'green' },
    { match: /(?<=^#.*)R/, style: 'magenta' },
    { match: /CRITICAL|LOST/, style: 'red' },
    { match: /CAUTION/, style: 'yellow' },
    { match: /STABLE|READY/, style: 'green' },
  ],
});
