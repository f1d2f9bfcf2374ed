// Finding out what kind of file a designer's text is, and all that is wrong with it: for the shell and for the workshop.

import {
  type AnyGame,
  type DocumentKind,
  decodeTurn,
  describe,
  type Finding,
  type Json,
  jsonSchemaOf,
  type LintOptions,
  openRun,
  parseJson,
  placesInJson,
  type Replay,
  type Result,
  replayFrom,
  replayFromCode,
  Session,
  verify,
} from '@interlock/kernel';
import { catalog, loadAll, loadGame } from './index.ts';

/** What a text was read as, and what is wrong with it. */
export interface Linted {
  /** Null where it is of no game, or of one that cannot be told. */
  readonly game: string | null;
  /** `level` or another of the game's kinds, `replay`, or `file` where the kind cannot be told. */
  readonly kind: string;
  /** Null for what is no JSON. */
  readonly document: Json | null;
  readonly findings: readonly Finding[];
  /** The check point by point, where the kind of file has such a report. */
  readonly report: string | null;
}

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

/** A designer's file or a share code, whatever it holds. `file`, its path, helps to guess: a file in a game's own folder
 *  is one of that game's kinds. */
export const lintText = async (
  text: string,
  file = '',
  deep: Deep | null = null,
  options: LintOptions = {},
): Promise<Linted> => {
  if (text.trimStart().startsWith('IL1.')) return lintReplay(text.trim());
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const kind = kindsOf(await loadAll()).find(({ game, name }) => game.authoring?.documents?.[name]?.isText?.(text));
    if (kind) return ofKind(kind, text, await lintAs(kind, text, deep, options), deep !== null);
    return ofNoKind(null, {
      ...error('', parsed.error.code, parsed.error.message),
      ...placeSaid(parsed.error.message),
    });
  }
  const document = parsed.value as Json;
  const linted = await (isReplay(document) ? lintReplay(document) : lintDocument(document, file, deep, options));
  const placeOf = placesInJson(text);
  return { ...linted, findings: linted.findings.map((one) => ({ ...one, ...placeOf(one.path) })) };
};

/** The reader of JSON says in its sentence where it stopped. */
const placeSaid = (message: string): { readonly line?: number; readonly column?: number } => {
  const [, line, column] = /^Line (\d+), column (\d+)/.exec(message) ?? [];
  return line === undefined ? {} : { line: Number(line), column: Number(column) };
};

const ofNoKind = (document: Json | null, ...findings: readonly Finding[]): Linted => ({
  game: null,
  kind: 'file',
  document,
  findings,
  report: null,
});

const ofKind = ({ game, name }: Kind, document: Json, findings: readonly Finding[], isDeep = false): Linted => ({
  game: game.id,
  kind: name,
  document,
  findings,
  report: game.authoring?.documents?.[name]?.report?.(game.content as never, document, isDeep) ?? null,
});

/** The kind is the one that `$schema` names; without it, the one of which the document has most. */
export const lintDocument = async (
  document: Json,
  file = '',
  deep: Deep | null = null,
  options: LintOptions = {},
): Promise<Linted> => {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return ofNoKind(document, error('', 'not-an-object', `a file holds one JSON object, found ${describe(document)}`));
  const named = schemaOf(document);
  if (named !== null) return lintNamed(named, document, deep, options);
  const home = catalog.find((one) => file.replaceAll('\\', '/').includes(`games/${one.id}/`));
  const tried = kindsOf(home ? [await home.load()] : await loadAll()).map((kind) => ({
    kind,
    findings: lintKind(kind, document, options),
    strange: strangeKeys(kind, document),
  }));
  // What has no errors is meant. Else a file of another kind has fields this one does not know and fails at its root;
  // one of this kind that has mistakes fails further in.
  tried.sort(
    (a, b) =>
      Number(errorsIn(a.findings) > 0) - Number(errorsIn(b.findings) > 0) ||
      a.strange - b.strange ||
      errorsAtRoot(a.findings) - errorsAtRoot(b.findings) ||
      errorsIn(a.findings) - errorsIn(b.findings),
  );
  const best = tried[0];
  if (!best) return ofNoKind(document, error('', 'unknown-kind', 'no game has such files'));
  if (errorsIn(best.findings) === 0)
    return ofKind(
      best.kind,
      document,
      deep === null ? best.findings : await lintDeeply(best.kind, document, deep, options),
    );
  const guess = `${best.kind.game.id}-${best.kind.name}`;
  return ofKind(best.kind, document, [
    ...best.findings,
    {
      path: '$schema',
      code: 'guessed-kind',
      severity: 'note',
      message: `the file names no schema and was read as ${guess}, the closest kind`,
    },
  ]);
};

const lintNamed = async (named: string, document: Json, deep: Deep | null, options: LintOptions): Promise<Linted> => {
  const entry = catalog.find((one) => named.startsWith(`${one.id}-`) || named.startsWith(`${one.id}.`));
  const kinds = kindsOf(entry ? [await entry.load()] : await loadAll());
  const kind = kinds.find(({ game, name }) => named.slice(game.id.length + 1) === name);
  if (entry && kind) return ofKind(kind, document, await lintAs(kind, document, deep, options), deep !== null);
  const known = kinds.map(({ game, name }) => `${game.id}-${name}`).join(', ');
  const message = `no kind of file has the schema ${JSON.stringify(named)}; there are: ${known}`;
  return ofNoKind(document, error('$schema', 'unknown-kind', message));
};

