// What a verified replay vouches for. Its digest covers game, rules, content, level, dice and every turn: that is certain.
// What stands beside it is the writer's word. And what differs from the shipped game is named, since a level of one's own
// may bear a shipped name, and numbers of one's own change everything but the title.

import type { Json, Shape } from './contract.ts';
import { quote } from './dice.ts';
import { digestOf } from './digest/hash.ts';
import type { Replay } from './replay.ts';
import { contentDigest, type Run } from './run.ts';

export interface Vouched {
  readonly certain: readonly string[];
  readonly claimed: readonly string[];
  readonly differs: readonly string[];
}

/** Names that are listed before the rest is counted. */
const LISTED = 8;

/** Of a replay that `verify` found true. */
export const vouchFor = <G extends Shape>(run: Run<G>, replay: Replay): Vouched => {
  const { turns, digest } = replay;
  const label = replay.label === undefined ? [] : [`The app that wrote it calls it ${quote(replay.label)}.`];
  const ranked = replay.ranked
    ? ['It says it was ranked: that no turn was taken back which may not be, and no search asked.']
    : ['It does not say it was ranked: turns may have been taken back and searches asked.'];
  return {
    certain: [
      `These ${turns.length} turns, played by ${run.game.id}@${run.game.rules} on this level with these dice, lead to digest ${digest}.`,
    ],
    claimed: [...ranked, 'How often the level was tried before, and with what help, no replay can tell.', ...label],
    differs: [...sayNumbers(run, replay), ...sayLevel(run)],
  };
};

const sayNumbers = <G extends Shape>({ game, content }: Run<G>, { balance, content: pinned }: Replay): string[] => {
  if (balance !== undefined) {
    const names = [...pathsOf(balance as Json)];
    const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
    return [`Its numbers are not the shipped ones: ${names.slice(0, LISTED).map(quote).join(', ')}${more}.`];
  }
  return contentDigest(content) === contentDigest(game.content)
    ? []
    : [`Its content is not the shipped one: content ${pinned}.`];
};

const sayLevel = <G extends Shape>({ game, origin, level, levelDigest, seed, entry }: Run<G>): string[] => {
  if (entry !== null)
    return entry.seed === undefined || entry.seed === seed
      ? []
      : [`The dice are those of seed ${seed}; the level's own are of seed ${entry.seed}.`];
  if (!('levelData' in origin)) return [];
  const encoded = game.level.encode(level);
  const same = game.levels.find((one) => digestOf(game.level.encode(one.level)) === levelDigest);
  if (same !== undefined) return [`Its level came with it and equals the shipped level ${same.id}.`];
  const named = new Set(namesIn(encoded));
  const like = game.levels.find(({ id, title }) => named.has(id) || named.has(title));
  return [
    like === undefined
      ? 'Its level came with it and is none of the shipped ones.'
      : `Its level came with it, bears the name of the shipped level ${like.id}, and is another one.`,
  ];
};

/** The ways to every number that was replaced: `gen.roomWidthMax`. */
function* pathsOf(value: Json, before = ''): Generator<string, void, void> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield before;
    return;
  }
  for (const [key, one] of Object.entries(value)) yield* pathsOf(one, before === '' ? key : `${before}.${key}`);
}

/** What a level calls itself: the texts at its top. */
const namesIn = (level: Json): readonly string[] => {
  if (typeof level === 'string') return level.split('\n').flatMap((line) => [line, line.replace(/^\w+:? +/, '')]);
  return typeof level === 'object' && level !== null
    ? Object.values(level).filter((one): one is string => typeof one === 'string')
    : [];
};
