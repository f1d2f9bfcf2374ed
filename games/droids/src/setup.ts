// The first state of a run: what Init does [DD-062, DD-063]. Setup is no turn; its events are kept as the opening.

import { type Dice, neverChanges, type Tape } from '@interlock/kernel';
import { terrainOf as terrainOfMark } from './level/terrain.ts';
import { setAssignment } from './rules/assignments.ts';
import { cellAt } from './rules/board.ts';
import { changePhase } from './rules/clock.ts';
import { CRATE, DONKEY, SHED, TERMINAL, TOWER, thingCode, thingId } from './rules/ids.ts';
import { noMetrics } from './rules/measure.ts';
import { addModifier, modifierOf, NONE } from './rules/modifiers.ts';
import { revealTerminals } from './rules/pass/move.ts';
import { drawHand, newCard } from './rules/piles.ts';
import type { Run } from './rules/run.ts';
import type { DroidsEvent } from './shape/events.ts';
import type { Level, LevelModifier } from './shape/level.ts';
import { CURRENCIES, TERRAINS } from './shape/names.ts';
import type { Modifier, Modifiers, Purse, State } from './shape/state.ts';
import type { World } from './shape/world.ts';

export const setupState = (world: World, level: Level, dice: Dice): State => {
  const opening: DroidsEvent[] = [];
  const state = emptyState(world, level);
  const run: Run = { world, state, tape: openingTape(opening, dice) };
  layThings(world, state);
  layCells(world, state, level);
  layDeck(run, level);
  state.glitchOrder = neverChanges(glitchOrder(world, level, dice));
  for (const trait of world.robot.traits) addSilently(run, modifierOf(trait, 'Permanent', 'robot'));
  for (const modifier of level.robotModifiers ?? []) addSilently(run, readModifier(modifier));
  const { ruleset, difficulty, robot, kit } = level;
  opening.push({ type: 'runStarted', ruleset, robot, difficulty, kit, seed: dice.seed });
  opening.push(boardWords(world, level));
  openAssignments(run, dice);
  opening.push({ type: 'dayStarted', day: 1 });
  drawHand(run);
  changePhase(run, 'ExecuteProgram');
  revealTerminals({ ...run, tape: silent(run.tape) });
  state.opening = opening;
  return state;
};

/** Setup is judged by nobody: what it shows is the start. */
const openingTape = (opening: DroidsEvent[], dice: Dice): Tape<DroidsEvent> => ({
  recording: true,
  emit: (event) => opening.push(event) - 1,
  action: () => {},
  machine: () => {},
  dice: (name) => dice.stream(name),
  reveal: () => {},
  hidden: () => {},
});

const emptyState = (world: World, level: Level): State => {
  const { board } = world;
  return {
    phase: 'Init',
    loss: null,
    isWon: false,
    day: 1,
    programsLeft: world.programCount,
    at: board.start,
    facing: board.startFacing,
    purse: purseOf(world, level),
    robot: NONE,
    terrain: neverChanges(terrainOf(world, level)),
    weather: neverChanges(new Uint8Array(board.size)),
    cells: Array.from({ length: board.size }, () => NONE),
    thingAt: new Int16Array(board.size),
    visited: new Uint8Array(board.size).fill(1, board.start, board.start + 1),
    crates: world.things.crates.map(({ amount }) => amount),
    sheds: world.things.sheds.map(({ received }) => received),
    towers: world.things.towers.map(({ isActive }) => (isActive ? 1 : 0)),
    tamed: world.things.towers.map(() => 0),
    donkeys: world.things.donkeys.map(({ cell }) => cell),
    donkeyFacing: world.things.donkeys.map(({ facing }) => facing),
    met: world.things.donkeys.map(() => 0),
    tow: [],
    terminals: world.things.terminals.map(() => 0),
    types: [],
    cards: [],
    passes: [],
    idle: [],
    pile: [],
    hand: [],
    discard: [],
    quarantine: [],
    program: null,
    counters: { unreliable: level.counters?.unreliable ?? 0, effective: level.counters?.effective ?? 0 },
    heat: level.counters?.heat ?? 0,
    deferCount: 0,
    glitchOrder: [],
    glitchCursor: 0,
    atRisk: [],
    shop: null,
    rerollCount: 0,
    booster: null,
    boosterTaken: 0,
    canGamble: true,
    canBufferOverflow: true,
    canQuarantine: true,
    scrubs: 0,
    rerollTokens: 0,
    cleanseTokens: 0,
    queuedImmunity: [],
    contractOffer: null,
    contract: null,
    contractsPaid: 0,
    assignmentOrder: [],
    assignmentCursor: 0,
    assignment: null,
    priorityShed: null,
    assignmentsDone: 0,
    resupplies: 0,
    stabilityPaid: 0,
    today: noMetrics(),
    past: noMetrics(),
    deliveries: [],
    opening: [],
  };
};

/** Difficulty, then robot, then what the level says instead [DD-013…DD-017, DD-029]. */
const purseOf = ({ stats, robot }: World, level: Level): Purse => {
  const purse: Purse = {
    Energy: stats.energy,
    MaxCarry: stats.maxCarry,
    Carry: 0,
    Delivery: 0,
    TapeLength: stats.tapeLength,
    HandSize: stats.handSize,
    Preview: stats.preview,
    Stability: 0,
  };
  for (const field of CURRENCIES) purse[field] = level.currencies?.[field] ?? purse[field] + (robot.adds[field] ?? 0);
  return purse;
};

