// Sentences of the port screen: what is said aloud, on the commit key and in the log.

import type { PortShape } from '@interlock/port';
import type { AnswerView, Laid, Outlook, View } from '@interlock/port/screen';
import type { PortSession } from './state.ts';

type Field = keyof View['fields'];

export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  timeLeft: 'Time',
  stress: 'Stress',
  privilege: 'Privilege',
  bureaucracy: 'Bureaucracy',
  security: 'Scrutiny',
  influence: 'Influence',
  score: 'Score',
};

/** A minus that lines up with digits. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

export const percent = (pm: number): string => `${Math.floor(pm / 10)}.${pm % 10} %`;

export const warningWords = (seconds: number): string => `${seconds} seconds left.`;

/** The same for eyes, which read it while the seconds run on: true until the end. */
export const lastWords = (seconds: number): string => `The last ${seconds} seconds.`;

export const cardWords = ({ card, noCard, fields }: View): string => {
  if (card) {
    const ends =
      card.terminal === null
        ? ''
        : card.terminal === 'win'
          ? ' Any answer ends the run: a win, if you last.'
          : ' Any answer ends the run: a loss.';
    return `Card: ${card.title}. ${card.situation}${ends} ${card.answers.length} answers. ${fields.timeLeft} seconds left.`;
  }
  if (noCard)
    return noCard.seconds === null
      ? 'No card is free any more.'
      : `No card. The next one comes in ${noCard.seconds} s at most.`;
  return '';
};

export const endWords = ({ result }: View): string =>
  result ? `${result.outcome === 'win' ? 'Won' : 'Lost'}. ${result.endText} ${result.tier}.` : '';

export const titleOf = ({ run }: PortSession): string => {
  if (run.entry) return run.entry.title;
  const { level } = run;
  const scenario = 'scenario' in level ? run.content.scenarios.find(({ id }) => id === level.scenario) : undefined;
  return scenario?.name ?? ('ticket' in level ? `Ticket, difficulty ${level.ticket}` : 'A ticket');
};

/** What the turns since `from` did, without the ticking. */
export const turnWords = (session: PortSession, from: number): string => {
  const said: string[] = [];
  for (let at = from + 1; at <= session.turns.length; at++)
    for (const { event } of session.happenings(at))
      if (event.type === 'actionPicked' || event.type === 'effectsApplied')
        said.push(session.game.words.event(session.world, event as PortShape['event']));
  return said.join(' ');
};

export interface Consequence {
  readonly tone: 'ready' | 'caution' | 'critical' | 'lost';
  readonly text: string;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDS: Readonly<Record<string, string>> = {
  time: 'Loses: the clock runs out',
  stress: 'Loses: stress is full',
  privilege: 'Loses: the last privilege',
  critical: 'Loses the run',
};

/** Whether the clock runs out in the seconds that pass after an answer; in real time none do by themselves. */
export const runsOutAfter = (answer: AnswerView, outlook: Outlook | null, view: View, think: number): boolean => {
  if (think === 0 || (outlook ? outlook.ends : answer.ends) !== null) return false;
  const left = outlook?.after.timeLeft ?? answer.effects.find(({ field }) => field === 'timeLeft')?.to;
  return (left ?? view.fields.timeLeft) <= think;
};

/** What the clock shows when the next card is there; null where no seconds pass by themselves or no card follows them. */
export const timeAtNext = ({ ends, noCard, after }: Outlook, think: number): number | null =>
  think === 0 || ends !== null || noCard !== null || after.timeLeft <= think ? null : after.timeLeft - think;

const ranOut = (think: number): Consequence => ({
  tone: 'critical',
  text: `Loses: ${think} s pass after it, and the clock runs out`,
});

/** The chips of an answer: how it ends the run, or all that it opens and closes. `think`: seconds that pass after it. */
export const consequencesOf = (
  answer: AnswerView,
  outlook: Outlook | null,
  view: View,
  think = 0,
): readonly Consequence[] => {
  const ends = outlook ? outlook.ends : answer.ends;
  if (ends === 'win') return [{ tone: 'ready', text: 'Wins the run' }];
  if (ends !== null) return [{ tone: 'critical', text: ENDS[ends] ?? 'Loses the run' }];
  if (runsOutAfter(answer, outlook, view, think)) return [ranOut(think)];
  if (answer.consequences.length > 0) return answer.consequences.map(crossing);
  if (answer.noCard) return [{ tone: 'caution', text: 'No card follows at once' }];
  for (const line of view.gate.lines.filter((one) => !one.met)) {
    const effect = answer.effects.find((one) => one.field === line.field);
    const isWorse = effect && (line.field === 'privilege' ? effect.to < effect.from : effect.to > effect.from);
    if (effect && isWorse)
      return [
        { tone: 'caution', text: `Further from the gate: ${FIELD_NAMES[line.field].toLowerCase()} ${effect.to}` },
      ];
  }
  return [];
};

const said = new WeakMap<AnswerView, readonly Consequence[]>();

/** The same list again for the same answer, so that a row that has not changed is not drawn anew. */
export const consequencesAt = (
  answer: AnswerView,
  outlook: Outlook | null,
  view: View,
  think: number,
): readonly Consequence[] => {
  if (outlook !== null) return consequencesOf(answer, outlook, view, think);
  const known = said.get(answer) ?? consequencesOf(answer, null, view, think);
  said.set(answer, known);
  return known;
};

/** The same of a plan laid out: at its own stamp, wait included. */
export const laidConsequences = ({ outlook, crossings }: Laid, think: number): readonly Consequence[] => {
  if (outlook.endsWhileWaiting) return [{ tone: 'critical', text: 'Lost while waiting' }];
  if (outlook.ends === 'win') return [{ tone: 'ready', text: 'Wins the run' }];
  if (outlook.ends !== null) return [{ tone: 'critical', text: ENDS[outlook.ends] ?? 'Loses the run' }];
  if (think > 0 && outlook.after.timeLeft <= think) return [ranOut(think)];
  const said = crossings.map(crossing);
  return outlook.noCard ? [...said, { tone: 'caution', text: 'No card follows at once' }] : said;
};

export const crossing = (words: string): Consequence => {
  if (words === 'GATE MET') return { tone: 'ready', text: 'Gate met' };
  const tone = /can be drawn/.test(words) ? 'critical' : /leaves? the gate/.test(words) ? 'caution' : 'ready';
  return { tone, text: sentence(words) };
};
