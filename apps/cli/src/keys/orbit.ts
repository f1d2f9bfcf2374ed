// Orbit Simulator in the hand: numbers choose a subsystem, plus and minus move its energy, letters give the orders. The
// plan lies over the board with everything it comes to; what cannot be executed says why.

import type { AnyShape, Session, Viewer } from '@interlock/kernel';
import {
  type Action,
  type Appraisal,
  aheadTable,
  type Figure,
  type OrbitShape,
  type OrbitView,
  showPlanner,
  sumLines,
} from '@interlock/orbit';
import { lessonStep, standingOf, texts } from '@interlock/orbit/screen';
import type { Handling, Press } from './handling.ts';

type World = OrbitShape['world'];
type Turns = readonly (readonly Action[])[];

const look = (session: Session<AnyShape>, seat: Viewer): Appraisal => session.appraise(seat) as unknown as Appraisal;

/** The entry of an order on offer, by its id. */
const orderOf = ({ options }: Appraisal, id: string): Press => {
  const option = options.find((one) => one.id === id);
  return option === undefined ? { lines: [] } : { plan: option.entry };
};

/** The next of these orders after the one chosen, round and round. */
const nextOf = (shown: Appraisal, ids: readonly string[]): Press => {
  const known = ids.filter((id) => shown.options.some((one) => one.id === id));
  const at = known.findIndex((id) => shown.options.some((one) => one.id === id && one.isChosen));
  return orderOf(shown, known[(at + 1) % known.length]!);
};

/** One power more or less of a kind of burn; none is coasting. */
const burn = (shown: Appraisal, kind: 'transfer' | 'phase', by: number): Press => {
  const { move } = shown.plan;
  const powers = shown.options.filter((one) => one.kind === kind).length;
  const now = move.kind === kind ? move.power : 0;
  const power = (now + by + powers + 1) % (powers + 1);
  return orderOf(shown, power === 0 ? 'coast' : `${kind}-${power}`);
};

/** In a duel every entry says whose it is. */
const sided = (view: OrbitView, seat: Viewer, entry: object): Press => ({
  plan: (view.isDuel ? { ...entry, side: seat } : entry) as Action,
});

