// The protocol of `interlock bot`, without its pipes: a line in, an answer out. A refused request changes nothing.

import { loadGame } from '@interlock/catalog';
import {
  type AnyShape,
  fail,
  type Json,
  metered,
  type Origin,
  openRun,
  type Problem,
  quote,
  type Refusal,
  Session,
} from '@interlock/kernel';
import { gameEntry } from '../commands/games.ts';
import { allGames } from '../shelf.ts';
import type { Line } from './lines.ts';
import { OPERATIONS } from './operations.ts';
import { type Id, MAX_LINE, type Op, type Request, readRequest } from './request.ts';

export interface Answer {
  readonly id: Id;
  readonly ok: boolean;
  readonly error?: Problem & { readonly refusals?: readonly Refusal[] };
  readonly [field: string]: unknown;
}

/** What an operation gives: the fields of its answer, or its problem. */
export type Given =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: Problem & { readonly refusals?: readonly Refusal[] } };

export interface ProtocolOptions {
  /** The operation `state` may be used. */
  readonly reveal?: boolean;
}

const PROBLEMS = {
  'too-long': `The line is longer than ${MAX_LINE} bytes and was dropped.`,
  'not-text': 'The line is not UTF-8 text.',
} as const;

/** Units of work of one request that is no search; searches have a bound of nodes and one of memory. */
const REQUEST_WORK = 1_000_000_000;
const SEARCHES: ReadonlySet<Op> = new Set(['verdict', 'hint', 'blame']);

export class Protocol {
  readonly #reveal: boolean;
  #session: Session<AnyShape> | null = null;
  #isOver = false;

  constructor(options: ProtocolOptions = {}) {
    this.#reveal = options.reveal ?? false;
  }

  /** The run being played; for tests and for whoever wraps the protocol. */
  get session(): Session<AnyShape> | null {
    return this.#session;
  }

  /** True after `quit`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Answers one line. Never throws. */
  async answer(line: Line): Promise<Answer> {
    if ('problem' in line) return failed(null, { code: line.problem, message: PROBLEMS[line.problem] });
    const { id, request } = readRequest(line.text);
    if (!request.ok) return failed(id, request.error);
    try {
      const given = await this.#carryOut(request.value);
      return given.ok ? { id, ok: true, ...given.value } : failed(id, given.error);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      return failed(id, { code: 'failed', message: `The game failed on this request: ${what}` });
    }
  }

  async #carryOut({ op, fields }: Request): Promise<Given> {
    switch (op) {
      case 'games':
        return { ok: true, value: { games: (await allGames()).map(gameEntry) } };
      case 'quit':
        this.#isOver = true;
        return { ok: true, value: {} };
      case 'start':
        return this.#start(fields);
      default:
        return this.#inRun(op, fields);
    }
  }

  #inRun(op: Exclude<Op, 'games' | 'quit' | 'start'>, fields: Request['fields']): Given {
    if (op === 'state' && !this.#reveal)
      return fail('not-revealed', 'The whole state is given only when the command was started with --reveal.');
    if (this.#session === null) return fail('not-started', `Nothing is being played: "start" comes before "${op}".`);
    const { side } = fields;
    const { seats } = this.#session;
    if (side !== undefined && !seats.includes(side as string))
      return fail(
        'unknown-side',
        `Nobody sits at ${quote(String(side))}; there ${seats.length === 1 ? 'is' : 'are'} ${seats.join(' and ')}.`,
      );
    // Games let this viewer ask about what they hide.
    const asked = op === 'ask' && this.#reveal && !this.#session.isRanked ? { ...fields, viewer: 'revealed' } : fields;
    const session = this.#session;
    if (SEARCHES.has(op)) return OPERATIONS[op](session, asked);
    const given = metered(REQUEST_WORK, `The operation "${op}" on this run`, () => OPERATIONS[op](session, asked));
    return given.ok ? given.value : given;
  }

  async #start(fields: Request['fields']): Promise<Given> {
    const origin = originOf(fields);
    if (!origin.ok) return origin;
    const game = await loadGame(fields.game as string);
    if (!game.ok) return game;
    const run = openRun(game.value, origin.value, {
      ...(fields.balance === undefined ? {} : { balance: fields.balance }),
      ...(fields.content === undefined ? {} : { content: fields.content }),
    });
    if (!run.ok) return run;
    this.#session = new Session(run.value, { ranked: fields.ranked === true });
    return OPERATIONS.start(this.#session, fields);
  }
}

const originOf = (fields: Readonly<Record<string, Json>>) => {
  const named = (['level', 'levelData', 'preset'] as const).filter((name) => fields[name] !== undefined);
  if (named.length !== 1)
    return fail('bad-start', 'A start names exactly one of "level", "levelData" and "preset" (with "seed").');
  if (named[0] === 'preset' && fields.seed === undefined)
    return fail('missing-field', 'A start with "preset" needs the field "seed".');
  const seed = fields.seed === undefined ? {} : { seed: fields.seed };
  return { ok: true as const, value: { [named[0]!]: fields[named[0]!], ...seed } as unknown as Origin };
};

const failed = (id: Id, error: NonNullable<Answer['error']>): Answer => ({ id, ok: false, error });
