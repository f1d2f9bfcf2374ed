// Every format that takes something from outside: samples of what is right, and the door that a damaged one knocks at. A
// door answers `read` or `refused`; whatever it throws is a fault.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, loadAll } from '@interlock/catalog';
import { lintDocument, lintText, replayOfCode } from '@interlock/catalog/lint';
import {
  decodeTurn,
  encodeTurn,
  jsonSchemaOf,
  levelCode,
  openRun,
  parseJson,
  parseLevelCode,
  record,
  refusalsOf,
  replayFrom,
  resume,
  Session,
  seedFrom,
  shareCode,
  verify,
} from '@interlock/kernel';
import { Protocol } from '../../apps/cli/src/bot/protocol.ts';
import { written } from '../../apps/cli/src/bot/written.ts';
import { journeysFrom } from '../../apps/web/src/store/journeys.ts';
import { bookFrom } from '../../apps/web/src/store/progress.ts';
import { pack, unpack } from '../../apps/web/src/store/save/saves.ts';
import { settingsFrom } from '../../apps/web/src/store/settings.ts';
import { root } from '../lib/root.mjs';

const said = (answer) => (answer.ok ? 'read' : 'refused');
const opened = (game, origin, options) => {
  const run = openRun(game, origin, options);
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

/** Plays a run that was let in for a turn, looked at from its first seat. */
const tried = (run) => {
  if (!run.ok) return 'refused';
  const session = new Session(run.value);
  session.game.show(session.world, session.view());
  session.forecast(1);
  session.commit(session.game.idle?.(session.world, session.state) ?? []);
  return 'read';
};

/** A short run of each game along its first proof. */
const runsOf = (games) =>
  games.map((game) => {
    const entry = game.levels.find(({ witnesses }) => witnesses.length > 0) ?? game.levels[0];
    const session = opened(
      game,
      entry ? { level: entry.id } : { preset: Object.keys(game.params.presets)[0], seed: 'K3F9' },
    );
    for (const turn of (entry?.witnesses[0]?.turns ?? session.run.witness ?? []).slice(0, 4)) session.commit(turn);
    return session;
  });

const levels = (game) => ({
  name: `level-${game.id}`,
  seeds: () => game.levels.map(({ level }) => game.level.encode(level)),
  schema: () => schemaOf(game, 'level'),
  take: (value) => tried(openRun(game, { levelData: value })),
});

const schemaOf = (game, kind) => {
  const found = game.authoring?.documents?.[kind];
  return found === undefined ? null : jsonSchemaOf('', found);
};

const documents = (game) =>
  Object.keys(game.authoring?.documents ?? {})
    .filter((kind) => kind !== 'level')
    .map((kind) => ({
      name: `document-${game.id}-${kind}`,
      seeds: () => filesOfKind(game, kind),
      schema: () => schemaOf(game, kind),
      take: async (value) =>
        (await lintDocument(value, `games/${game.id}/x.json`)).findings.length > 0 ? 'refused' : 'read',
    }));

/** Shipped files that name the kind's schema, or that are named like it or lie in a folder of that name. */
const filesOfKind = (game, kind) => {
  const folder = join(root, 'games', game.id, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))])
    .filter(([file, { $schema = '' }]) =>
      $schema === '' ? file.startsWith(kind) : $schema.includes(`/${game.id}-${kind}.schema.json`),
    )
    .map(([, document]) => document);
};

const texts = (games) => ({
  name: 'text',
  isText: true,
  seeds: () => [
    ...games.flatMap((game) =>
      game.levels
        .slice(0, 6)
        .map(({ level }) => game.authoring?.drawing?.(game.content, level) ?? '')
        .filter(Boolean),
    ),
    ...games.map((game) => JSON.stringify(game.levels[0] ? game.level.encode(game.levels[0].level) : {}, null, 1)),
  ],
  take: async (text) => ((await lintText(text)).findings.length > 0 ? 'refused' : 'read'),
});

const replays = (games, sessions) => ({
  name: 'replay',
  seeds: () => sessions().map((session) => JSON.parse(JSON.stringify(record(session, 'a run')))),
  take: (value) => {
    const read = replayFrom(value);
    if (!read.ok) return 'refused';
    const game = games.find(({ id }) => id === read.value.game);
    if (game === undefined) return 'refused';
    resume(game, read.value);
    return said(verify(game, read.value));
  },
});

const codes = (games, sessions) => ({
  name: 'code',
  isText: true,
  seeds: () => sessions().map((session) => shareCode(session.game, record(session))),
  take: async (text) => {
    const read = await replayOfCode(text);
    if (!read.ok) return 'refused';
    const game = games.find(({ id }) => id === read.value.game);
    return game === undefined ? 'refused' : said(verify(game, read.value));
  },
});

const places = (games) => ({
  name: 'place',
  isText: true,
  seeds: () =>
    games.flatMap((game) => Object.keys(game.params.presets).map((preset) => levelCode(game, preset, 'K3F9'))),
  take: (text) => {
    seedFrom(text);
    return said(parseLevelCode(games, text));
  },
});

const turns = (sessions) => ({
  name: 'turn',
  seeds: () =>
    sessions().flatMap((session) =>
      session.turns.map((turn) => ({ game: session.game.id, turn: encodeTurn(session.game, turn) })),
    ),
  take: (value) => {
    const session = sessions().find(({ game }) => game.id === value?.game);
    if (session === undefined) return 'refused';
    const turn = decodeTurn(session.game, value.turn);
    if (!turn.ok) return 'refused';
    return refusalsOf(session.game, session.world, session.state, turn.value).length > 0 ? 'refused' : 'read';
  },
});

