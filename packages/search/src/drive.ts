// Drivers of long work. Every search here is a generator: whoever drives it shows its progress, and cancels it by
// not going on. Budgets in nodes live in the work itself; the clock belongs to the caller.

export type Work<P extends { readonly nodes: number }, R> = Generator<P, R, void>;

export interface DriveOptions<P> {
  readonly onProgress?: (progress: P) => void;
  /** Asked at every report; true ends the work. */
  readonly shouldStop?: (progress: P) => boolean;
  /** Nodes between two calls of `onProgress`; every report where left out. */
  readonly every?: number;
}

/** Works to the end, or until `shouldStop`: then the answer is null. */
export const run = <P extends { readonly nodes: number }, R>(
  work: Work<P, R>,
  options: DriveOptions<P> = {},
): R | null => {
  const { onProgress, shouldStop, every = 0 } = options;
  let due = every;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (shouldStop?.(step.value)) {
      work.return(undefined as never);
      return null;
    }
    if (onProgress && step.value.nodes >= due) {
      onProgress(step.value);
      due = step.value.nodes + every;
    }
  }
};

export type Step<P, R> = { readonly done: false; readonly progress: P } | { readonly done: true; readonly value: R };

/** Nodes each work had reported when it was last left. */
const reported = new WeakMap<object, number>();

/** Goes on for about `nodes` nodes and comes back: for callers that must let others have a turn in between. */
export const step = <P extends { readonly nodes: number }, R>(work: Work<P, R>, nodes: number): Step<P, R> => {
  const end = (reported.get(work) ?? 0) + nodes;
  for (;;) {
    const next = work.next();
    if (next.done) return { done: true, value: next.value };
    if (next.value.nodes < end) continue;
    reported.set(work, next.value.nodes);
    return { done: false, progress: next.value };
  }
};
