// Turn lists for share codes: the words of a witness, a bar after every turn.

import { type Codec, fail, ok, type Result } from '@interlock/kernel';
import { actionCodec } from '../actions.ts';
import { actionToWord, parseWitness } from '../level/witness.ts';
import type { Action } from '../shape.ts';

type Turns = readonly (readonly Action[])[];

const print = (turns: Turns): string => turns.map((turn) => `${turn.map(actionToWord).join(' ')}|`).join('');

const parse = (line: string): Result<Turns> => {
  const turns: (readonly Action[])[] = [];
  for (const part of line.split('|').slice(0, -1)) {
    const parsed = parseWitness(part);
    if (!parsed.ok) return parsed;
    turns.push(parsed.value[0]!);
  }
  return ok(turns);
};

/** True where every name in the turns survives the short spelling: ids with spaces or brackets do not. */
const isPlain = (turns: Turns): boolean =>
  turns.every((turn) => turn.every((action) => !('leak' in action) || /^[\w-]+$/.test(action.leak ?? '-'))) &&
  turns.every((turn) => turn.every((action) => !('mode' in action) || /^[\d/]+$/.test(action.mode ?? '0')));

export const pack: Codec<Turns> = {
  encode: (turns) => (isPlain(turns) ? print(turns) : turns.map((turn) => turn.map(actionCodec.encode))),
  decode: (input) => {
    if (typeof input === 'string') return parse(input);
    if (!Array.isArray(input)) return fail('bad-turns', 'Turns are packed as text or as a list of lists.');
    const turns: Action[][] = [];
    for (const turn of input) {
      if (!Array.isArray(turn)) return fail('bad-turns', 'A turn is a list of actions.');
      turns.push([]);
      for (const one of turn) {
        const action = actionCodec.decode(one);
        if (!action.ok) return action;
        turns.at(-1)!.push(action.value);
      }
    }
    return ok(turns);
  },
};
