// What the player may see, on screen and in text.

import { diceOf, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import texts from '../../content/texts.json' with { type: 'json' };
import { game as port } from '../../src/index.ts';
import { logOf } from '../../src/log.ts';
import { starsOf } from '../../src/rules/score.ts';
import { FIELDS, type State } from '../../src/shape.ts';
import { playRun } from '../../src/solve/simulate.ts';
import { percent, show } from '../../src/text.ts';
import { view } from '../../src/view.ts';
import { effectWords, endText } from '../../src/words.ts';
import {
  answer,
  BASICS,
  card,
  config,
  content,
  only,
  pickOn,
  playRelaxed,
  sessionOf,
  stateOf,
  tickOn,
} from '../kit.ts';

const cab = stateOf('167/40/5/74/66/0/7', { card: 'cab-meeting', clockMs: 5000 });
const gauge = (state: State, field: string) => view(content, state).gauges.find((one) => one.field === field)!;

test('[OP-349] [OP-152] seven fields at all times, the score as a plain number without a tier', () => {
  const seen = view(content, cab);
  expect(seen.gauges.map(({ field }) => field)).toEqual(FIELDS);
  for (const field of FIELDS) expect(gauge(cab, field).value).toBe(cab[field]);
  expect(gauge(cab, 'score').full).toBeNull();
  expect(seen.result).toBeNull();
  expect(JSON.stringify(seen)).not.toContain('Ticket Ghost');
  expect(show(content, seen)).not.toContain('rating');
});

test('[OP-350] gauges mark their thresholds', () => {
  const marks = (field: string) => gauge(cab, field).marks.map(({ letter, at }) => `${letter}${at}`);
  expect(marks('stress')).toEqual(['X100']);
  expect(marks('bureaucracy')).toEqual(['G70', 'C90']);
  expect(marks('security')).toEqual(['G70', 'C85']);
  expect(marks('privilege')).toEqual(['X0', 'G5']);
});

test('[OP-351] the gate line says what is met and what is missing', () => {
  const { gate } = view(content, cab);
  expect(gate.met).toBe(false);
  expect(gate.lines.map(({ field, met, missing }) => [field, met, missing])).toEqual([
    ['privilege', true, 0],
    ['bureaucracy', false, 4],
    ['security', true, 0],
  ]);
  expect(gate.lines[1]!.words).toBe('bureaucracy must fall by 4');
  expect(view(content, { ...cab, privilege: 3 }).gate.lines[0]!.words).toBe('privilege must rise by 2');
  expect(view(content, { ...cab, security: 71 }).gate.lines[2]!.words).toBe('scrutiny must fall by 1');
  const atGate = { ...cab, privilege: 5, bureaucracy: 70, security: 70 };
  expect(view(content, atGate).gate.lines.map(({ met, missing, words }) => [met, missing, words])).toEqual([
    [true, 0, 'privilege is inside the gate'],
    [true, 0, 'bureaucracy is inside the gate'],
    [true, 0, 'scrutiny is inside the gate'],
  ]);
});

test('[OP-352] inside the gate the chance of the win card, lowest and highest', () => {
  const inside = { ...cab, bureaucracy: 60 };
  const seen = view(content, inside);
  const chances = seen.card!.answers.map(({ headline }) => headline.winPm);
  expect(seen.gate.winPm).toEqual({ low: Math.min(...chances), high: Math.max(...chances) });
  expect(seen.gate.winPm!.high).toBeGreaterThan(0);
  expect(view(content, cab).gate.winPm).toBeNull();
  // An answer that cools is no way to the card.
  const place = chances.indexOf(Math.max(...chances));
  const at = 4 * content.events.findIndex(({ id }) => id === 'cab-meeting') + place;
  const cooling = { ...inside, cooldowns: { events: new Int32Array(0), actions: Int32Array.of(at, 9000) } };
  const left = chances.filter((_, i) => i !== place);
  expect(view(content, cooling).gate.winPm).toEqual({ low: Math.min(...left), high: Math.max(...left) });
});

test('[OP-353] the card shows title, situation and all answers', () => {
  const { title, situation, answers } = view(content, cab).card!;
  expect([title, situation]).toEqual([card('cab-meeting').title, card('cab-meeting').situation]);
  expect(answers.map(({ actionId }) => actionId)).toEqual(card('cab-meeting').actions.map(({ id }) => id));
});

test('[OP-354] a terminal card says so before any click', () => {
  const text = (id: string) => show(content, view(content, { ...cab, currentEventId: id }));
  expect(view(content, { ...cab, currentEventId: 'port-open' }).card!.terminal).toBe('win');
  expect(text('port-open')).toContain('[ENDS THE RUN: WIN]');
  expect(text('port-blocked')).toContain('[ENDS THE RUN: LOSS]');
  expect(text('cab-meeting')).not.toContain('ENDS THE RUN');
});

test('[OP-355] without a card the view says until when', () => {
  const on = only([...BASICS.slice(0, 1), 'hold-music']);
  const picked = pickOn(stateOf('100/30/4/60/60/0/0', { on, card: 'request-form' }), 'request-form-fill', { on }).state;
  expect(view(on, picked)).toMatchObject({ card: null, noCard: { seconds: 2 } });
  expect(show(on, view(on, picked))).toContain('The next one comes within 2 s.');
  expect(view(on, { ...picked, timeLeft: 1 }).noCard).toEqual({ seconds: null });
  expect(view(content, cab).noCard).toBeNull();
  expect(view(content, { ...cab, phase: 'over', outcome: 'time', currentEventId: null }).noCard).toBeNull();
});

test('[OP-356] the time gauge is full at 180, the rest stands beside it', () => {
  const rich = { ...cab, timeLeft: 193 };
  expect(gauge(rich, 'timeLeft')).toMatchObject({ full: 180, beyond: 13 });
  expect(show(content, view(content, rich))).toMatch(/time +180 \[#{20}\] \+13/);
  expect(gauge(cab, 'timeLeft').beyond).toBe(0);
});

test('[OP-357] the log has card, answer and applied deltas, newest last to be shown first', () => {
  const session = sessionOf('LOGVIEW');
  playRelaxed(session, undefined, 3);
  const log = logOf(session.turns.map((_, i) => session.happenings(i + 1)));
  expect(log.map(({ atMs }) => atMs)).toEqual([0, 5000, 10_000]);
  for (const { actionId, changes } of log) {
    for (const { target } of answer(actionId).effects) expect(changes.some((one) => one.target === target)).toBe(true);
  }
});

test('[OP-358] cooling events are listed with their seconds, soonest first', () => {
  const first = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'diagram-request' }), 'diagram-request-boxes').state;
  const second = pickOn({ ...first, currentEventId: 'coffee-machine' }, 'coffee-machine-rumour').state;
  const { cooling } = view(content, tickOn(second).state);
  expect(cooling.map(({ eventId, seconds }) => [eventId, seconds])).toEqual([
    ['coffee-machine', 24],
    ['diagram-request', 34],
  ]);
  const form = pickOn(stateOf('100/30/4/60/60/0/0', { card: 'request-form' }), 'request-form-fill').state;
  const both = pickOn({ ...form, currentEventId: 'coffee-machine' }, 'coffee-machine-rumour').state;
  expect(view(content, both).cooling.map(({ eventId }) => eventId)).toEqual(['coffee-machine', 'request-form']);
  expect(view(content, { ...both, clockMs: 25_000 }).cooling.map(({ eventId }) => eventId)).toEqual(['request-form']);
});

