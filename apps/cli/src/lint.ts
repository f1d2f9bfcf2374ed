// Finding out what kind of file a document is, and all that is wrong with it.

import { catalog, loadGame } from '@interlock/catalog';
import {
  type AnyGame,
  decodeTurn,
  describe,
  type Finding,
  type Json,
  openRun,
  replayFrom,
  Session,
  verify,
} from '@interlock/kernel';
import { replayOfCode } from './record.ts';
import { allGames } from './shelf.ts';

interface Kind {
  readonly game: AnyGame;
  readonly name: string;
}

/** Drives the long check of a kind of file that has one. */
export type Dig = (
  work: Generator<{ readonly what: string; readonly done: number; readonly of: number }, readonly Finding[], void>,
) => Promise<readonly Finding[]>;

/** How deep to look: runs per player, and who drives. */
export interface Deep {
  readonly runs: number;
  readonly dig: Dig;
}

const error = (path: string, code: string, message: string): Finding => ({ path, code, severity: 'error', message });

/** `file` helps to guess: a file in a game's own folder is one of its kinds. */
export const lintDocument = async (
  document: Json,
  file = '',
  deep: Deep | null = null,
): Promise<readonly Finding[]> => {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return [error('', 'not-an-object', `a file holds one JSON object, found ${describe(document)}`)];
  const named = schemaOf(document);
  if (named !== null) return lintNamed(named, document, deep);
  const home = catalog.find((one) => file.replaceAll('\\', '/').includes(`games/${one.id}/`));
  const tried = kindsOf(home ? [await home.load()] : await allGames()).map((kind) => ({
    kind,
    findings: lintKind(kind, document),
  }));
  // A file of another kind fails at its root; one of this kind that has mistakes fails further in.
  tried.sort(
    (a, b) => errorsAtRoot(a.findings) - errorsAtRoot(b.findings) || errorsIn(a.findings) - errorsIn(b.findings),
  );
  const best = tried[0];
  if (!best) return [error('', 'unknown-kind', 'no game has such files')];
  if (errorsIn(best.findings) === 0) return deep === null ? best.findings : lintDeeply(best.kind, document, deep);
  const guess = `${best.kind.game.id}-${best.kind.name}`;
  return [
    ...best.findings,
    {
      path: '$schema',
      code: 'guessed-kind',
      severity: 'note',
      message: `the file names no schema and was read as ${guess}, the closest kind`,
    },
  ];
};

const lintNamed = async (named: string, document: Json, deep: Deep | null): Promise<readonly Finding[]> => {
  const entry = catalog.find((one) => named.startsWith(`${one.id}-`) || named.startsWith(`${one.id}.`));
  const kinds = kindsOf(entry ? [await entry.load()] : await allGames());
  const kind = kinds.find(({ game, name }) => named.slice(game.id.length + 1) === name);
  if (entry && kind) return deep === null ? lintKind(kind, document) : lintDeeply(kind, document, deep);
  const known = kinds.map(({ game, name }) => `${game.id}-${name}`).join(', ');
  const message = `no kind of file has the schema ${JSON.stringify(named)}; there are: ${known}`;
  return [error('$schema', 'unknown-kind', message)];
};

const kindsOf = (games: readonly AnyGame[]): readonly Kind[] =>
  games.flatMap((game) =>
    [...new Set([...Object.keys(game.documents ?? {}), 'level'])].map((name) => ({ game, name })),
  );

/** `lamp-level` from `../schemas/lamp-level.schema.json`; a dot between game and kind is read as well. */
const schemaOf = (document: Json): string | null => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null;
  const { $schema } = document as { readonly [key: string]: Json };
  if (typeof $schema !== 'string') return null;
  return $schema.slice($schema.lastIndexOf('/') + 1).replace(/\.schema\.json$/, '');
};

const errorsIn = (findings: readonly Finding[]): number => findings.filter((one) => one.severity === 'error').length;
const errorsAtRoot = (findings: readonly Finding[]): number =>
  errorsIn(findings.filter(({ path }) => !/[.[]/.test(path)));

const lintKind = ({ game, name }: Kind, document: Json): readonly Finding[] => {
  const findings = game.documents?.[name]?.lint(game.content, document) ?? decodeLevel(game, document);
  const isProven = name !== 'level' || errorsIn(findings) > 0 || findings.some((one) => one.code.includes('witness'));
  return isProven ? findings : [...findings, ...lintWitnesses(game, document as { readonly [key: string]: Json })];
};

/** A level of a game that has no level files of its own kind is what its codec takes: `generate --out` writes such. */
const decodeLevel = (game: AnyGame, document: Json): readonly Finding[] => {
  const level = game.level.decode(document);
  return level.ok ? [] : [error('level', level.error.code, level.error.message)];
};

/** With what only solving and playing can find, where the game looks for it; else a note says that nothing was. */
const lintDeeply = async (kind: Kind, document: Json, { runs, dig }: Deep): Promise<readonly Finding[]> => {
  const { game, name } = kind;
  const work = game.documents?.[name]?.deep?.(game.content, document, runs);
  if (work) return dig(work);
  const message = `${game.id}-${name} has no deeper check: this is the quick one`;
  return [...lintKind(kind, document), { path: '', code: 'no-deep-check', severity: 'note', message }];
};

/** A level's witnesses must win, whatever its game's own linter looks at. */
const lintWitnesses = (game: AnyGame, level: { readonly [key: string]: Json }): readonly Finding[] => {
  const { witnesses, seed } = level;
  if (!Array.isArray(witnesses)) return [];
  const run = openRun(game, { levelData: level, ...(typeof seed === 'string' ? { seed } : {}) });
  if (!run.ok) return [error('level', run.error.code, run.error.message)];
  return witnesses.flatMap((witness: { readonly turns?: Json }, i): readonly Finding[] => {
    const path = `level.witnesses[${i}]`;
    const session = new Session(run.value);
    // Turns in a spelling of the game's own are its linter's business.
    if (!Array.isArray(witness.turns) || !witness.turns.every(Array.isArray)) return [];
    for (const [at, encoded] of witness.turns.entries()) {
      const turn = decodeTurn(game, encoded);
      if (!turn.ok) return [error(`${path}.turns[${at}]`, turn.error.code, turn.error.message)];
      const answer = session.commit(turn.value);
      if (!answer.ok) return [error(`${path}.turns[${at}]`, 'bad-witness', answer.refusals[0]!.why)];
    }
    if (session.status.is === 'won') return [];
    return [
      error(
        path,
        'bad-witness',
        `the witness does not win: after ${session.turns.length} turns the run is ${session.status.is}`,
      ),
    ];
  });
};

/** True for a document that means to be a replay; levels may have a `format` of their own. */
export const isReplay = (document: Json): boolean => {
  if (schemaOf(document) === 'replay') return true;
  const { format } = (document ?? {}) as { readonly format?: unknown };
  return typeof format === 'string' && format.startsWith('interlock-replay');
};

/** A replay as a file's document or as a share code: it must be well-formed and play as recorded. */
export const lintReplay = async (source: Json): Promise<readonly Finding[]> => {
  const replay = typeof source === 'string' ? await replayOfCode(source) : replayFrom(source);
  if (!replay.ok) return [error('replay', replay.error.code, replay.error.message)];
  const game = await loadGame(replay.value.game);
  if (!game.ok) return [error('replay.game', game.error.code, game.error.message)];
  const checked = verify(game.value, replay.value);
  if (checked.ok) return [];
  return [error(checked.turn === 0 ? 'replay' : `replay.turns[${checked.turn - 1}]`, checked.code, checked.why)];
};
