// Checks through the kernel's session: undo, redo, replay, share code; a refused turn and a preview leave no trace.

import { record, replayFrom, replayFromCode, shareCode, verify } from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { sessionOf } from './state.ts';

export const undoGivesBack = ({ game, everyWalk }: Context): void =>
  everyWalk((steps, run, prints) => {
    const session = sessionOf(run, steps);
    if (game.canRewind?.(run.world) === false) {
      claim(!session.undo().ok, 'A turn was taken back where none can be.');
      return;
    }
    const last = session.digest();
    for (let at = steps.length - 1; at >= 0; at--) {
      const digest = session.digest(at);
      const undone = session.undo();
      claim(undone.ok, `Turn ${at + 1} cannot be undone: ${undone.ok ? '' : undone.error.message}`);
      claim(session.digest() === digest, `Undo of turn ${at + 1} leads to another digest.`);
      claim(fingerprint(session.state) === prints[at], `Undo of turn ${at + 1} leads to another state.`);
    }
    for (let at = 1; at <= steps.length; at++) claim(session.redo().ok, `Turn ${at} cannot be redone.`);
    claim(session.digest() === last, 'All undone and redone, the digest is another one.');
  });

export const replayIsTrue = ({ game, everyWalk }: Context): void =>
  everyWalk((steps, run) => {
    const session = sessionOf(run, steps);
    const written = record(session, 'conformance');
    const read = replayFrom(JSON.parse(JSON.stringify(written)));
    claim(read.ok, `A recorded run is not read back: ${read.ok ? '' : read.error.message}`);
    const verified = verify(game, read.value);
    claim(verified.ok, `A recorded run is not verified: ${verified.ok ? '' : verified.why}`);
    claim(verified.digest === session.digest(), 'A replay ends with another digest.');
    claim(fingerprint(verified.status) === fingerprint(session.status), 'A replay ends with another status.');
    const code = shareCode(game, written);
    const unpacked = replayFromCode([game], code);
    claim(unpacked.ok, `The share code of a run is not read back: ${unpacked.ok ? '' : unpacked.error.message}`);
    const where = firstDifference(JSON.parse(JSON.stringify(written)), unpacked.value);
    claim(where === null, `The share code says something else than the replay, at ${where}.`);
  });

export const sessionKeepsStill = ({ game, everyWalk }: Context): void =>
  everyWalk((steps, run) => {
    const session = sessionOf(run, steps.slice(0, -1));
    const turn = steps.at(-1)?.turn ?? [];
    const stance = (): string => fingerprint([session.digest(), session.pending, session.state, session.turns.length]);
    if (session.status.is === 'playing' && game.turn === 'many') for (const action of turn) session.plan(action);
    const then = stance();
    session.preview(2);
    claim(stance() === then, 'A preview disturbs the session.');
    session.fork().commit(turn);
    claim(stance() === then, 'A turn in a fork disturbs the session.');
    const nonsense = [...turn, ...turn, ...turn, ...turn, ...turn, ...turn];
    if (game.refuse(run.world, session.state, nonsense).length > 0) {
      claim(!session.commit(nonsense).ok, 'A turn that refuse refuses is committed.');
      claim(stance() === then, 'A refused turn leaves a trace.');
    }
  });
