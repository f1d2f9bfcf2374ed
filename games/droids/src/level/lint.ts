// Everything that is wrong with a level document, each finding with its place and what would be right [DD-591, DD-620 to
// DD-623]. The codec takes what has no error here: nothing is accepted in one place and refused in another.

import { type Finding, findingsOf } from '@interlock/kernel';
import { error, note, when } from '../authoring/finding.ts';
import { CARD_KINDS, type ModifierKind } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { Content } from '../shape.ts';
import { documentSchema, type LevelDocument } from './document.ts';
import { BLOCKED, CORRUPT, cellAt, type Ground, groundOf, isConnected, THING } from './ground.ts';
import { rowLength, TERRAIN_MARKS, terrainOf } from './terrain.ts';

const cell = ({ q, r }: { readonly q: number; readonly r: number }): string => `(${q},${r})`;

export const lintLevel = (content: Content, input: unknown): readonly Finding[] => {
  const found = findingsOf(documentSchema, 'level', input);
  if (found.length > 0) return found;
  const document = documentSchema.parse(input);
  const rules = content.rulesets[document.ruleset];
  const rows = lintRows(document);
  if (rows.length > 0) return rows; // without rows there is no board to judge the rest by
  return [
    ...lintBoard(rules, document),
    ...lintCards(rules, document),
    ...lintRun(rules, document),
    ...lintStart(rules, document),
    ...lintTexts(document),
  ];
};

const marksOf = (row: string): readonly string[] => (row.trim() === '' ? [] : row.trim().split(/ +/));

const lintRows = ({ radius, rows }: LevelDocument): Finding[] => {
  const wanted = 2 * radius + 1;
  if (rows.length !== wanted)
    return [error('level.rows', 'rows', `a board of radius ${radius} has ${wanted} rows, not ${rows.length}`)];
  return rows.flatMap((row, i) => {
    const marks = marksOf(row);
    const length = rowLength(radius, i - radius);
    const path = `level.rows[${i}]`;
    if (marks.length !== length)
      return [error(path, 'row-length', `row ${i} (r = ${i - radius}) has ${length} cells, not ${marks.length}`)];
    return marks.flatMap((mark, k) =>
      terrainOf(mark) === null
        ? [
            error(
              path,
              'terrain',
              `cell ${k} of row ${i} is ${JSON.stringify(mark)}; terrain is one of ${Object.values(TERRAIN_MARKS).join(' ')}`,
            ),
          ]
        : [],
    );
  });
};

/** Things and harm on the board, and whether everything can be reached. */
const lintBoard = (rules: Ruleset, document: LevelDocument): Finding[] => {
  const ground = groundOf(document.radius);
  const walls = new Uint8Array(ground.cells.length);
  document.rows.flatMap(marksOf).forEach((mark, at) => {
    if (terrainOf(mark) === 'Blocked') walls[at] = BLOCKED;
  });
  const found: Finding[] = [];
  const avatar = document.avatar ?? { q: 0, r: 0, facing: 0 };
  const start = cellAt(ground, avatar.q, avatar.r);
  if (start < 0 || walls[start] !== 0)
    found.push(
      error(
        'level.avatar',
        'start-not-free',
        `the start cell ${cell(avatar)} is not free: it is ${start < 0 ? 'off the board' : 'Blocked'}`,
      ),
    );
  found.push(...lintThings(document, ground, walls));
  if (start >= 0 && (walls[start]! & THING) !== 0)
    found.push(
      error('level.avatar', 'start-not-free', `the start cell ${cell(avatar)} is not free: something stands on it`),
    );
  found.push(...lintCells(rules, document, ground, walls));
  if (found.length > 0) return found;
  if (!isConnected(ground, walls, start, new Uint8Array(walls.length)))
    found.push(
      error(
        'level.rows',
        'not-connected',
        `from the start cell ${cell(avatar)} not every free cell and every point of interest is reached; Blocked cells, Corrupt cells and points of interest are walls`,
      ),
    );
  return found;
};

const lintThings = ({ pois }: LevelDocument, ground: Ground, walls: Uint8Array): Finding[] => {
  const found: Finding[] = [];
  pois.forEach((poi, i) => {
    const path = `level.pois[${i}]`;
    const at = cellAt(ground, poi.q, poi.r);
    if (at < 0)
      found.push(
        error(
          path,
          'poi-off-board',
          `${poi.kind} at ${cell(poi)} lies on the ring or outside; the board has radius ${ground.radius}`,
        ),
      );
    else if ((walls[at]! & BLOCKED) !== 0)
      found.push(error(path, 'poi-blocked', `${poi.kind} at ${cell(poi)} stands on a Blocked cell`));
    else if ((walls[at]! & THING) !== 0)
      found.push(error(path, 'poi-twice', `${cell(poi)} holds two points of interest; move the ${poi.kind}`));
    if (at >= 0) walls[at] = walls[at]! | THING;
  });
  if (!pois.some(({ kind }) => kind === 'Shed'))
    found.push(error('level.pois', 'no-shed', 'there is no shed: nothing can be won'));
  return found;
};