export const handling = (): Handling => {
  /** The row that plus and minus move, for each seat: whose turn it is learns nothing of what the other one had in hand. */
  const rowOf = new Map<Viewer, number>();

  const press = (name: string, session: Session<AnyShape>, seat: Viewer): Press | null => {
    const view = session.view(seat) as OrbitView;
    const shown = look(session, seat);
    const rows = shown.rows.filter(({ isInstalled }) => isInstalled);
    const chosen = rowOf.get(seat) ?? 0;
    const step = (by: number): Press => {
      const row = rows[chosen % rows.length];
      if (row === undefined) return { lines: [] };
      return sided(view, seat, { type: 'energy', subsystem: row.id, value: row.pending + by });
    };
    const vent = (by: number): Press => sided(view, seat, { type: 'vent', value: shown.plan.vent + by });
    if (/^[1-7]$/.test(name)) {
      // a subsystem keeps its number, whatever else is on board
      const at = rows.indexOf(shown.rows[Number(name) - 1]!);
      if (at >= 0) rowOf.set(seat, at);
      return { lines: [] };
    }
    switch (name) {
      case 'up':
      case 'down':
        rowOf.set(seat, (chosen + (name === 'up' ? rows.length - 1 : 1)) % rows.length);
        return { lines: [] };
      case '+':
      case 'right':
        return step(1);
      case '-':
      case 'left':
        return step(-1);
      case 'v':
        return vent(1);
      case 'V':
        return vent(-1);
      case 'r':
        return orderOf(shown, 'rotate');
      case 'c':
        return orderOf(shown, 'coast');
      case 't':
      case 'T':
        return burn(shown, 'transfer', name === 't' ? 1 : -1);
      case 'p':
      case 'P':
        return burn(shown, 'phase', name === 'p' ? 1 : -1);
      case 'l':
        return nextOf(shown, ['laser-auto', 'laser-hold', 'laser-attack', 'laser-defend']);
      case 'g':
        return nextOf(shown, ['railgun-hold', 'railgun-fire', 'railgun-brace']);
      case 'm':
        return nextOf(
          shown,
          shown.options.map(({ id }) => id).filter((id) => id.startsWith('launch-')),
        );
      case 'X':
        if (!view.isDuel) return { lines: [] };
        return isConceding(session, seat) ? { command: 'undo' } : { plan: { type: 'concede', side: seat } as Action };
      case 'z':
        return { command: 'undo' };
      case 'y':
        return { command: 'redo' };
      case 'x':
        return { command: 'clear' };
      case 'i':
        return { lines: intents(view) };
      case 'n':
        return { lines: sumLines(view, shown, sumsOf(session, view, shown)) };
      case 'w':
        return { lines: aheadTable(view, shown) };
      default:
        return null;
    }
  };

  return {
    board: (session, seat, room) => {
      const shown = look(session, seat);
      const rows = shown.rows.filter(({ isInstalled }) => isInstalled);
      const at = rows.length === 0 ? null : rows[(rowOf.get(seat) ?? 0) % rows.length]!.id;
      const view = session.view(seat) as OrbitView;
      return showPlanner(session.world as World, view, shown, {
        room,
        chosen: at,
        note: isConceding(session, seat)
          ? '! Conceding with this plan; X thinks again.'
          : lessonOf(view, session, seat),
      });
    },
    press,
    footer: '? keys · Enter executes · z undo · i intents · w ahead · n sums · q quit',
    help: [
      ['1 … 7, up, down', 'choose a subsystem'],
      ['+ -, right, left', 'more and less energy for it'],
      ['v V', 'vent more, less'],
      ['r', 'turn round'],
      ['c t T p P', 'coast; transfer and phase, a power up or down'],
      ['l g m', 'next order for the laser, the railgun, the missiles'],
      ['z y x', 'undo, redo, drop the plan'],
      ['i w n', 'read intents; everybody turn by turn; every number with its sum'],
      ['X', 'in a duel: concede, or think again'],
      ['Enter', 'execute the turn'],
    ],
    signs: [
      'X> X< a ship facing prograde or retrograde  *1 missile  [1 gate, = its reach  +2 several',
      "x' where an opponent goes  ~ its laser's window  - its railgun's lane  o1 o2 … you, turn by turn",
      'eng 0>2!/3: engines from 0 to 2 of 3, hot; return [D][V][ ]: energy taken back, heat vented, of three',
    ],
    // Only rows of the board begin with a ring's name; signs elsewhere are words.
    paint: [
      { match: /(?<=^R[1-6] v.*)[~-]/, style: 'red' },
      { match: /(?<=^R[1-6] v.*)o[1-6]/, style: 'cyan' },
      { match: /(?<=^R[1-6] v.*)K[<>]/, style: 'inverse' },
      { match: /(?<=^R[1-6] v.*)(\[[0-9]|=)/, style: 'green' },
      { match: /(?<=^R[1-6] v.*)\*[0-9]/, style: 'magenta' },
      { match: /^! .*/, style: 'red' },
      { match: /OK to execute/, style: 'green' },
    ],
    quiet: ['planCommitted', 'turnEnded', 'intentPublished', 'subsystemActivated', 'subsystemDeactivated'],
  };
};

/** Every number: what the plan comes to, what stands whatever is planned, what the orders would come to. */
const sumsOf = (session: Session<AnyShape>, view: OrbitView, { figures }: Appraisal): readonly Figure[] => {
  const turns = session.turns.map((_, i) => session.seen(i + 1).map(({ event }) => event as OrbitShape['event']));
  const isOrder = ({ id }: Figure): boolean => id.startsWith('order.');
  return [
    ...figures.filter((figure) => !isOrder(figure)),
    ...standingOf(session.world as World, view, turns),
    ...figures.filter(isOrder),
  ];
};

const isConceding = (session: Session<AnyShape>, seat: Viewer): boolean =>
  session.pendingOf(seat).some((entry) => (entry as Action).type === 'concede');

/** What the lesson of a first scenario asks for next, as on the screen. */
const lessonOf = ({ level, ending }: OrbitView, session: Session<AnyShape>, seat: Viewer): string | null => {
  const prompts = texts.tutorial[level];
  if (!prompts || ending !== null) return null;
  const step = lessonStep(prompts, session.turns as Turns, session.pendingOf(seat) as readonly Action[]);
  if (step === null) return null;
  if (step === 'astray') return 'Lesson: a turn was flown without it. z takes it back and it goes on.';
  return `Lesson ${step.at + 1}/${prompts.length}: ${step.prompt.say}`;
};

const intents = ({ intents: list, ships }: OrbitView): readonly string[] =>
  list.length === 0
    ? ['Nobody has announced anything.']
    : list.map(({ ship, text }) => `${ships.find(({ id }) => id === ship)!.name}: ${text}`);
