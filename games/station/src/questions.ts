// The game's own questions for `ask` [DS-480]. `route` speaks of what the player knows; the others tell everything about a
// level and are refused about a deck being played in the dark or by blueprint, unless the program was started to reveal.

import { diceOf, fail, type Json, ok, type Result, type Viewer } from '@interlock/kernel';
import type { Content } from './data/content.ts';
import { texts } from './data/texts.ts';
import type { Deck } from './deck.ts';
import { FAULTS, faultNamed, inject, takeBack } from './faults/index.ts';
import { statsOf } from './generate/stats.ts';
import { inspector } from './inspector/drill.ts';
import { networkOf } from './logic/build.ts';
import { closure } from './logic/closure.ts';
import { repair } from './logic/repair.ts';
import { validate } from './logic/validate.ts';
import { dumpMap } from './map/dump.ts';
import { fileOf } from './map/json.ts';
import { layoutOf } from './map/layout.ts';
import type { Level } from './map/level.ts';
import { readLevel } from './map/load.ts';
import { pointOf } from './sight/look.ts';
import { gateWords } from './sight/preview.ts';
import { routeTo } from './sight/route.ts';
import type { State } from './state.ts';
import { supposed } from './suppose.ts';

/** The viewer in whose name a program started with `--reveal` asks. */
export const REVEALED: Viewer = 'revealed';

export type Question = (deck: Deck, state: State, viewer: Viewer, args: Json) => Result<Json>;
/** A question about a level and nothing else. */
export type LevelQuestion = (content: Content, level: Level, args: Json) => Result<Json>;

export const argOf = (args: Json, name: string): Json | undefined =>
  typeof args === 'object' && args !== null && !Array.isArray(args) && Object.hasOwn(args, name)
    ? (args as { readonly [key: string]: Json })[name]
    : undefined;

/** Answers about `level` of the arguments; without it about the deck being played, if that hides nothing. */
export const aboutLevel =
  (answer: LevelQuestion): Question =>
  (deck, _state, viewer, args) => {
    const { content } = deck;
    const input = argOf(args, 'level');
    if (input !== undefined) {
      const read = readLevel(content, input);
      if (read.ok) return answer(content, read.level, args);
      const { code, path, message } = read.findings[0]!;
      return fail(code, `${path}: ${message}.`);
    }
    const { level } = deck;
    if (level.view !== 'open' && viewer !== REVEALED) return fail('hidden', texts.refusals.hidden!);
    return answer(content, level, args);
  };

/** The cheapest known way to `cell`, as turns for the plan. */
const askRoute: Question = (deck, given, _viewer, args) => {
  const state = supposed(deck, given);
  const { width, height } = deck.layout.grid;
  const cell = argOf(args, 'cell');
  const [x, y] = Array.isArray(cell) && cell.length === 2 ? cell : [null, null];
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y))
    return fail('bad-argument', 'cell: expected [x, y], the place to walk to.');
  const isOnGrid = (x as number) >= 0 && (y as number) >= 0 && (x as number) < width && (y as number) < height;
  const route = isOnGrid
    ? routeTo(deck, state, (y as number) * width + (x as number))
    : ({ ok: false, gate: null } as const);
  if (!route.ok) {
    const gate = route.gate === null ? '' : ` First in the way: ${gateWords(deck, route.gate)}.`;
    return fail('no-known-path', `${texts.refusals['no-known-path']}${gate}`);
  }
  return ok({
    cells: route.cells.map((one) => [...pointOf(deck, one)]),
    turns: route.turns as unknown as Json,
    air: route.air,
    left: state.air < 0 ? null : state.air - route.air,
  });
};

const askDump: LevelQuestion = (content, level) => ok({ text: dumpMap(content, level) });

const askValidate: LevelQuestion = (content, level, args) => {
  const verdict = validate(content, level, { strictI2: argOf(args, 'strictI2') === true });
  return ok({
    ok: !verdict.findings.some(({ severity }) => severity === 'error'),
    findings: verdict.findings as unknown as Json,
    goalSphere: verdict.goalSphere,
    gatekeepers: verdict.gatekeepers,
  });
};