const lintCells = (rules: Ruleset, { cells = [] }: LevelDocument, ground: Ground, walls: Uint8Array): Finding[] => {
  const kinds = Object.keys(rules.modifiers).filter((kind) => rules.modifiers[kind as ModifierKind].passedOn);
  const found: Finding[] = [];
  const seen = new Set<number>();
  cells.forEach((one, i) => {
    const path = `level.cells[${i}]`;
    const at = cellAt(ground, one.q, one.r);
    if (at < 0) found.push(error(path, 'cell-off-board', `${cell(one)} lies on the ring or outside`));
    else if ((walls[at]! & BLOCKED) !== 0)
      found.push(error(path, 'cell-blocked', `${cell(one)} is Blocked: nobody enters it, so it passes nothing on`));
    else if (seen.has(at))
      found.push(error(path, 'cell-twice', `${cell(one)} is listed twice; put all its modifiers into one entry`));
    seen.add(at);
    one.modifiers.forEach(({ kind }, k) => {
      if (!kinds.includes(kind))
        found.push(
          error(
            `${path}.modifiers[${k}]`,
            'cell-modifier',
            `a cell cannot carry ${kind}; it can carry ${kinds.join(', ')}`,
          ),
        );
    });
    if (at >= 0 && one.modifiers.some(({ kind }) => kind === 'Corrupt')) walls[at] = walls[at]! | CORRUPT;
  });
  return found;
};

const lintCards = (rules: Ruleset, { deck = [], pois }: LevelDocument): Finding[] => {
  const types = rules.cards.map(({ type }) => type);
  const unknown = (path: string, type: string) =>
    types.includes(type)
      ? []
      : [
          error(
            path,
            'unknown-card',
            `there is no card ${JSON.stringify(type)} in ${rules.name}; there are ${types.join(', ')}`,
          ),
        ];
  return [
    ...deck.flatMap((card, i) => {
      const path = `level.deck[${i}]`;
      if (typeof card === 'string') return unknown(path, card);
      return [
        ...unknown(path, card.type),
        ...card.modifiers.flatMap(({ kind }, k) =>
          CARD_KINDS.includes(kind)
            ? []
            : [
                error(
                  `${path}.modifiers[${k}]`,
                  'card-modifier',
                  `a card cannot carry ${kind}; it can carry ${CARD_KINDS.join(', ')}`,
                ),
              ],
        ),
      ];
    }),
    ...pois.flatMap((poi, i) => {
      if (poi.kind !== 'Tower' || poi.reward?.kind !== 'patch') return [];
      const path = `level.pois[${i}].reward`;
      return poi.reward.card === undefined
        ? [error(path, 'no-card', 'the reward `patch` names its card')]
        : unknown(path, poi.reward.card);
    }),
  ];
};

/** Goods, glitches and the robot. */
const lintRun = (
  rules: Ruleset,
  { pois, currencies = {}, glitches = [], robotModifiers = [] }: LevelDocument,
): Finding[] => {
  const found: Finding[] = [];
  let goods = currencies.Carry ?? 0;
  let open = 0;
  for (const poi of pois) {
    if (poi.kind === 'Crate') goods += poi.amount;
    if (poi.kind === 'Shed') open += Math.max(0, poi.request - (poi.received ?? 0));
  }
  if (goods < open)
    found.push(
      error(
        'level.pois',
        'goods-short',
        `crates and starting Carry hold ${goods} goods, the sheds still ask for ${open}`,
      ),
    );
  if (open === 0) found.push(error('level.pois', 'nothing-open', 'every shed is filled from the start'));
  const known = rules.glitches.map(({ name }) => name);
  glitches.forEach((name, i) => {
    if (!known.includes(name))
      found.push(
        error(
          `level.glitches[${i}]`,
          'unknown-glitch',
          `there is no glitch ${JSON.stringify(name)} in ${rules.name}; there are ${known.join(', ')}`,
        ),
      );
  });
  robotModifiers.forEach(({ kind }, i) => {
    if (CARD_KINDS.includes(kind))
      found.push(
        error(
          `level.robotModifiers[${i}]`,
          'robot-modifier',
          `the robot cannot carry ${kind}: that belongs on cards or cells`,
        ),
      );
  });
  return found;
};

/** What a modifier of a level says beyond its kind. */
const lintModifier = (path: string, { kind, of, stacks }: Written): readonly Finding[] => {
  const isImmunity = kind === 'Immunity' || kind === 'GlobalImmunity';
  return [
    ...when(isImmunity && of === undefined, error(path, 'immune-to-what', `${kind} says in \`of\` against what`)),
    ...when(!isImmunity && of !== undefined, error(path, 'of-unused', `${kind} is against nothing; leave \`of\` out`)),
    ...when(
      kind !== 'Worn' && stacks !== undefined,
      error(path, 'stacks-unused', `${kind} does not pile up; only Worn has stacks`),
    ),
  ];
};

