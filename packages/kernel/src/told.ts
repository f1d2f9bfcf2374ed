// The causes of events as a viewer may know them. They are judged by the views of their own turn, before and after it, so a
// forecast, a preview, a commit and a look back tell the same.

import type { Because, Game, Happening, Shape } from './contract.ts';

export type ToldCause = Because | { readonly hidden: true };

const HIDDEN: ToldCause = Object.freeze({ hidden: true });

/** For each event in `seen`, its causes; one that is an unseen event or a subject in neither view is hidden. */
export const toldCauses = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  seen: readonly Happening<G['event']>[],
  views: readonly G['view'][],
): readonly (readonly ToldCause[])[] => {
  const visible = new Set(seen.map(({ index }) => index));
  const isShown = shownIn(game, world, views);
  const isHidden = (because: Because): boolean =>
    ('event' in because && !visible.has(because.event)) || ('last' in because && !isShown(because.last));
  return seen.map(({ because }) => because.map((one) => (isHidden(one) ? HIDDEN : one)));
};

/** Whether one of the views shows a subject; a game that lists no subjects hides none. */
export const shownIn = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  views: readonly G['view'][],
): ((subject: string) => boolean) => {
  const subjectsOf = game.trace?.subjects;
  if (subjectsOf === undefined) return () => true;
  let subjects: ReadonlySet<string> | null = null;
  return (subject) => {
    subjects ??= new Set(views.flatMap((view) => [...subjectsOf(world, view)].map((one) => one.subject)));
    return subjects.has(subject);
  };
};
