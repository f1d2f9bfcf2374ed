// The view in plain text, at most 80 columns: terminal, goldens, screen reader.

import { cardOf } from './rules/cards.ts';
import type { Content } from './shape.ts';
import type { AnswerView, Gauge, View } from './view.ts';
import { LABELS } from './words.ts';

const WIDTH = 80;
const CELLS = 20;
const RULE = '-'.repeat(WIDTH - 1);

export const show = (content: Content, view: View): string => {
  const lines = [header(view), ...gauges(view), ...wrap(gateLine(view)), RULE];
  if (view.result) lines.push(...result(view));
  else if (view.card) lines.push(...card(view));
  else lines.push(...wrap(noCard(view)));
  lines.push(RULE);
  if (view.card) lines.push(...ahead(content, view));
  return lines.map((line) => line.trimEnd()).join('\n');
};

const header = (view: View): string => {
  const clock = `clock ${Math.floor(view.clockMs / 1000)}.${Math.floor((view.clockMs % 1000) / 100)} s`;
  const left = `OPEN THE PORT  ${view.scenario}`;
  const right = `${clock}     score ${view.fields.score}`;
  return left + ' '.repeat(Math.max(1, WIDTH - 1 - left.length - right.length)) + right;
};

const bar = ({ value, full, marks }: Gauge): string => {
  const cells: string[] = [];
  const filled = Math.floor((Math.min(value, full!) * CELLS) / full!);
  const gate = marks.find(({ letter }) => letter === 'G');
  for (let i = 0; i < CELLS; i++) cells.push(i < filled ? '#' : '.');
  if (gate) cells[Math.min(CELLS - 1, Math.floor((gate.at * CELLS) / full!))] = '|';
  return `[${cells.join('')}]`;
};

const gauges = (view: View): string[] => {
  const of = (field: Gauge['field']): Gauge => view.gauges.find((one) => one.field === field)!;
  const [time, privilege] = [of('timeLeft'), of('privilege')];
  const gate = (field: string): string => {
    const line = view.gate.lines.find((one) => one.field === field)!;
    return line.met ? 'ok' : field === 'privilege' ? `short by ${line.missing}` : `over the gate by ${line.missing}`;
  };
  const row = (gauge: Gauge, tail: string): string =>
    `${LABELS[gauge.field].padEnd(11)} ${String(Math.min(gauge.value, gauge.full!)).padStart(3)} ${bar(gauge)} ${tail}`;
  const marks = (gauge: Gauge): string => gauge.marks.map(({ letter, at }) => `${letter}${at}`).join(' ');
  const beyond = time.beyond > 0 ? `+${time.beyond}` : '';
  const gateMark = privilege.marks.find(({ letter }) => letter === 'G')!;
  const lossMark = privilege.marks.find(({ letter }) => letter === 'X')!;
  return [
    row(time, beyond.padEnd(10)) +
      `privilege ${privilege.value}  G${gateMark.at} ${gate('privilege')}   X${lossMark.at}`,
    `${row(of('stress'), marks(of('stress')).padEnd(10))}influence ${of('influence').value}`,
    row(of('bureaucracy'), `${marks(of('bureaucracy'))}   ${gate('bureaucracy')}`),
    row(of('security'), `${marks(of('security'))}   ${gate('security')}`),
  ];
};

const gateLine = (view: View): string => {
  if (view.gate.met) {
    if (view.result) return 'GATE MET';
    if (view.card?.terminal === 'win') return 'GATE MET: the win card is here';
    const odds = view.gate.winPm;
    const chance = odds ? ` the win card comes in ${percent(odds.low)} to ${percent(odds.high)}` : '';
    return `GATE MET:${chance || ' wait for the win card'}`;
  }
  const missing = view.gate.lines.filter((one) => !one.met).map((one) => one.words);
  return `GATE ${view.gate.lines.length - missing.length} of ${view.gate.lines.length}: ${missing.join(', ')}`;
};

export const percent = (pm: number): string => `${Math.floor(pm / 10)}.${pm % 10}%`;

const card = (view: View): string[] => {
  const { title, situation, terminal, answers } = view.card!;
  const ends = terminal === null ? '' : terminal === 'win' ? '  [ENDS THE RUN: WIN]' : '  [ENDS THE RUN: LOSS]';
  return [title.toUpperCase() + ends, ...wrap(situation), ...answers.flatMap(answerLines)];
};

const answerLines = (answer: AnswerView, i: number): string[] => {
  const cooling = answer.usable ? '' : `  (cooling, ${answer.coolingSeconds} s)`;
  const lines = [`${answer.usable ? ' ' : 'x'}${i + 1} ${answer.label}${cooling}`];
  const tail = answer.consequences.length > 0 ? `   -> ${answer.consequences.join('; ')}` : '';
  const one = `     ${answer.effectText}${tail}`;
  if (one.length < WIDTH) return [...lines, one];
  return [...lines, ...wrap(answer.effectText, 5), ...wrap(tail.trim(), 5)];
};

const ahead = (content: Content, view: View): string[] => {
  const rows = view.card!.answers.flatMap((answer, i) => {
    if (!answer.usable || answer.ends !== null) return [];
    if (answer.noCard) {
      const until = answer.noCard.untilMs;
      return [`if ${i + 1}: no card${until === null ? ' any more' : ` until ${Math.floor(until / 1000)} s`}`];
    }
    const { winPm, losePm, timePm, likeliest } = answer.headline;
    const name = likeliest === null ? 'none' : (cardOf(content, likeliest)?.title ?? likeliest);
    const odds = `win ${percent(winPm)}  losing ${percent(losePm)}  time ${percent(timePm)}`;
    return wrap(`if ${i + 1}: ${odds}  likeliest ${name}`);
  });
  return rows.length === 0
    ? []
    : ['NEXT CARD: the chance that it wins, loses or gives time, and the likeliest', ...rows];
};

const noCard = (view: View): string =>
  view.noCard?.seconds == null
    ? 'No card is free, and none will be before the clock ends.'
    : `No card is free. The next one comes within ${view.noCard.seconds} s.`;

const result = (view: View): string[] => {
  const { outcome, tier, stars, endText, finalTitle } = view.result!;
  const head = outcome === 'win' ? 'WON' : `LOST: ${outcome}`;
  return [
    `${head}${finalTitle === null ? '' : `  (${finalTitle})`}`,
    ...wrap(endText),
    `rating ${tier}   score ${view.fields.score}   stars ${stars}`,
  ];
};

/** Breaks at spaces so that no line passes 80 columns. */
const wrap = (text: string, indent = 0): string[] => {
  const pad = ' '.repeat(indent);
  const lines: string[] = [];
  let line = pad;
  for (const word of text.split(' ')) {
    if (line.length > indent && line.length + 1 + word.length >= WIDTH) {
      lines.push(line);
      line = pad;
    }
    line += line.length > indent ? ` ${word}` : word;
  }
  lines.push(line);
  return lines;
};