type Written = NonNullable<LevelDocument['robotModifiers']>[number];

/** One instance per kind, duration and source [DD-157]; wear piles up in `stacks`. */
const lintTwice = (path: string, list: readonly Written[]): readonly Finding[] => {
  const nameOf = ({ kind, duration = 'Permanent', source = 'level', of = [] }: Written): string =>
    [kind, duration, source, ...of].join(' ');
  const names = list.map(nameOf);
  return names.flatMap((name, k) =>
    when(
      names.indexOf(name) < k,
      error(
        `${path}[${k}]`,
        'modifier-twice',
        `${list[k]!.kind} stands here twice with the same duration and source; it would be one: leave one out${list[k]!.kind === 'Worn' ? ' and count `stacks`' : ' or name another source'}`,
      ),
    ),
  );
};

/** What the robot begins with, and with which cards. */
const lintStart = (rules: Ruleset, document: LevelDocument): Finding[] => {
  const { currencies = {}, robotModifiers = [], cells = [], deck, deckOrder, counters = {}, pois } = document;
  const { minTapeLength, minHandSize } = rules.numbers.currency;
  const { flags, modifiers } = rules;
  const least = (field: 'TapeLength' | 'HandSize', floor: number) =>
    when(
      (currencies[field] ?? floor) < floor,
      error(`level.currencies.${field}`, 'below-least', `${field} is ${currencies[field]}; ${floor} is the least`),
    );
  const wraps = (counter: 'unreliable' | 'effective', period: number | undefined) =>
    when(
      period !== undefined && (counters[counter] ?? 0) >= period,
      error(`level.counters.${counter}`, 'counter', `the counter goes round at ${period}, so it lies below that`),
    );
  const works = (type: string) => rules.cards.find((one) => one.type === type)?.intents.map((intent) => intent.type);
  const types = deck?.map((card) => (typeof card === 'string' ? card : card.type));
  return [
    ...least('TapeLength', minTapeLength),
    ...least('HandSize', minHandSize),
    ...when(
      (currencies.Stability ?? 0) > 0 && !flags.hasStability,
      error('level.currencies.Stability', 'no-stability', `${rules.name} has no Stability`),
    ),
    ...when(
      deckOrder === 'fixed' && deck === undefined,
      error('level.deckOrder', 'fixed-what', 'a fixed order needs a deck that is written out'),
    ),
    ...when(
      types !== undefined && !types.some((type) => works(type)?.includes('Interact')),
      note('level.deck', 'cannot-deliver', 'no card of the deck loads or hands over anything'),
    ),
    ...wraps('unreliable', flags.unreliableMode === 'counter' ? modifiers.Unreliable.period : undefined),
    ...wraps('effective', flags.effectiveMode === 'counter' ? modifiers.Effective.period : undefined),
    ...robotModifiers.flatMap((one, i) => lintModifier(`level.robotModifiers[${i}]`, one)),
    ...cells.flatMap(({ modifiers: own }, i) =>
      own.flatMap((one, k) => lintModifier(`level.cells[${i}].modifiers[${k}]`, one)),
    ),
    ...(deck ?? []).flatMap((card, i) =>
      typeof card === 'string'
        ? []
        : card.modifiers.flatMap((one, k) => lintModifier(`level.deck[${i}].modifiers[${k}]`, one)),
    ),
    ...lintTwice('level.robotModifiers', robotModifiers),
    ...cells.flatMap(({ modifiers: own }, i) => lintTwice(`level.cells[${i}].modifiers`, own)),
    ...(deck ?? []).flatMap((card, i) =>
      typeof card === 'string' ? [] : lintTwice(`level.deck[${i}].modifiers`, card.modifiers),
    ),
    ...pois.flatMap((poi, i) => [
      ...when(
        poi.kind === 'Shed' && (poi.received ?? 0) > poi.request,
        error(`level.pois[${i}].received`, 'over-full', `the shed at ${cell(poi)} begins with more than it asks for`),
      ),
    ]),
  ];
};

const SENTENCES = 3;

const lintTexts = ({ texts = {}, par }: LevelDocument): Finding[] => {
  const { intro = '', hints = [] } = texts;
  const long = intro.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
  return [
    ...when(
      long > SENTENCES,
      note(
        'level.texts.intro',
        'long-intro',
        `the intro has ${long} sentences; ${SENTENCES} are read, the rest is not`,
      ),
    ),
    ...when(
      par?.programs !== undefined && par.proof === 'optimal' && hints.length > par.programs,
      note(
        'level.texts.hints',
        'too-many-hints',
        `${hints.length} hints for ${par?.programs} programs: one each is enough`,
      ),
    ),
  ];
};
