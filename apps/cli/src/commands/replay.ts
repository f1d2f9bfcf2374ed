// `interlock replay`: plays a recorded run anew; its outcome, or the first turn that differs from the record.

import { catalog } from '@interlock/catalog';
import { type AnyShape, encodeTurn, type Session, type Vouched, verify, vouchFor } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { EXIT } from '../fault.ts';
import { count } from '../output.ts';
import { readReplay, sessionOf } from '../record.ts';
import { gameCalled } from '../shelf.ts';
import { contentOption } from '../target.ts';
import { wireEvents } from '../wire.ts';
import { sayEvents, sayStatus, sayTurn } from '../words.ts';

interface Options {
  readonly frames?: boolean;
  readonly content?: string;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  command
    .description('verify a recorded run: outcome, score and digest, or the first diverging turn')
    .argument('<file|code>', 'a replay file or a share code (IL1.…)')
    .option('--frames', 'show every turn: actions, events, view')
    .option('--content <file>', 'the content file the run was played with, if it was not the shipped one')
    .addHelpText('after', examples('replay run.interlock.json', 'replay IL1.eJxT… --frames'));
  answers<Options>(command, io, exit, async (output, options, [source]) => {
    const replay = await readReplay(io, source!);
    const content = contentOption(io, options);
    const checked = catalog.some((one) => one.id === replay.game)
      ? verify(await gameCalled(replay.game), replay, content)
      : {
          ok: false as const,
          code: 'unknown-game',
          turn: 0,
          why: `This build has no game ${JSON.stringify(replay.game)}.`,
        };
    if (!checked.ok) {
      const { code, turn, why } = checked;
      await output.give({ ok: false, game: replay.game, code, turn, why }, () => why);
      return EXIT.no;
    }
    const session = await sessionOf(replay, content);
    const { status, turns, digest } = checked;
    const score = status.is === 'won' ? status.score : null;
    const frames = options.frames ? { frames: framesOf(session) } : {};
    const vouched = vouchFor(session.run, replay);
    await output.give({ ok: true, game: replay.game, status, score, turns, digest, ...vouched, ...frames }, () =>
      [...(options.frames ? sayFrames(session) : []), sayOutcome(session), ...sayVouched(vouched)].join('\n'),
    );
    return undefined;
  });
};

const sayOutcome = (session: Session<AnyShape>): string =>
  `${session.game.title}: ${sayStatus(session)} after ${count(session.turns.length, 'turn')}. Digest ${session.digest()}, as recorded.`;

const sayVouched = ({ certain, claimed, differs }: Vouched): readonly string[] => [
  ...certain.map((one) => `Certain: ${one}`),
  ...claimed.map((one) => `Claimed: ${one}`),
  ...(differs.length === 0 ? ['Nothing differs from the shipped game.'] : differs.map((one) => `Differs: ${one}`)),
];

/** The run once more, turn by turn. */
function* steps(session: Session<AnyShape>) {
  const walk = session.fork(0);
  yield { at: 0, turn: null, walk };
  for (const [i, turn] of session.turns.entries()) {
    const words = sayTurn(walk, turn);
    walk.commit(turn);
    yield { at: i + 1, turn: { turn, words }, walk };
  }
}

const framesOf = (session: Session<AnyShape>) => {
  const frames = [];
  let before = session.fork(0).view();
  for (const { at, turn, walk } of steps(session)) {
    const view = walk.view();
    frames.push({
      at,
      turn: turn === null ? null : encodeTurn(walk.game, turn.turn as never),
      events: at === 0 ? [] : wireEvents(walk, walk.seen(at), [before, view]),
      view,
      text: walk.game.show(walk.world, view),
      status: walk.status,
      digest: walk.digest(),
    });
    before = view;
  }
  return frames;
};

const sayFrames = (session: Session<AnyShape>): string[] => {
  const lines: string[] = [];
  for (const { at, turn, walk } of steps(session)) {
    lines.push(turn === null ? 'Start' : `Turn ${at}: ${turn.words}`);
    if (turn !== null) lines.push(...sayEvents(walk, walk.seen(at)));
    lines.push(walk.game.show(walk.world, walk.view()), '');
  }
  return lines;
};
