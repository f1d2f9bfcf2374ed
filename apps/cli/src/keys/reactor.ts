// Reactor Maintenance in the hand: arrows move the robot, Space operates what it stands on.

import type { AnyShape, Json, Session, Viewer } from '@interlock/kernel';
import type { ReactorShape } from '@interlock/reactor';
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

export const handling = (): Handling => ({
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
