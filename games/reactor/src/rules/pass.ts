// One pass over the surface, steps 7 to 11: what it found in the snapshot, and what it makes of it. A pass that the
// look-ahead has made serves the turn itself once more, when that is played just so.

/** Memory of a pass; whoever begins one wipes what it needs. */
export const makePass = (size: number, edges: number) => ({
  /** The turn it was made for; 0 where it says nothing. */
  turn: 0,
  /** True while all of the slate is zero. */
  isWiped: true,
  ...slateOf(size),
  /** Partner of the strongest reaction each cell owns, and for combustion the kind that lit it. */
  burnBy: new Int16Array(size),
  burnKind: new Uint8Array(size),
  shortBy: new Int16Array(size),
  quenchBy: new Int16Array(size),
  /** Cells that own a reaction, in no order. */
  reacting: new Int16Array(size),
  reactions: 0,
  /** Floor cells that hold something, row-major. */
  active: new Int16Array(size),
  count: 0,
  /** These and those that something flows into, a bit each. */
  touched: new Int32Array((size + 31) >> 5),
  /** Those of them that hold more than a safe amount of some kind: nothing flows between others. */
  full: new Int16Array(size),
  fulls: 0,
  /** Edges round them, a bit each; all zero between passes. */
  due: new Int32Array((edges + 31) >> 5),
  /** What flows over edges, four numbers each: kind, from, to, quantity. */
  flows: new Int16Array(edges * 16),
  flowed: 0,
  /** The turn, then cell * 4 + kind and quantity of what fades away: the numbers of an event (tellings.ts). */
  faded: new Int32Array(1 + size * 8),
  fades: 0,
  /** Reactor cells that the coolant service cools, and by how much. */
  cooled: new Int16Array(size * 2),
  cools: 0,
  /** Reactor cells with heat in the snapshot, for service cooling. */
  warm: new Uint8Array(size),
  /** The surface after it. */
  after: new Int16Array(size * 4),
  /** Which of its values are above their maximum, by cell * 4 + kind; and how many are in danger. */
  over: new Int16Array(size * 4),
  overs: 0,
  danger: 0,
});

/** What a pass begins with as zeros, in one buffer: one fill wipes it all. */
const slateOf = (size: number) => {
  const buffer = new ArrayBuffer((size * 21 + 7) & ~7);
  const bytes = (place: number): Uint8Array => new Uint8Array(buffer, size * (16 + place), size);
  return {
    slate: new Uint8Array(buffer),
    /** By cell * 4 + kind: what reactions take (cut to what is there), and what reactions and flows add. */
    taken: new Int16Array(buffer, 0, size * 4),
    delta: new Int16Array(buffer, size * 8, size * 4),
    /** `delta` two kinds at a time. */
    changes: new Int32Array(buffer, size * 8, size * 2),
    /** Reaction bands of a cell packed, two bits a kind; and flow bands with None as Safe. */
    band: bytes(0),
    flowBand: bytes(1),
    /** Strongest reaction each cell owns. */
    burn: bytes(2),
    short: bytes(3),
    quench: bytes(4),
  };
};

export type Pass = ReturnType<typeof makePass>;
