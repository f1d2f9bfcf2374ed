// A turn list in few characters: per pick the ticks before it, milliseconds into the second and the answer; at the end
// the ticks that follow. Ticks come on the second, so the rest can be left out and made again.

import { type Codec, describe, fail, type Json, ok, type Result, type Turn } from '@interlock/kernel';
import { actionCodec, pickAt, tickAt } from './actions.ts';
import { content as shipped } from './content.ts';
import type { Action, PortShape } from './shape.ts';

const TICK = shipped.config.clock.tickMs;
const MAX_TICKS = 100_000;

/** Shipped answers by number; others are spelled out as `event/action`. */
const numbered = shipped.events.flatMap(({ id, actions }) => actions.map((answer) => `${id}/${answer.id}`));

const nameOf = (eventId: string, actionId: string): string => {
  const at = numbered.indexOf(`${eventId}/${actionId}`);
  return at < 0 ? `${eventId}/${actionId}` : at.toString(36);
};

/** `5.0.4f`: five ticks, then at 0 ms into the second answer 4f. `5.4f` leaves the 0 out; a last lone number is ticks. */
const shortOf = (turns: readonly Turn<PortShape>[]): string | null => {
  const parts: string[] = [];
  let ticks = 0;
  let total = 0;
  for (const turn of turns) {
    const action = turn[0];
    if (turn.length !== 1 || action === undefined) return null;
    if (action.type === 'tick') {
      ticks += 1;
      total += 1;
      continue;
    }
    const into = action.atMs - total * TICK;
    parts.push(`${ticks}.${into === 0 ? '' : `${into}.`}${nameOf(action.eventId, action.actionId)}`);
    ticks = 0;
  }
  if (ticks > 0) parts.push(String(ticks));
  return parts.join(' ');
};

/** Turns that no run could have in this order are spelled out, so that any list comes back as it was. */
const encode = (turns: readonly Turn<PortShape>[]): Json => {
  const short = shortOf(turns);
  const read = short === null ? null : decode(short);
  const isSame = read?.ok && JSON.stringify(read.value) === JSON.stringify(turns);
  return isSame ? short : turns.map((turn) => turn.map((action) => actionCodec.encode(action)));
};

const spelledOut = (input: readonly unknown[]): Result<readonly Turn<PortShape>[]> => {
  const turns: Action[][] = [];
  for (const one of input) {
    if (!Array.isArray(one)) return fail('bad-turns', `A turn is a list of actions, found ${describe(one)}.`);
    const turn: Action[] = [];
    for (const action of one) {
      const read = actionCodec.decode(action);
      if (!read.ok) return read;
      turn.push(read.value);
    }
    turns.push(turn);
  }
  return ok(turns);
};

const decode = (input: unknown): Result<readonly Turn<PortShape>[]> => {
  if (Array.isArray(input)) return spelledOut(input);
  if (typeof input !== 'string') return fail('bad-turns', `Packed turns are text, found ${describe(input)}.`);
  const turns: Turn<PortShape>[] = [];
  let total = 0;
  const add = (action: Action): void => {
    turns.push([action]);
  };
  for (const part of input === '' ? [] : input.split(' ')) {
    const found = /^(\d{1,6})(?:\.(?:(\d{1,3})\.)?([0-9a-z]{1,3}|[a-z0-9-]+\/[a-z0-9-]+))?$/.exec(part);
    if (!found) return fail('bad-turns', `Packed turns hold ${JSON.stringify(part.slice(0, 20))}, which is no pick.`);
    const [, ticks, into, name] = found;
    if (total + Number(ticks) > MAX_TICKS) return fail('bad-turns', `Packed turns hold more than ${MAX_TICKS} ticks.`);
    for (let i = 0; i < Number(ticks); i++) add(tickAt(++total * TICK));
    if (name === undefined) continue;
    const spelled = name.includes('/') ? name : numbered[Number.parseInt(name, 36)];
    if (spelled === undefined) return fail('bad-turns', `There is no answer number ${name}.`);
    const [eventId, actionId] = spelled.split('/') as [string, string];
    add(pickAt(total * TICK + Number(into ?? 0), eventId, actionId));
  }
  return ok(turns);
};

export const pack: Codec<readonly Turn<PortShape>[]> = { encode, decode };
