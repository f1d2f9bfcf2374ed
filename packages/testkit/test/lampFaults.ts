// Broken variants of lamp, each with the check that must catch it and what it says.

import type { Dice, Game, Tape, Turn } from '@interlock/kernel';
import { type LampShape, game as lamp } from '@interlock/lamp';
import type { CheckName } from '../src/index.ts';

type State = LampShape['state'];
type Event = LampShape['event'];
type Content = LampShape['content'];

interface Broken {
  readonly fault: string;
  readonly with?: Partial<Game<LampShape>>;
  readonly without?: keyof Game<LampShape>;
  readonly caughtBy: CheckName;
  readonly saying: RegExp;
}

/** Play as lamp does, and then something more. */
const playThen =
  (more: (content: Content, draft: State, turn: Turn<LampShape>, tape: Tape<Event>) => void): Game<LampShape>['play'] =>
  (content, draft, turn, tape) => {
    lamp.play(content, draft, turn, tape);
    more(content, draft, turn, tape);
  };

let calls = 0;

export const variants: readonly Broken[] = [
  {
    fault: 'legal changes the state it is handed',
    with: {
      legal: (content, state, pending) => {
        state.oil += 1;
        return lamp.legal(content, state, pending);
      },
    },
    caughtBy: 'no function changes its input',
    saying: /legal changed the state it was handed, at oil/,
  },
  {
    fault: 'view changes the state it is handed',
    with: {
      view: (content, state, viewer) => {
        state.seen[state.at] = 2;
        return lamp.view(content, state, viewer);
      },
    },
    caughtBy: 'no function changes its input',
    saying: /view and show changed the state it was handed, at seen/,
  },
  {
    fault: 'play changes the content',
    with: {
      play: playThen((content) => {
        content.light += 1;
      }),
      content: { ...lamp.content },
    },
    caughtBy: 'no function changes its input',
    saying: /play changed the content it was handed, at light/,
  },
  {
    fault: 'view leaks a hidden cell',
    with: {
      view: (content, state, viewer) => ({
        ...lamp.view(content, state, viewer),
        actions: content.actions + (state.cells.includes('o') ? 1 : 0),
      }),
    },
    caughtBy: 'what is hidden stays hidden',
    saying: /(hidden shows through the view|supposed state looks otherwise than the true one), at actions/,
  },
  {
    fault: 'refuse leaks a hidden cell',
    with: {
      refuse: (content, state, turn) => {
        const found = lamp.refuse(content, state, turn);
        const isPit = state.cells[state.at + 1] === 'o' && turn[0] === 'east';
        return isPit ? [...found, { code: 'pit', why: 'There is a pit.', at: 0 }] : found;
      },
      legal: (content, state, pending) =>
        [...lamp.legal(content, state, pending)].filter(
          (action) => state.cells[state.at + 1] !== 'o' || [...pending, action][0] !== 'east',
        ),
    },
    caughtBy: 'what is hidden stays hidden',
    saying: /hidden shows through what is legal/,
  },
  {
    fault: 'preview leaks what lies in the dark, because nothing is supposed',
    with: { suppose: (_, state) => state },
    caughtBy: 'what is hidden stays hidden',
    saying: /hidden shows through (the preview of a turn|what a player must suppose)/,
  },
  {
    fault: 'rolls a die without a name',
    with: {
      play: playThen((_, __, ___, tape) => {
        tape.dice('').int(6);
      }),
    },
    caughtBy: 'dice are named, and rolled only where chance is seeded',
    saying: /rolls a die without a name/,
  },
  {
    fault: 'rolls dice in a game that says it takes no chances',
    without: 'chance',
    caughtBy: 'dice are named, and rolled only where chance is seeded',
    saying: /has no `chance`/,
  },
  {
    fault: 'rolls an unseeded die',
    with: {
      play: playThen((_, draft) => {
        if (draft.oil > 2 && Math.random() < 0.5) draft.oil -= 1;
      }),
    },
    caughtBy: 'the same turn gives the same state, with seeded chance alone',
    saying: /called Math\.random/,
  },
  {
    fault: 'keeps count outside the state',
    with: {
      play: playThen((_, draft) => {
        if (draft.oil > 2 && calls++ % 2 === 0) draft.oil -= 1;
      }),
    },
    caughtBy: 'the same turn gives the same state, with seeded chance alone',
    saying: /gave something else at (state|events)/,
  },
  {
    fault: 'copy leaves a field out',
    with: { copy: ({ grid, cells, at, oil }) => ({ grid, cells, at, oil }) as State },
    caughtBy: 'copy is deep and forgets nothing',
    saying: /forgets or alters seen/,
  },
  {
    fault: 'copy shares a field',
    with: { copy: (state) => ({ ...state }) },
    caughtBy: 'copy is deep and forgets nothing',
    saying: /shares seen/,
  },
  {
    fault: 'copy copies nothing, so that playing on changes what was before',
    with: { copy: (state) => state },
    caughtBy: 'playing on leaves the position played from as it was',
    saying: /changed the state played from, at (at|oil|seen)/,
  },
  {
    fault: 'suppose changes the very state that is being played',
    with: {
      suppose: (content, state, viewer) => {
        state.oil += 1;
        return lamp.suppose!(content, state, viewer);
      },
    },
    caughtBy: 'previews, forks and refused turns leave no trace',
    saying: /A preview disturbs the session/,
  },
  {
    fault: 'copy shares a field, so that undo cannot give it back',
    with: { copy: (state) => ({ ...state }) },
    caughtBy: 'undo gives back the same digest',
    saying: /Undo of turn \d+ leads to another (state|digest)/,
  },
  {
    fault: 'records an action as another one',
    with: { action: { ...lamp.action, encode: (action) => (action === 'south' ? 'east' : action) } },
    caughtBy: 'a replay gives the same digest',
    saying: /A recorded run is not verified/,
  },
  {
    fault: 'accepts an illegal turn',
    with: {
      refuse: (content, state, turn) => lamp.refuse(content, state, turn).filter((one) => one.code !== 'lit-twice'),
      legal: (content, state, pending) => lamp.legal(content, state, pending),
    },
    caughtBy: 'what refuse accepts, legal offers',
    saying: /refuse accepts .*which legal does not offer/,
  },
  {
    fault: 'accepts turns after the end',
    with: {
      refuse: (content, state, turn) => lamp.refuse(content, state, turn).filter((one) => one.code !== 'run-over'),
    },
    caughtBy: 'what refuse accepts, legal offers',
    saying: /The run is over, and .* is accepted/,
  },
  {
    fault: 'refuses a legal turn',
    with: {
      refuse: (content, state, turn) =>
        turn.length === 2 && turn[1] === 'light'
          ? [{ code: 'mood', why: 'Not now.', at: 1 }]
          : lamp.refuse(content, state, turn),
    },
    caughtBy: 'what legal offers, refuse accepts',
    saying: /legal offers .*"light"\], but refuse says: Not now\./,
  },
  {
    fault: 'has no turn while the run goes on',
    with: {
      legal: (content, state, pending) => (state.oil < 3 ? [] : lamp.legal(content, state, pending)),
      refuse: (content, state, turn) =>
        state.oil < 3 ? [{ code: 'tired', why: 'Too tired.', at: 0 }] : lamp.refuse(content, state, turn),
    },
    caughtBy: 'a turn exists while the run goes on',
    saying: /no turn is legal/,
  },
  {
    fault: 'forecasts wrongly: supposes more oil than there is',
    with: { suppose: (content, state, viewer) => ({ ...lamp.suppose!(content, state, viewer), oil: state.oil + 5 }) },
    caughtBy: 'the forecast is what happens',
    saying: /happened otherwise than forecast: (events|view)/,
  },
  {
    fault: 'forecasts wrongly: a roll the forecast does not see',
    with: {
      suppose: (content, state, viewer) => {
        const supposed = lamp.suppose!(content, state, viewer);
        return { ...supposed, cells: supposed.cells.replaceAll('=', '.') };
      },
    },
    caughtBy: 'the forecast is what happens',
    saying: /rolled dice that the forecast did not mention|happened otherwise than forecast/,
  },
  {
    fault: 'gives odds that leave an outcome out',
    with: {
      chance: {
        outcomes: (world, state, turn) => {
          const draft = lamp.copy(state);
          lamp.play(world, draft, turn, calmTape);
          return [{ weight: 1, label: 'calm', state: draft, happenings: [] }];
        },
      },
    },
    caughtBy: 'odds are complete',
    saying: /not among its outcomes/,
  },
  {
    fault: 'uses a fraction',
    with: {
      play: playThen((_, draft) => {
        draft.oil /= 2;
      }),
    },
    caughtBy: 'states, events and views are plain data, integers stay integers',
    saying: /state\.oil is [\d.]+, no integer/,
  },
  {
    fault: 'keeps a Set in the state',
    with: { setup: (content, level, dice) => ({ ...lamp.setup(content, level, dice), met: new Set([1]) }) as State },
    caughtBy: 'states, events and views are plain data, integers stay integers',
    saying: /state\.met is a Set/,
  },
  {
    fault: 'gives legal actions in no stable order',
    with: {
      legal: (content, state, pending) => {
        const list = [...lamp.legal(content, state, pending)];
        return calls++ % 2 === 0 ? list : list.reverse();
      },
    },
    caughtBy: 'legal keeps its order',
    saying: /legal gives two orders/,
  },
  {
    fault: 'plays otherwise in search than in play',
    with: {
      play: playThen((_, draft, __, tape) => {
        if (!tape.recording && draft.oil > 1) draft.oil -= 1;
      }),
    },
    caughtBy: 'search plays by the same rules',
    saying: /Without recording.*oil differs/,
  },
  {
    fault: 'names a cause that comes later',
    with: {
      play: playThen((_, __, ___, tape) => {
        tape.emit({ type: 'keeperMoved', way: 'east' }, { event: 99 });
      }),
    },
    caughtBy: 'causes exist',
    saying: /comes from event 99, which does not come before it/,
  },
  {
    fault: 'writes an action that is read as another',
    with: { action: { ...lamp.action, encode: (action) => (action === 'west' ? 'east' : action) } },
    caughtBy: 'written and read back, actions, levels and params are the same',
    saying: /the action differs/,
  },
  {
    fault: 'packs turns and loses one',
    with: {
      pack: { encode: (turns) => turns.slice(1) as never, decode: (input) => ({ ok: true, value: input as never }) },
    },
    caughtBy: 'written and read back, actions, levels and params are the same',
    saying: /Packed and unpacked, the turns of a run differ/,
  },
  {
    fault: 'throws on a hostile level',
    with: {
      level: {
        encode: lamp.level.encode,
        decode: (input) => {
          (input as { rows: string[] }).rows.map((row) => row.length);
          return lamp.level.decode(input);
        },
      },
    },
    caughtBy: 'hostile values get one sentence',
    saying: /Cannot read|not a function/,
  },
  {
    fault: 'says "undefined"',
    with: { words: { ...lamp.words, event: () => `The ${undefined} walks.` } },
    caughtBy: 'words are words',
    saying: /says "undefined"/,
  },
  {
    fault: 'ships a witness that does not win',
    with: { levels: lamp.levels.map((entry) => ({ ...entry, witnesses: [{ kind: 'wrong', turns: [[]] }] })) },
    caughtBy: 'every witness wins, par is right',
    saying: /does not win/,
  },
  {
    fault: 'ships a par that no witness reaches',
    with: { levels: lamp.levels.map((entry) => ({ ...entry, par: { turns: 99, proof: 'optimal' as const } })) },
    caughtBy: 'every witness wins, par is right',
    saying: /par is 99 turns, its shortest witness has/,
  },
  {
    fault: 'estimates more turns than a witness needs',
    with: { proof: { ...lamp.proof, search: { ...lamp.proof!.search!, estimate: () => 50 } } },
    caughtBy: 'search hooks keep their promises',
    saying: /The estimate is 50 turns where a witness needs/,
  },
  {
    fault: 'says that a turn is one action and ships witnesses of several',
    with: { turn: 'one' },
    caughtBy: 'a turn of one action is one action',
    saying: /A turn of one action has [2-9]/,
  },
  {
    fault: 'changes the list it is asked to revise',
    with: {
      revise: (_, __, pending, action) => {
        (pending as LampShape['action'][]).push(action);
        return pending;
      },
    },
    caughtBy: 'one edit of a plan is one step',
    saying: /does not give back the list/,
  },
  {
    fault: 'shows a view without the oil the rules count',
    with: { view: (world, state, viewer) => ({ ...lamp.view(world, state, viewer), oil: 0 }) },
    caughtBy: 'what the rules hold, the view shows',
    saying: /the view drops what the rules hold/,
  },
  {
    fault: 'scores more than its terms add up to at the end of a witness',
    with: {
      words: { ...lamp.words, score: () => [{ label: 'oil left', value: 1 }] },
    },
    caughtBy: 'every witness wins, par is right',
    saying: /the terms of the score add up to 1/,
  },
  {
    fault: 'gives states with different futures one key',
    with: { proof: { ...lamp.proof, search: { ...lamp.proof!.search!, key: () => 'same' } } },
    caughtBy: 'search hooks keep their promises',
    saying: /different futures share the key/,
  },
];

const calmTape: Tape<Event> = {
  recording: false,
  emit: () => 0,
  action: () => undefined,
  machine: () => undefined,
  reveal: () => undefined,
  hidden: () => undefined,
  dice: () => ({ chance: () => false }) as unknown as ReturnType<Dice['stream']>,
};
