// Shared by the tests of the lint: shipped content, harmed in one respect.

import { printFinding } from '../../src/authoring/finding.ts';
import { lint } from '../../src/authoring/lint.ts';
import type { Answer, Card, Condition, Content, Effect } from '../../src/shape.ts';
import { act, config, content, event } from '../kit.ts';

/** The findings of one severity, printed. */
export const loud = (on: Content, severity = 'error') =>
  lint(on)
    .filter((one) => one.severity === severity)
    .map(printFinding);

export const last = content.events.length;
/** The shipped content with one event more, put last. */
export const plus = (card: Card): Content => ({ ...content, events: [...content.events, card] });
export const effect = (target: Effect['target'], delta: number) => ({ target, delta }) as Answer['effects'][number];
export const when = (param: Condition['param'], op: Condition['op'], value: number): Condition => ({
  param,
  op,
  value,
});
/** A harmless event of its own, to be made harmful in one respect. */
export const guest = (more: Partial<Card> = {}): Card =>
  event('guest', {
    situation: 'A guest has no badge.',
    conditions: [when('stress', '>=', 40)],
    actions: [
      act('guest-a', [effect('stress', 2), effect('bureaucracy', -2)], { label: 'Guest A', cooldown: 40 }),
      act('guest-b', [effect('stress', -2), effect('bureaucracy', 2)], { label: 'Guest B', cooldown: 40 }),
    ],
    ...more,
  });
export const edit = (id: string, change: (card: Card) => Card): Content => ({
  ...content,
  events: content.events.map((card) => (card.id === id ? change(card) : card)),
});
export const tuned = (more: object): Content => ({ ...content, config: { ...config, ...more } });
export const index = (id: string): number => content.events.findIndex((one) => one.id === id);
