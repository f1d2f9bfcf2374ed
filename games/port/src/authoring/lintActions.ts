// Lint of single answers: fatal, dominated, without effect, giving time out of place; and texts used twice.

import type { Answer, Card, Content, Field, Target } from '../shape.ts';
import { FIELDS } from '../shape.ts';
import type { Report } from './lint.ts';
import { said } from './lintEvents.ts';
import { type Box, isWithin, narrowed } from './reach.ts';

export const lintActions = (content: Content, box: Box, report: Report): void => {
  content.events.forEach((card, i) => {
    const isReachable = isWithin(box, card);
    const shown = narrowed(box, card.conditions);
    card.actions.forEach((answer, k) => {
      const path = `events[${i}].actions[${k}]`;
      if (isReachable) lintFatal(content, card, answer, shown, path, report);
      lintTimeGift(card, answer, path, report);
      lintIdleCooldown(content, card, answer, path, report);
      lintNoEffect(content, card, answer, path, report);
    });
    lintDominated(card, i, report);
  });
  lintRepeats(content, report);
};

const deltaOf = (answer: Answer, field: Field): number =>
  field === 'score' ? answer.scoreImpact : (answer.effects.find(({ target }) => target === field)?.delta ?? 0);

/** L04 */
const lintFatal = (content: Content, card: Card, answer: Answer, shown: Box, path: string, report: Report): void => {
  if (card.terminalOutcome === 'lose') return;
  const { lose } = content.config;
  const by =
    deltaOf(answer, 'timeLeft') < 0 && shown.timeLeft.hi + deltaOf(answer, 'timeLeft') <= lose.timeLeftAt
      ? 'time'
      : deltaOf(answer, 'stress') > 0 && shown.stress.lo + deltaOf(answer, 'stress') >= lose.stressAt
        ? 'stress'
        : deltaOf(answer, 'privilege') < 0 && shown.privilege.hi + deltaOf(answer, 'privilege') <= lose.privilegeAt
          ? 'privilege'
          : null;
  if (by === null) return;
  const message = `\`${answer.id}\` loses by ${by} in every state in which \`${card.id}\` can be shown`;
  report('L04', 'error', 'events', path, message, [answer.id]);
};

/** L18 */
const lintTimeGift = (card: Card, answer: Answer, path: string, report: Report): void => {
  if (deltaOf(answer, 'timeLeft') <= 0 || card.tags.includes('time')) return;
  const message = `\`${answer.id}\` gives time, but \`${card.id}\` is not tagged time`;
  report('L18', 'error', 'events', path, message, [answer.id]);
};

/** L19; an answer that a later card remembers is remembered for as long as it cools. */
const lintIdleCooldown = ({ events }: Content, card: Card, answer: Answer, path: string, report: Report): void => {
  if (answer.cooldown === 0 || answer.cooldown > card.cooldown) return;
  if (events.some(({ after }) => after?.includes(answer.id))) return;
  const message = `\`${answer.id}\` cools ${answer.cooldown} s and its event ${card.cooldown} s: the button can never be seen disabled; give it 0, or more than ${card.cooldown}`;
  report('L19', 'note', 'events', `${path}.cooldown`, message, [answer.id]);
};

/** L22: pushing a field past an end at which the conditions hold it. */
const lintNoEffect = (content: Content, card: Card, answer: Answer, path: string, report: Report): void => {
  const { percentMax } = content.config.limits;
  answer.effects.forEach(({ target, delta }, e) => {
    const stuck = card.conditions.find(({ param, op, value }) => {
      if (param !== target) return false;
      const atBottom = (op === '==' && value === 0) || (op === '<=' && value === 0) || (op === '<' && value === 1);
      const isPercent = target === 'stress' || target === 'bureaucracy' || target === 'security';
      const atTop =
        isPercent && (op === '>' ? value === percentMax - 1 : (op === '==' || op === '>=') && value === percentMax);
      return delta < 0 ? atBottom : atTop;
    });
    if (!stuck) return;
    const message = `${target} ${delta} can never take place where ${said(stuck)}`;
    report('L22', 'warning', 'events', `${path}.effects[${e}]`, message, [answer.id]);
  });
};

/** More is better of these; of the other fields less is. */
const WELCOME: readonly Field[] = ['timeLeft', 'privilege', 'influence', 'score'];

/** L16: another answer is at least as good everywhere and better somewhere. */
const lintDominated = (card: Card, i: number, report: Report): void => {
  if (card.terminal) return;
  card.actions.forEach((worse, k) => {
    const better = card.actions.find((other) => other !== worse && isDominated(worse, other));
    if (!better) return;
    const message = `\`${worse.id}\` is never better than \`${better.id}\` in any field or score`;
    report('L16', 'warning', 'events', `events[${i}].actions[${k}]`, message, [worse.id, better.id]);
  });
};

export const isDominated = (worse: Answer, better: Answer): boolean => {
  let isBetterSomewhere = false;
  for (const field of FIELDS) {
    const sign = WELCOME.includes(field as Target) ? 1 : -1;
    const lead = sign * (deltaOf(better, field) - deltaOf(worse, field));
    if (lead < 0) return false;
    if (lead > 0) isBetterSomewhere = true;
  }
  return isBetterSomewhere;
};

/** L20 */
const lintRepeats = (content: Content, report: Report): void => {
  const seen = new Map<string, string>();
  const check = (kind: string, text: string, id: string, event: string, path: string): void => {
    const [anywhere, here] = [`${kind} ${text}`, `${event} ${kind} ${text}`];
    const within = seen.get(here);
    const first = within ?? seen.get(anywhere);
    if (!within) seen.set(here, id);
    if (!first) seen.set(anywhere, id);
    else {
      const message = `${kind} ${JSON.stringify(text)} is used by \`${first}\` and \`${id}\``;
      report('L20', within ? 'error' : 'warning', 'events', path, message, [first, id]);
    }
  };
  content.events.forEach((card, i) => {
    check('title', card.title, card.id, card.id, `events[${i}].title`);
    check('situation', card.situation, card.id, card.id, `events[${i}].situation`);
    card.actions.forEach((answer, k) => {
      check('label', answer.label, answer.id, card.id, `events[${i}].actions[${k}].label`);
    });
  });
};