/** Rows list their playable cells by ascending q; the ring around them is Blocked [DD-284, DD-621]. */
const terrainOf = ({ board }: World, { rows }: Level): Uint8Array => {
  const letters = rows.map((row) => row.split(' ').filter((letter) => letter !== ''));
  return Uint8Array.from(board.ring, (isRing, cell) => {
    if (isRing === 1) return TERRAINS.indexOf('Blocked');
    const q = board.q[cell]!;
    const r = board.r[cell]!;
    const firstQ = Math.max(-board.radius, -board.radius - r);
    return TERRAINS.indexOf(terrainOfMark(letters[r + board.radius]?.[q - firstQ] ?? '.') ?? 'Grass');
  });
};

const layThings = ({ board, things }: World, state: State): void => {
  const thingAt = new Int16Array(board.size);
  const lay = (kind: number, cells: readonly { readonly cell: number }[]): void =>
    cells.forEach(({ cell }, index) => {
      thingAt[cell] = thingCode(kind, index);
    });
  lay(DONKEY, things.donkeys);
  lay(SHED, things.sheds);
  lay(CRATE, things.crates);
  lay(TOWER, things.towers);
  lay(TERMINAL, things.terminals);
  state.thingAt = thingAt;
};

const readModifier = ({ kind, duration, source, of, stacks }: LevelModifier): Modifier => ({
  ...modifierOf(kind, duration ?? 'Permanent', source ?? 'level', of),
  stacks: stacks ?? 1,
});

/** Tower auras first, then what the level writes on its cells. */
const layCells = (world: World, state: State, level: Level): void => {
  const { board } = world;
  const cells = state.cells.slice();
  const add = (cell: number, modifiers: Modifiers): void => {
    cells[cell] = [...cells[cell]!, ...modifiers];
  };
  world.things.towers.forEach(({ cell }, tower) => {
    const aura = [modifierOf('Unreliable', 'Permanent', thingId('Tower', tower))];
    add(cell, aura);
    for (let way = 0; way < 6; way++) {
      const next = board.next[cell * 6 + way]!;
      if (next !== -1 && board.ring[next] === 0) add(next, aura);
    }
  });
  for (const { q, r, modifiers } of level.cells ?? []) add(cellAt(board, q, r), modifiers.map(readModifier));
  state.cells = neverChanges(cells);
};

/** The robot's deck or the level's own; shuffled unless the level fixes the order [DD-623]. */
const layDeck = ({ world, state, tape }: Run, level: Level): void => {
  for (const card of level.deck ?? startingDeck(world)) {
    const { type, modifiers } = typeof card === 'string' ? { type: card, modifiers: [] } : card;
    state.pile.push(newCard(state, world.typeOf[type]!, modifiers.length === 0 ? NONE : modifiers.map(readModifier)));
  }
  if (level.deckOrder !== 'fixed') tape.dice('deck').shuffle(state.pile);
};

/** The lean kit has a Streamline in place of the last NoOp [DD-033]. */
export const startingDeck = ({ robot, kit }: Pick<World, 'robot' | 'kit'>): readonly string[] => {
  if (kit !== 'lean') return robot.deck;
  const at = robot.deck.lastIndexOf('NoOp');
  return at === -1 ? robot.deck : robot.deck.with(at, 'Streamline');
};

const glitchOrder = ({ rules }: World, level: Level, dice: Dice): readonly number[] => {
  const all = rules.glitches.map((_, i) => i);
  if (level.glitches === undefined) return dice.stream('glitch.deck').shuffle(all);
  const fixed = level.glitches.map((name) => rules.glitches.findIndex((glitch) => glitch.name === name));
  return [...fixed, ...all.filter((glitch) => !fixed.includes(glitch))];
};

/** Traits and the level's own modifiers are there from the start; what they take is taken, nothing is told. */
const addSilently = (run: Run, modifier: Modifier): void => {
  addModifier({ ...run, tape: silent(run.tape) }, 'robot', 0, modifier);
};

const silent = (tape: Tape<DroidsEvent>): Tape<DroidsEvent> => ({ ...tape, recording: false, emit: () => 0 });

/** Day 1 has the first assignment of the table; the later ones come in an order shuffled once [DD-436, DD-437]. */
const openAssignments = (run: Run, dice: Dice): void => {
  const { assignments, flags } = run.world.rules;
  if (!flags.hasAssignments) return;
  run.state.assignmentOrder = neverChanges(dice.stream('assignment').shuffle(assignments.map((_, i) => i)));
  setAssignment(run, 0);
};

const boardWords = ({ board, things, dayLimit }: World, level: Level): DroidsEvent => ({
  type: 'boardGenerated',
  radius: board.radius,
  attempt: level.attempt ?? 0,
  donkeys: things.donkeys.length,
  sheds: things.sheds.length,
  crates: things.crates.length,
  towers: things.towers.length,
  terminals: things.terminals.length,
  target: things.target,
  crateTotal: things.crateTotal,
  dayLimit,
});