/** Numbers of one's own for a shipped level: one part of them at a time, on the first level, the last and one between. Making
 *  a level from them is bounded by work, not by time: not here. */
const numbers = (games) => ({
  name: 'balance',
  seeds: () =>
    games.flatMap((game) => {
      const { length } = game.levels;
      const levels = [...new Set([0, length >> 1, length - 1])].map((at) => game.levels[at].id);
      return partsOf(tablesOf(game)).flatMap((balance) => levels.map((level) => ({ game: game.id, level, balance })));
    }),
  take: (value) => {
    const game = games.find(({ id }) => id === value?.game);
    const entry = game?.levels.find(({ id }) => id === (value.level ?? game.levels[0].id));
    return entry === undefined ? 'refused' : tried(openRun(game, { level: entry.id }, { balance: value.balance }));
  },
});

/** All tables of a game that a run may override, by the names it overrides them with. */
const tablesOf = ({ content }) => {
  const { balance = content.config ?? content.numbers ?? {}, subsystems, classes, personalities, rulesets } = content;
  const plain = Object.fromEntries(Object.entries(balance).map(([key, value]) => [key, value.default ?? value]));
  const more = { subsystem: subsystems, class: classes, personality: personalities };
  const sets = Object.entries(rulesets ?? {}).map(([name, { cards: _, glitches: __, name: ___, ...rules }]) => [
    name,
    rules,
  ]);
  return JSON.parse(JSON.stringify({ ...plain, ...more, ...Object.fromEntries(sets) }));
};

/** The tables in parts: one key of one table each. */
const partsOf = (tables) =>
  Object.entries(tables).flatMap(([name, table]) =>
    typeof table === 'object' && table !== null && !Array.isArray(table)
      ? Object.entries(table).map(([key, value]) => ({ [name]: { [key]: value } }))
      : [{ [name]: table }],
  );

/** What a bot may be asked, a run of the first game being open. */
const asksOf = (games) =>
  games.flatMap((game) => {
    const [entry] = game.levels;
    const asks = [
      { op: 'start', game: game.id, level: entry?.id },
      { op: 'view' },
      { op: 'legal', pending: [] },
      { op: 'forecast', turns: 2 },
      { op: 'commit', turn: entry?.witnesses[0] ? encodeTurn(game, entry.witnesses[0].turns[0]) : [] },
      { op: 'preview', turn: [] },
      { op: 'explain', turn: 1 },
      { op: 'ask', what: Object.keys(game.questions ?? {})[0] ?? 'x', args: {} },
      { op: 'undo' },
      { op: 'replay' },
      { op: 'verdict', nodes: 20 },
      { op: 'hint', nodes: 20, step: 1 },
    ];
    return asks.map((ask, id) => ({ id, ...JSON.parse(JSON.stringify(ask)) }));
  });

const answered = async (text, bot) => {
  if (isLongSearch(text)) return 'refused';
  const answer = await bot.answer({ text });
  if (answer.error?.code === 'failed') throw new Error(answer.error.message);
  JSON.parse(written(answer));
  return said(answer);
};

/** A bot with a run of the first game. */
const botOf = async (games) => {
  const bot = new Protocol();
  const { id } = catalog[0];
  const level = games.find((one) => one.id === id).levels[0].id;
  await bot.answer({ text: JSON.stringify({ op: 'start', game: id, level }) });
  return bot;
};

const lines = (games) => ({
  name: 'line',
  isText: true,
  seeds: () => asksOf(games).map((ask) => JSON.stringify(ask)),
  take: answered,
  open: () => botOf(games),
});

const requests = (games) => ({
  name: 'request',
  seeds: () => asksOf(games),
  take: (value, bot) => answered(JSON.stringify(value), bot),
  open: () => botOf(games),
});

/** Searches are bounded by the nodes that are asked for; a line that asks for many is no fault. */
const isLongSearch = (text) => {
  const parsed = parseJson(text);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return false;
  const { op, nodes = 99_999, preset } = parsed.value;
  return preset !== undefined || (['verdict', 'hint', 'blame'].includes(op) && !(nodes <= 1000));
};

const saves = (sessions) => ({
  name: 'save',
  seeds: () =>
    sessions().map((session) => ({
      key: `${session.game.id}:x`,
      game: session.game.id,
      rules: session.game.rules,
      title: 'x',
      savedAt: 1,
      turn: session.turns.length,
      status: JSON.parse(JSON.stringify(session.status)),
      note: 'x',
      replay: JSON.parse(JSON.stringify(record(session))),
      plan: [],
      otherPlan: [],
      which: 'A',
      rewinds: 0,
      verdict: null,
    })),
  take: (value) => {
    const save = unpack(pack(value ?? {}));
    const text = JSON.stringify(value ?? null);
    bookFrom(text);
    settingsFrom(text);
    journeysFrom(text);
    return save === null ? 'refused' : 'read';
  },
});

/** All formats, once the games are loaded. */
export const formatsOf = async () => {
  const games = await loadAll();
  let made;
  const sessions = () => {
    made ??= runsOf(games);
    return made;
  };
  return [
    ...games.filter(({ levels: shipped }) => shipped.length > 0).map(levels),
    ...games.flatMap(documents),
    texts(games),
    replays(games, sessions),
    codes(games, sessions),
    places(games),
    turns(sessions),
    numbers(games),
    lines(games),
    requests(games),
    saves(sessions),
  ];
};