/** The rounds in which the deck opens up [DS-168]: cells, rooms entered and facts obtained in each. */
const askSpheres: LevelQuestion = (content, level) => {
  const layout = layoutOf(level);
  const network = networkOf(content, layout);
  const found = closure(network);
  const spheres = Array.from({ length: Math.max(found.rounds, 1) }, (_, round) => ({
    cells: found.sphere.filter((sphere) => sphere === round).length,
    rooms: layout.rooms.filter(({ cells }) => firstSphere(found.sphere, cells) === round).map(({ id }) => id),
    facts: network.facts.filter((_fact, fact) => found.factSphere[fact] === round && found.factSource[fact] !== -1),
  }));
  return ok({ spheres, goalSphere: found.goalSphere, reached: found.reached });
};

const firstSphere = (sphere: Int32Array, cells: Int32Array): number => {
  let first = -1;
  for (const cell of cells) if (sphere[cell]! >= 0 && (first < 0 || sphere[cell]! < first)) first = sphere[cell]!;
  return first;
};

const askStats: LevelQuestion = (content, level) => ok(statsOf(content, level) as unknown as Json);

/** Repairs that would help a broken level, none applied [DS-283]. */
const askRepair: LevelQuestion = (content, level) =>
  ok({
    proposals: repair(content, level).map(({ level: mended, ...one }) => ({
      ...one,
      level: fileOf(mended),
    })) as unknown as Json,
  });

/** The level with a fault of that id in it [DS-304], or `level` null where the fault does not apply. */
const askInject: LevelQuestion = (content, level, args) => {
  const [id, seed] = [argOf(args, 'fault'), argOf(args, 'seed') ?? ''];
  const fault = typeof id === 'string' ? faultNamed(id) : null;
  if (fault === null) return fail('bad-argument', `fault: expected one of ${FAULTS.map((one) => one.id).join(', ')}.`);
  if (typeof seed !== 'string') return fail('bad-argument', 'seed: expected a text.');
  const made = inject(content, level, fault, diceOf(seed).stream('faults'));
  const { title, change, roots } = fault;
  if (made === null) return ok({ fault: fault.id, title, change, roots: [...roots], level: null });
  const { room, gate, missing, level: broken } = made;
  return ok({
    ...{ fault: fault.id, title, change, roots: [...roots], room, gate, missing },
    level: fileOf(broken) as unknown as Json,
    repaired: fileOf(takeBack(broken, made)) as unknown as Json,
  });
};

const INSPECTOR_ARGS = ['deck', 'seed', 'repairs', 'handIn', 'ranked'];

/** The inspector [DS-484 … DS-487]: a deck of the pack by `deck`, or one broken by chance by `seed`; the repairs so far. */
const askInspector: Question = ({ content }, _state, _viewer, args) => {
  // A misspelled `ranked` would break the seal unasked.
  const asked = typeof args === 'object' && args !== null && !Array.isArray(args) ? Object.keys(args) : [];
  const strange = asked.find((name) => !INSPECTOR_ARGS.includes(name));
  if (strange !== undefined)
    return fail('bad-argument', `There is no argument "${strange}". There are: ${INSPECTOR_ARGS.join(', ')}.`);
  const [deck, seed, moves] = [argOf(args, 'deck'), argOf(args, 'seed'), argOf(args, 'repairs') ?? []];
  if (!Array.isArray(moves)) return fail('bad-argument', 'repairs: expected a list of repairs.');
  const unclear = ['handIn', 'ranked'].find((name) => typeof (argOf(args, name) ?? false) !== 'boolean');
  if (unclear !== undefined) return fail('bad-argument', `${unclear}: expected true or false.`);
  const wordless = ['deck', 'seed'].find((name) => typeof (argOf(args, name) ?? '') !== 'string');
  if (wordless !== undefined) return fail('bad-argument', `${wordless}: expected a text.`);
  const view = inspector.at(content, {
    ...(typeof deck === 'string' ? { id: deck } : {}),
    ...(typeof seed === 'string' ? { seed } : {}),
    ...{ moves, isHandedIn: argOf(args, 'handIn') === true, isRanked: argOf(args, 'ranked') === true },
  });
  if (!view.ok) return view;
  const { title, text, lines, choices, data, isOver } = view.value;
  return ok({
    title,
    text: [...text],
    lines: [...lines],
    choices: choices.map((one) => ({ ...one })),
    isOver,
    ...(data as object),
  });
};

export const questions: Readonly<Record<string, Question>> = {
  route: askRoute,
  dump: aboutLevel(askDump),
  validate: aboutLevel(askValidate),
  spheres: aboutLevel(askSpheres),
  repair: aboutLevel(askRepair),
  stats: aboutLevel(askStats),
  inject: aboutLevel(askInject),
  inspector: askInspector,
};
