// Arrays, lists and objects that stand in many states of a run and never change, nor does anything in them. A game that
// says so of one has it digested once and not after every turn; the digest is the same. Copies of a state share it, so that
// conformance finds whoever writes to it all the same ("copy is deep").

const lasting = new WeakSet<object>();

/** Says that this is never written to again. A copy of it, made for a worker say, is a value like any other. */
export const neverChanges = <T extends object>(value: T): T => {
  lasting.add(value);
  return value;
};

export const isLasting = (value: object): boolean => lasting.has(value);