const kindsOf = (games: readonly AnyGame[]): readonly Kind[] =>
  games.flatMap((game) =>
    [...new Set([...Object.keys(game.authoring?.documents ?? {}), 'level'])].map((name) => ({ game, name })),
  );

/** `lamp-level` from `../schemas/lamp-level.schema.json`; a dot between game and kind is read as well. */
const schemaOf = (document: Json): string | null => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null;
  const { $schema } = document as { readonly [key: string]: Json };
  if (typeof $schema !== 'string') return null;
  return $schema.slice($schema.lastIndexOf('/') + 1).replace(/\.schema\.json$/, '');
};

/** How many of the document's own fields a kind has no word for. */
const strangeKeys = ({ game, name }: Kind, document: object): number => {
  const kind = game.authoring?.documents?.[name];
  const known = kind ? fieldsOf(kind) : NONE;
  return Object.keys(document).filter((key) => !known.has(key)).length;
};

const NONE: ReadonlySet<string> = new Set();
/** A schema takes milliseconds to write down: once is enough. */
const fields = new WeakMap<DocumentKind<never>, ReadonlySet<string>>();
const fieldsOf = (kind: DocumentKind<never>): ReadonlySet<string> => {
  const kept = fields.get(kind);
  if (kept) return kept;
  const { properties } = jsonSchemaOf('', kind) as { readonly properties?: object };
  const made = new Set(Object.keys(properties ?? {}));
  fields.set(kind, made);
  return made;
};

const errorsIn = (findings: readonly Finding[]): number => findings.filter((one) => one.severity === 'error').length;
const errorsAtRoot = (findings: readonly Finding[]): number =>
  errorsIn(findings.filter(({ path }) => !/[.[]/.test(path)));

const lintAs = async (
  kind: Kind,
  document: Json,
  deep: Deep | null,
  options: LintOptions,
): Promise<readonly Finding[]> =>
  deep === null ? lintKind(kind, document, options) : lintDeeply(kind, document, deep, options);

const lintKind = ({ game, name }: Kind, document: Json, options: LintOptions = {}): readonly Finding[] => {
  const findings =
    game.authoring?.documents?.[name]?.lint(game.content, document, options) ?? decodeLevel(game, document);
  const isProven = name !== 'level' || errorsIn(findings) > 0 || findings.some((one) => one.code.includes('witness'));
  return isProven ? findings : [...findings, ...lintWitnesses(game, document as { readonly [key: string]: Json })];
};

/** A level of a game that has no level files of its own kind is what its codec takes: `generate --out` writes such. */
const decodeLevel = (game: AnyGame, document: Json): readonly Finding[] => {
  const level = game.level.decode(document);
  return level.ok ? [] : [error('level', level.error.code, level.error.message)];
};

/** With what only solving and playing can find, where the game looks for it; else a note says that nothing was. */
const lintDeeply = async (
  kind: Kind,
  document: Json,
  { runs, dig }: Deep,
  options: LintOptions,
): Promise<readonly Finding[]> => {
  const { game, name } = kind;
  const work = game.authoring?.documents?.[name]?.deep?.(game.content, document, runs);
  if (work) return dig(work);
  const message = `${game.id}-${name} has no deeper check: this is the quick one`;
  return [...lintKind(kind, document, options), { path: '', code: 'no-deep-check', severity: 'note', message }];
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
const isReplay = (document: Json): boolean => {
  if (schemaOf(document) === 'replay') return true;
  const { format } = (document ?? {}) as { readonly format?: unknown };
  return typeof format === 'string' && format.startsWith('interlock-replay');
};

/** A replay as a file's document or as a share code: it must be well-formed and play as recorded. */
export const lintReplay = async (source: Json): Promise<Linted> => {
  const of = (game: string | null, ...findings: readonly Finding[]): Linted => ({
    game,
    kind: 'replay',
    document: source,
    findings,
    report: null,
  });
  const replay = typeof source === 'string' ? await replayOfCode(source) : replayFrom(source);
  if (!replay.ok) return of(null, error('replay', replay.error.code, replay.error.message));
  const game = await loadGame(replay.value.game);
  if (!game.ok) return of(null, error('replay.game', game.error.code, game.error.message));
  const checked = verify(game.value, replay.value);
  if (checked.ok) return of(game.value.id);
  const path = checked.turn === 0 ? 'replay' : `replay.turns[${checked.turn - 1}]`;
  return of(game.value.id, error(path, checked.code, checked.why));
};

/** Only a code with turns in a game's own spelling needs the games: they are loaded when one turns up. */
export const replayOfCode = async (code: string): Promise<Result<Replay>> => {
  const plain = replayFromCode([], code);
  return plain.ok || plain.error.code !== 'unknown-game' ? plain : replayFromCode(await loadAll(), code);
};
