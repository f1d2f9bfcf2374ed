// A comparison as lines: two columns of numbers, then what they are numbers of. Narrow enough for a panel.

import { percent } from '../text.ts';
import { endsText } from '../view.ts';
import { LABELS, signed } from '../words.ts';
import type { ComparedCard, Comparison, Laid } from './compare.ts';

const COLUMN = 9;
const SHOWN = 8;
const KINDS = { win: ' (wins)', lose: ' (loses)', time: ' (gives time)' } as const;

const row = (a: string, b: string, what: string): string => `${a.padEnd(COLUMN)}${b.padEnd(COLUMN)}${what}`;

const head = (name: 'A' | 'B', { number, label, plan }: Laid): string =>
  `${name}: ${plan.waitTicks > 0 ? `wait ${plan.waitTicks} s, then ` : ''}${number} ${label}`;

/** How the plan ends, or what it opens and closes. */
const follows = (name: 'A' | 'B', { outlook, crossings }: Laid): string[] => {
  if (outlook.endsWhileWaiting) return [`${name}: the clock runs out while you wait`];
  if (outlook.ends !== null) return [`${name}: ${endsText(outlook.ends)}`];
  const said = crossings.map((words) => `${name}: ${words}`);
  if (outlook.noCard === null) return said;
  const { untilMs } = outlook.noCard;
  const first = untilMs === null ? 'the clock ends before one is free' : `the first comes at ${untilMs / 1000} s`;
  return [...said, `${name}: no card follows at once; ${first}`];
};

/** Of many cards the likeliest, and those that end the run however rare. */
const shown = (cards: readonly ComparedCard[]): readonly ComparedCard[] =>
  cards.filter(({ kind }, i) => i < SHOWN || kind === 'win' || kind === 'lose');

export const compareText = ({ a, b, fields, cards }: Comparison): readonly string[] => {
  const listed = shown(cards);
  const value = (now: number, after: number): string => `${after} ${after === now ? '=' : signed(after - now)}`;
  const lines = [head('A', a), head('B', b), row('A', 'B', 'now')];
  for (const { field, now, a: inA, b: inB, words } of fields) {
    const meaning = [words.a && `A ${words.a}`, words.b && `B ${words.b}`].filter((one) => one !== '').join('; ');
    lines.push(row(value(now, inA), value(now, inB), `${LABELS[field]} ${now}${meaning === '' ? '' : `: ${meaning}`}`));
  }
  lines.push(
    row(`${a.cools.card} s`, `${b.cools.card} s`, 'the card stays away'),
    row(`${a.cools.answer} s`, `${b.cools.answer} s`, 'the answer cools'),
    ...follows('A', a),
    ...follows('B', b),
  );
  if (listed.length === 0) return lines;
  lines.push('Next card, exact odds:');
  for (const { title, kind, a: inA, b: inB } of listed)
    lines.push(row(share(inA), share(inB), `${title}${kind === null ? '' : KINDS[kind]}`));
  const rest = cards.length - listed.length;
  if (rest > 0) lines.push(`and ${rest} more`);
  return lines;
};

const share = ({ weight, pm }: ComparedCard['a']): string => (weight === 0 ? '-' : pm === 0 ? '<0.1%' : percent(pm));
