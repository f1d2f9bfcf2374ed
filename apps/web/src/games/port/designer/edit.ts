// One card, edited field by field. Pure: every edit gives the card anew or the sentence that refuses it, and the judge is
// the validator that judges the whole pack.

import { game } from '@interlock/port';
import { MAX_ANSWERS, TAGS, TARGETS, validateFile } from '@interlock/port/workshop';

export type Place = readonly (string | number)[];
export type Edit = { readonly card: Loose } | { readonly problem: string };
export type Loose = Readonly<Record<string, unknown>>;
export type Target = (typeof TARGETS)[number];

export const isCard = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listAt = (card: Loose, key: string): readonly unknown[] => {
  const list = card[key];
  return Array.isArray(list) ? list : [];
};
const looseOf = (value: unknown): Loose => (isCard(value) ? value : {});

export const conditionsOf = (card: Loose): readonly Loose[] => listAt(card, 'conditions').map(looseOf);
export const weightRulesOf = (card: Loose): readonly Loose[] => listAt(card, 'weightRules').map(looseOf);
export const tagsOf = (card: Loose): readonly unknown[] => listAt(card, 'tags');
export const answersOf = (card: Loose): readonly Loose[] => listAt(card, 'actions').map(looseOf);

/** What stands in a field, as text. */
export const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const deltaOf = (answer: Loose, target: Target): string =>
  said(looseOf(listAt(answer, 'effects').find((one) => looseOf(one).target === target)).delta);

const withAt = (value: unknown, [step, ...rest]: Place, next: unknown): unknown => {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.with(step, withAt(list[step], rest, next));
  }
  const object = looseOf(value);
  return { ...object, [step]: withAt(object[step], rest, next) };
};

const pathOf = (place: Place): string =>
  place.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`),
    'events[0]',
  );

/** Refused where the validator finds fault with the very place; what is wrong elsewhere on the card is no reason. */
const judged = (card: Loose, place: Place): Edit => {
  const path = pathOf(place);
  const isThere = (at: string): boolean => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);
  const found = validateFile('events', { events: [card] }, game.content.config).find((one) => isThere(one.path));
  return found ? { problem: sentence(found.message) } : { card };
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const setText = (card: Loose, place: Place, text: string): Edit =>
  judged(withAt(card, place, text) as Loose, place);

const NUMBER = /^[-−+]?[0-9]{1,9}$/;

/** A whole number as typed, a real minus sign included; null where it is none. */
export const wholeFrom = (text: string): number | null => {
  const typed = text.trim();
  return NUMBER.test(typed) ? Number(typed.replace('−', '-')) + 0 : null;
};

const noNumber = (text: string): Edit => ({
  problem: text.trim() === '' ? 'A whole number is needed here.' : `“${text.trim()}” is no whole number.`,
});

export const setNumber = (card: Loose, place: Place, text: string): Edit => {
  const value = wholeFrom(text);
  return value === null ? noNumber(text) : judged(withAt(card, place, value) as Loose, place);
};

/** Sets, adds or, left empty or 0, takes out the effect of an answer on one field; they stay in the order of fields. */
export const setEffect = (card: Loose, at: number, target: Target, text: string): Edit => {
  const delta = text.trim() === '' ? 0 : wholeFrom(text);
  if (delta === null) return noNumber(text);
  const answer = answersOf(card)[at] ?? {};
  const others = listAt(answer, 'effects').filter((one) => looseOf(one).target !== target);
  const effects = delta === 0 ? others : [...others, { target, delta }];
  const rank = (one: unknown): number => TARGETS.indexOf(looseOf(one).target as Target);
  const sorted = [...effects].sort((a, b) => rank(a) - rank(b));
  const next = withAt(card, ['actions', at, 'effects'], sorted) as Loose;
  const problem = judged(next, ['actions', at, 'effects', sorted.findIndex((one) => looseOf(one).target === target)]);
  if (delta !== 0 && 'problem' in problem) return problem;
  // An answer that changes nothing at all is refused as a whole.
  return sorted.length === 0 ? judgedWhole(next, at) : { card: next };
};

const judgedWhole = (card: Loose, at: number): Edit => {
  const path = pathOf(['actions', at]);
  const found = validateFile('events', { events: [card] }, game.content.config).find((one) => one.path === path);
  return found ? { problem: sentence(found.message) } : { card };
};

export const setScore = (card: Loose, at: number, text: string): Edit => {
  const set = setNumber(card, ['actions', at, 'scoreImpact'], text);
  return 'problem' in set ? set : judgedWhole(set.card, at);
};

/** Puts a tag on the card or takes it off; they stay in the order of the list. */
export const toggleTag = (card: Loose, tag: (typeof TAGS)[number]): Edit => {
  const has = tagsOf(card);
  const tags = has.includes(tag) ? has.filter((one) => one !== tag) : [...has, tag];
  const rank = (one: unknown): number => TAGS.indexOf(one as never);
  const sorted = has.includes(tag) ? tags : [...tags].sort((a, b) => rank(a) - rank(b));
  return judged({ ...card, tags: sorted }, ['tags']);
};

export const ENDS = ['none', 'win', 'lose'] as const;

/** What answering the card does to the run. */
export const endOf = ({ terminal, terminalOutcome }: Loose): string =>
  terminal === true ? said(terminalOutcome) : terminalOutcome === undefined ? 'none' : '';

export const setEnd = (card: Loose, end: string): Edit => {
  const { terminal: _, terminalOutcome: __, ...rest } = card;
  return judged(end === 'none' ? rest : beforeAnswers(rest, { terminal: true, terminalOutcome: end }), [
    'terminalOutcome',
  ]);
};

/** Fields a card did not have stand where those of the shipped cards stand: before the answers. */
const beforeAnswers = ({ actions, ...card }: Loose, more: Loose): Loose => ({
  ...card,
  ...more,
  ...(actions === undefined ? {} : { actions }),
});

/** Twice as likely at the top of a field as at its foot, until something better is written. */
const FRESH_RULE = { param: 'stress', from: 0, to: 100, fromPm: 1000, toPm: 2000 } as const;

export const addWeightRule = (card: Loose): Loose => {
  const weightRules = [...listAt(card, 'weightRules'), FRESH_RULE];
  return 'weightRules' in card ? { ...card, weightRules } : beforeAnswers(card, { weightRules });
};

export const addCondition = (card: Loose): Loose => ({
  ...card,
  conditions: [...listAt(card, 'conditions'), { param: 'stress', op: '>=', value: 50 }],
});

export const addAnswer = (card: Loose): Loose => {
  const answers = answersOf(card);
  if (answers.length >= MAX_ANSWERS) return card;
  const id = said(card.id) || 'card';
  const taken = new Set(answers.map((one) => one.id));
  let n = answers.length + 1;
  while (taken.has(`${id}-answer-${n}`)) n++;
  const fresh = {
    id: `${id}-answer-${n}`,
    label: `Answer ${n}`,
    effects: [{ target: 'timeLeft', delta: -1 }],
    scoreImpact: 0,
    cooldown: wholeFrom(said(card.cooldown)) ?? 0,
  };
  return { ...card, actions: [...listAt(card, 'actions'), fresh] };
};

export const without = (card: Loose, key: 'conditions' | 'actions' | 'weightRules', at: number): Loose => {
  const list = listAt(card, key).toSpliced(at, 1);
  if (key !== 'weightRules' || list.length > 0) return { ...card, [key]: list };
  // A card without rules has no list of them.
  const { weightRules: _, ...rest } = card;
  return rest;
};
