// Arrays that stand in every state of a run and never change. A game that says so of one has it digested once and not
// after every turn; the digest is the same. Copies of a state share it, so that
// conformance finds whoever writes to it all the same ("copy is deep").

const lasting = new WeakSet<object>();

/** Says that this array is never written to again. A copy of it, made for a worker say, is an array like any other. */
export const neverChanges = <T extends ArrayBufferView>(list: T): T => {
  lasting.add(list);
  return list;
};

export const isLasting = (list: object): boolean => lasting.has(list);
