// Checks on planning: one edit is one step, a turn has as many actions as it should, and seats plan apart: in secret,
// for themselves alone, and without a first come, first served.

import { type AnyShape, apply, record, type Session, type Turn, type Viewer } from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { sessionOf } from './state.ts';

type AnySession = Session<AnyShape>;

export const editsAreSteps = ({ everyWalk }: Context): void =>
  everyWalk((steps, run) => {
    const session = sessionOf(run, steps.slice(0, -1));
    const last = steps.at(-1);
    if (last === undefined || session.status.is !== 'playing') return;
    const { digest, lists } = { digest: session.digest(), lists: [fingerprint(session.pending)] };
    const edited = (isMade: boolean): void => {
      if (isMade) lists.push(fingerprint(session.pending));
    };
    for (let i = 0; i < 4; i++) {
      const next = session.legal();
      if (next.length === 0) break;
      edited(session.plan(last.stream.pick(next)).length === 0);
    }
    if (session.pending.length > 0) {
      session.drop(last.stream.int(session.pending.length));
      edited(true);
      session.setPlan([]);
      if (session.pending.length === 0 && lists.at(-1) !== fingerprint([])) edited(true);
    }
    for (const list of lists.slice(0, -1).reverse()) {
      claim(session.unplan(), 'An edit of the plan cannot be undone.');
      claim(
        fingerprint(session.pending) === list,
        'Undoing an edit of the plan does not give back the list before it.',
      );
    }
    for (const list of lists.slice(1)) {
      claim(session.replan(), 'An edit of the plan cannot be done again.');
      claim(fingerprint(session.pending) === list, 'Doing an edit again does not give back the list after it.');
    }
    claim(session.digest() === digest, 'Planning changed the digest.');
  });

export const turnsAreCounted = ({ game, everyStep }: Context): void => {
  if (game.turn === 'many') return;
  everyStep(({ run, before, turn }) => {
    claim(turn.length === 1, `A turn of one action has ${turn.length}.`);
    for (const wrong of [[], [...turn, ...turn]])
      claim(!apply(game, run.world, before, wrong).ok, `A turn of ${wrong.length} actions is played.`);
  });
};

/** All that one seat is shown. */
const shownTo = (session: AnySession, seat: Viewer): unknown => {
  const view = session.view(seat);
  return [
    ['view', view],
    ['text', session.game.show(session.world, view)],
    ['legal', session.legal(seat)],
    ['plan', session.pendingOf(seat)],
    ['refusals', session.refusals(seat)],
    ['preview', told(session, seat)],
    ['appraisal', session.appraise(seat)],
    ['replay', record(session)],
    ['undo', [session.canUnplan(seat), session.canReplan(seat)]],
  ];
};

const told = (session: AnySession, seat: Viewer): unknown => {
  const { frames, end, refusals } = session.preview(2, seat);
  return [end, refusals, frames.map(({ happenings, view, status }) => [happenings, view, status])];
};

/** The parts of a joined turn by seat: whoever is offered an action after its own ones before it, has planned it. An
 *  action may be worth nothing alone (a burn before its power), so each is asked for where it stands. */
const partsOf = (session: AnySession, turn: Turn<AnyShape>): ReadonlyMap<Viewer, Turn<AnyShape>> => {
  const { game, world, state, seats } = session;
  const parts = new Map<Viewer, Turn<AnyShape>>(seats.map((seat) => [seat, []]));
  for (const action of turn) {
    const said = JSON.stringify(game.action.encode(action));
    const isOffered = (seat: Viewer): boolean => {
      for (const one of game.legal(world, state, parts.get(seat)!, seat))
        if (JSON.stringify(game.action.encode(one)) === said) return true;
      return false;
    };
    const seat = seats.find(isOffered);
    if (seat !== undefined) parts.set(seat, [...parts.get(seat)!, action]);
  }
  return parts;
};

export const plansAreSecret = ({ game, everyWalk }: Context): void => {
  if (!game.seats) return;
  everyWalk((steps, run) => {
    const session = sessionOf(run, steps.slice(0, -1));
    const last = steps.at(-1);
    if (last === undefined || session.status.is !== 'playing' || session.seats.length < 2) return;
    for (const [seat, part] of partsOf(session, last.turn)) {
      const others = session.seats.filter((one) => one !== seat);
      const before = others.map((one) => shownTo(session, one));
      for (const action of part) session.plan(action, seat);
      const isIn = session.handIn(seat).ok;
      for (const [i, other] of others.entries()) {
        const where = firstDifference(before[i], shownTo(session, other));
        claim(where === null, `What ${seat} plans shows in what ${other} is shown, at ${where}.`);
      }
      if (isIn) claim(session.withdraw(seat), `${seat} cannot take back a plan while others are still planning.`);
      session.setPlan([], seat);
    }
  });
};

export const seatsPlanForThemselves = ({ game, everyWalk }: Context): void => {
  if (!game.seats) return;
  everyWalk((steps, run) => {
    const session = sessionOf(run, steps);
    for (const seat of session.seats)
      for (const action of session.legal(seat)) {
        const said = JSON.stringify(action);
        const { world, state } = session;
        claim(game.refuse(world, state, [action], seat).length === 0, `${seat} is offered ${said} and refused it.`);
        for (const other of session.seats)
          claim(
            other === seat || game.refuse(world, state, [action], other).length > 0,
            `${said} is offered to ${seat}, and ${other} may plan it too.`,
          );
      }
    const ends = session.seats.map((seat) => session.statusFor(seat).is);
    claim(ends.filter((is) => is === 'won').length <= 1, `More than one seat has won: ${ends.join(', ')}.`);
    for (const same of ['playing', 'drawn'] as const)
      claim(
        !ends.includes(same) || ends.every((is) => is === same),
        `For one seat the run is ${same}, for another not: ${ends.join(', ')}.`,
      );
  });
};

export const orderOfSeatsIsFree = ({ game, everyWalk }: Context): void => {
  if (!game.seats) return;
  everyWalk((steps, run) => {
    const last = steps.at(-1);
    if (last === undefined) return;
    const played = [1, -1].map((way) => {
      const session = sessionOf(run, steps.slice(0, -1));
      const parts = [...partsOf(session, last.turn)];
      if (way < 0) parts.reverse();
      for (const [seat, part] of parts) {
        session.setPlan(part, seat);
        const answer = session.handIn(seat);
        claim(answer.ok, `${seat} may not hand in its part of a legal turn.`);
      }
      const backward = sessionOf(run, steps.slice(0, -1));
      claim(
        backward.commit([...last.turn].reverse()).ok,
        'A joined turn is refused when its parts stand the other way.',
      );
      claim(backward.digest() === session.digest(), 'The order of the parts of a joined turn changes what happens.');
      return session.digest();
    });
    claim(played[0] === played[1], 'Whoever hands in first changes what happens.');
  });
};
