// Findings of schedule, rules, balance and playability.

import { test } from 'vitest';
import { expectFinding, type Json, type LintCase, script, titled } from './soundLevel.ts';

const CASES: readonly LintCase[] = [
  [
    'event-id',
    { events: [script({ do: 'announce', text: 'x' }).events, script({ do: 'announce', text: 'y' }).events].flat() },
    "events[1].id: 'boom' is used twice",
    '[RM-396] event id',
  ],
  [
    'event-turn',
    script({ do: 'announce', text: 'x' }, { turn: 0 }),
    'events boom: turn must be 1 or more, every 1 or more, until not before turn',
    '[RM-397] event turn',
  ],
  [
    'event-turn',
    script({ do: 'announce', text: 'x' }, { every: 2, until: 3 }),
    'events boom: turn must be 1 or more, every 1 or more, until not before turn',
    '[RM-397] event until',
  ],
  [
    'event-phase',
    script({ do: 'announce', text: 'x' }, { phase: 'noon' }),
    'events boom.phase: expected beforeFlow or endOfTurn',
    '[RM-398] event phase',
  ],
  [
    'event-effect',
    script({ do: 'explode' }),
    "events boom.effects[0]: unknown effect 'explode'",
    '[RM-399] [RM-485] event effect',
  ],
  [
    'event-target',
    script({ do: 'startLeak', leak: 'Q' }),
    "events boom.effects[0]: no leak 'Q'",
    '[RM-400] event target leak',
  ],
  [
    'event-target',
    script({ do: 'setProp', prop: 'q', state: 'Open' }),
    "events boom.effects[0]: no prop 'q'",
    '[RM-400] event target prop',
  ],
  [
    'event-target',
    script({ do: 'addHeat', at: [0, 0], amount: 3 }),
    "events boom.effects[0]: no cell '0,0'",
    '[RM-400] event target cell',
  ],
  [
    'event-value',
    script({ do: 'addHeat', area: 'reactor', amount: 0 }),
    'events boom.effects[0].amount: must be 1..120',
    '[RM-401] event value',
  ],
  [
    'event-value',
    script({ do: 'setProp', prop: 'a', state: 'Open' }),
    "events boom.effects[0].state: 'Open' is not one of Disabled, Enabled",
    '[RM-401] event state',
  ],
  [
    'event-text',
    script({ do: 'announce', text: 'x' }, { text: undefined }),
    'events boom: text is required',
    '[RM-402] event text',
  ],
  [
    'terminal-kind',
    { terminal: [{ id: 'x', text: 'x', kind: 'boredom' }] },
    "terminal[0]: unknown kind 'boredom'",
    '[RM-403] [RM-339] terminal kind',
  ],
  [
    'terminal-value',
    { terminal: [{ id: 'x', text: 'x', kind: 'cellHeat', at: [0, 0], heat: 9 }] },
    'terminal x.at: (0,0) is not a floor cell',
    '[RM-404] terminal value',
  ],
  [
    'terminal-value',
    { terminal: [{ id: 'x', text: 'x', kind: 'spread', hazard: 'fuel', atLeast: 101, cells: 1 }] },
    'terminal x.atLeast: must be 1..100',
    '[RM-404] terminal range',
  ],
  [
    'condition-kind',
    { ready: { also: [{ is: 'tired' }] } },
    "ready.also[0]: unknown condition 'tired'",
    '[RM-405] [RM-273] condition kind',
  ],
  [
    'condition-ref',
    { ready: { also: [{ is: 'not', of: { is: 'leak', leak: 'Q', state: 'Intact' } }] } },
    "ready.also[0].of: no leak 'Q'",
    '[RM-406] condition ref',
  ],
  [
    'condition-ref',
    script({ do: 'announce', text: 'x' }, { unless: { is: 'producing', prop: 'q' } }),
    "events[0].unless: no prop 'q'",
    '[RM-406] condition prop',
  ],
  [
    'condition-depth',
    { ready: { also: [[0, 0, 0, 0, 0, 0].reduce<Json>((of) => ({ is: 'not', of }), { is: 'eyeUnlocked' })] } },
    'ready.also[0].of.of.of.of.of.of: conditions nest at most 6 deep',
    '[RM-480] condition depth',
  ],
  [
    'ready-heat',
    { ready: { maxReactorHeat: 101 } },
    'ready.maxReactorHeat: must be 1..100',
    '[RM-407] [RM-340] ready heat',
  ],
  [
    'inventory',
    { inventory: { start: Array(4).fill('HeatShield') } },
    'inventory.start: 4 items exceed capacity 3',
    '[RM-408] [RM-341] inventory',
  ],
  ['inventory', { inventory: { start: ['Towel'] } }, "inventory.start: unknown item 'Towel'", '[RM-408] unknown item'],
  [
    'balance-key',
    { balance: { 'turn.naps': 3 } },
    'balance.turn.naps: unknown constant',
    '[RM-409] [RM-343] balance key',
  ],
  [
    'balance-value',
    { balance: { 'turn.actions': 13 } },
    'balance.turn.actions: 13 is outside 2..12',
    '[RM-410] balance value',
  ],
  [
    'balance-value',
    { actions: { move: 4 } },
    'balance.cost.move: 4 is outside 1..3',
    '[RM-410] [RM-342] authored costs',
  ],
  [
    'balance-twice',
    { balance: { 'cost.move': 2 }, actions: { move: 2 } },
    'balance.cost.move: also set by actions.move',
    '[RM-487] balance twice',
  ],
  [
    'balance-order',
    { balance: { 'react.fuel.lo': 45 } },
    'balance: react.fuel.lo must be below react.fuel.hi',
    '[RM-411] balance order',
  ],
  [
    'start-unsafe',
    { surface: [{ at: [1, 1], heat: 40 }] },
    'terrain: the robot starts in a cell that would expose it',
    '[RM-412] start unsafe',
  ],
  [
    'start-ready',
    { 'props.a.state': 'Enabled' },
    'level: Ready at load; nothing to do',
    '[RM-413] [RM-293] start ready',
  ],
  [
    'early-loss',
    { terminal: [{ id: 'x', text: 'x', kind: 'turnLimit', turn: 3 }] },
    'level: doing nothing loses in turn 3; the first allowed is 4',
    '[RM-414] early loss',
  ],
  [
    'par-missing',
    { 'par.proof': undefined },
    'par: turns, actions, witness and proof are required',
    '[RM-415] [RM-345] par missing',
  ],
  [
    'witness-refused',
    { 'par.witness': 'p N | !' },
    "par.witness: step 2 'N' refused: wall-ahead",
    '[RM-416] witness refused',
  ],
  [
    'witness-refused',
    { 'par.witness': 'p fly' },
    "par.witness: step 2 'fly' refused: malformed-action",
    '[RM-416] [RM-346] witness malformed',
  ],
  [
    'witness-no-win',
    { 'par.witness': 'p E S S S |' },
    'par.witness: ends without ActivateCore',
    '[RM-417] witness without a win',
  ],
  [
    'par-mismatch',
    { 'par.actions': 5 },
    'par: witness takes 2 turns and 6 actions, par says 2/5',
    '[RM-418] par mismatch',
  ],
  [
    'must-use-name',
    { mustUse: ['prayer'] },
    "mustUse[0]: unknown mechanic 'prayer'",
    '[RM-494] [RM-344] mechanic name',
  ],
];

test.each(titled(CASES))('%s: %s, %s', (_title, code, message, changes) => expectFinding(code, message, changes));