test('[OP-359] [OP-386] the view knows nothing of the dice', () => {
  const session = sessionOf('BLIND');
  const other = { ...session.position, dice: diceOf('ANOTHER') };
  expect(port.view(content, other.state, 'player')).toEqual(session.view());
  expect(JSON.stringify(session.view())).not.toMatch(/BLIND|witness|seed/);
});

test('[OP-360] after the run: outcome, rating, stars, end text', () => {
  const run = openRun(port, { level: 'standard-1' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of run.value.witness!) session.commit(turn);
  const { result } = session.view();
  expect(result).toMatchObject({ outcome: 'win', finalEventId: 'port-open' });
  expect(result!.stars).toBe(starsOf(config, session.state, 'win'));
  const lost = view(content, tickOn({ ...cab, timeLeft: 1 }).state).result;
  expect(lost).toMatchObject({ outcome: 'time', stars: 0, finalEventId: null, finalTitle: null });
  expect(config.scoreTiers.map(({ title }) => title)).toContain(result!.tier);
  expect(show(content, session.view())).toContain('WON');
  expect(run.value.witness!.length).toBeGreaterThan(0);
});

test('[OP-361] the end text is chosen by score modulo 3, and critical names its card', () => {
  for (const outcome of ['time', 'stress', 'privilege', 'critical', 'win'] as const) {
    expect([0, 1, 2, 3].map((score) => endText(outcome, score))).toEqual([
      ...texts.ends[outcome],
      texts.ends[outcome][0],
    ]);
  }
  const lost = pickOn({ ...cab, currentEventId: 'port-blocked' }, 'port-blocked-accept').state;
  expect(show(content, view(content, lost))).toContain('LOST: critical  (Port Blocked)');
});

test('[OP-366] the accessible name: label, effects, consequence, cooling', () => {
  const [present] = view(content, cab).card!.answers;
  expect(effectWords(answer('cab-meeting-present'))).toBe(
    'time minus 5, stress plus 13, bureaucracy minus 12, influence plus 1, score plus 10',
  );
  expect(present!.spoken).toBe(`${present!.label}; ${effectWords(answer('cab-meeting-present'))}; then GATE MET`);
  const picked = pickOn({ ...cab, currentEventId: 'port-scan-alert' }, 'port-scan-alert-harden').state;
  const again = { ...picked, currentEventId: 'port-scan-alert', clockMs: 36_000, nextTickMs: 37_000 };
  expect(view(content, again).card!.answers[0]!.spoken).toMatch(/; usable in 5 s$/);
});

test('[OP-388] the text fits 80 columns and holds every number of card and gauges', () => {
  const seen = view(content, cab);
  const text = show(content, seen);
  expect(text).toContain('GATE 2 of 3: bureaucracy must fall by 4');
  expect(text).toContain('time-5 stress+13 bureaucracy-12 influence+1 score+10   -> GATE MET');
  const [first] = seen.card!.answers;
  const { winPm, losePm, timePm, likeliest } = first!.headline;
  expect(text).toContain(
    `if 1: win ${percent(winPm)}  losing ${percent(losePm)}  time ${percent(timePm)}  likeliest ${card(likeliest!).title}`,
  );
  for (const { marks } of seen.gauges) for (const { letter, at } of marks) expect(text).toContain(`${letter}${at}`);
  for (const { value } of seen.gauges) expect(text).toMatch(new RegExp(`\\b${value}\\b`));
  for (let i = 0; i < 12; i++) {
    const session = sessionOf(`WIDE-${i}`);
    playRelaxed(session, (actions) => actions[i % actions.length]!, i);
    for (const line of show(content, session.view()).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  }
  const { state } = playRun(content, { scenario: 'standard' }, 'END', 'random');
  for (const line of show(content, view(content, state)).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
