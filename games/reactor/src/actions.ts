// Actions on the wire: exactly the forms of the rule, anything else is refused naming the field.

import { type Codec, fail, ok, type Result } from '@interlock/kernel';
import { type Action, DIRS, ITEMS } from './shape.ts';

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  moveRobot: ['type', 'dir'],
  interactProp: ['type', 'mode'],
  activateReactor: ['type'],
  repair: ['type', 'do', 'leak'],
  apply: ['type', 'do', 'item'],
  shield: ['type', 'do'],
};

const malformed = (why: string) => fail('malformed-action', why);

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 40;

const decode = (input: unknown): Result<Action> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return malformed('An action is an object with a type.');
  const given = input as Readonly<Record<string, unknown>>;
  const { type } = given;
  const isLeak = type === 'interactLeak';
  if (isLeak && !isOneOf(['repair', 'apply', 'shield'], given.do))
    return malformed('do: expected repair, apply or shield.');
  const form = isLeak ? (given.do as string) : type;
  if (
    typeof form !== 'string' ||
    (!isLeak && !Object.hasOwn(FIELDS, form)) ||
    (!isLeak && isOneOf(['repair', 'apply', 'shield'], form))
  )
    return malformed('type: expected moveRobot, interactProp, interactLeak or activateReactor.');
  for (const key of Object.keys(given))
    if (!FIELDS[form]!.includes(key)) return malformed(`${key}: unknown field of ${String(type)}.`);
  if (form === 'moveRobot')
    return isOneOf(DIRS, given.dir) ? ok({ type: form, dir: given.dir }) : malformed('dir: expected N, W, E or S.');
  if (form === 'activateReactor') return ok({ type: form });
  if (form === 'interactProp') {
    if (given.mode === undefined) return ok({ type: form });
    return isName(given.mode) ? ok({ type: form, mode: given.mode }) : malformed('mode: expected a mode such as 2/2.');
  }
  if (form === 'shield') return ok({ type: 'interactLeak', do: 'shield' });
  if (form === 'apply')
    return isOneOf(ITEMS, given.item)
      ? ok({ type: 'interactLeak', do: 'apply', item: given.item })
      : malformed(`item: expected one of ${ITEMS.join(', ')}.`);
  if (given.leak === undefined) return ok({ type: 'interactLeak', do: 'repair' });
  return isName(given.leak)
    ? ok({ type: 'interactLeak', do: 'repair', leak: given.leak })
    : malformed('leak: expected the id of a leak.');
};

export const actionCodec: Codec<Action> = { encode: (action) => ({ ...action }), decode };
