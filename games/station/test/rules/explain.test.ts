// Every event has the fields of the rules, and why it happened can be asked.

import { explainEvent, openRun, Session, type Why } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { StationEvent } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/map/plan.ts';
import { BARRED, HAZARDS } from '../kit/decks.ts';
import { COLD_START_PLAN, example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';

const sessionOn = (level: string, ...lines: readonly string[]) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  const actions = lines.length > 0 ? lines.flatMap(planOf) : run.value.witness!.map(([action]) => action!);
  for (const action of actions) {
    const answer = session.commit([action]);
    if (!answer.ok) throw new Error(answer.refusals[0]!.why);
  }
  return session;
};

/** Turn and index of the last event of a type. */
const lastOf = (session: Session<never>, type: StationEvent['type']): readonly [number, number] => {
  for (let turn = session.turns.length; turn >= 1; turn--) {
    const found = session.happenings(turn).find(({ event }) => (event as StationEvent).type === type);
    if (found !== undefined) return [turn, found.index];
  }
  throw new Error(`Nothing of the kind happened: ${type}.`);
};

const textsOf = (why: Why): readonly string[] => [why.text, ...why.causes.flatMap(textsOf)];
const explained = (session: Session<never>, type: StationEvent['type']): string =>
  textsOf(explainEvent(session, ...lastOf(session, type))).join('\n');

describe('why', () => {
  const won = sessionOn('cold-start') as unknown as Session<never>;

  test('[DS-117] [DS-123] the deck was cleared: the lift, its generator, its battery, its fire', () => {
    const why = explained(won, 'deckCleared');
    for (const part of [/lift/i, /generator/i, /battery/i, /fire/i, /extinguisher/i]) expect(why).toMatch(part);
  });

  test('[DS-025] [DS-032] a door let through: its card and its power', () => {
    const moves = won.turns.flatMap((_, i) => {
      const moved = won.happenings(i + 1).find(({ event }) => (event as StationEvent).type === 'moved');
      return moved === undefined ? [] : [[i + 1, moved.index, (moved.event as { to: readonly number[] }).to] as const];
    });
    const [turn, index] = moves.find(([, , to]) => to.join() === '14,2')!;
    const why = textsOf(explainEvent(won, turn, index)).join('\n');
    for (const part of [/Lift Lobby/, /keycard/i, /doors of Lift Lobby/]) expect(why).toMatch(part);
  });

  test('[DS-097] [DS-493] air went to an aura: the hazard is named', () => {
    const near = sessionOn('cold-start', 'S', 'power t1 store on', 'ESSSSSEESE') as unknown as Session<never>;
    expect(explained(near, 'airSpent')).toMatch(/fire h1/);
  });

  test('[DS-124] the deck was lost: the air, and what took the last of it', () => {
    const waits = Array.from({ length: 53 }, () => 'wait');
    const lost = sessionOn('emergency-lab', ...waits) as unknown as Session<never>;
    const why = explainEvent(lost, ...lastOf(lost, 'deckLost'));
    expect(why.causes[0]!.causes[0]!.text).toMatch(/air spent/);
  });
});

/** Fields of the events [DS-492]. */
const FIELDS: Readonly<Record<StationEvent['type'], string>> = {
  moved: 'from to',
  doorPowerChanged: 'room on terminal',
  cctvPowerChanged: 'room on terminal',
  doorUnlocked: 'door room by',
  furnitureSearched: 'furniture contents',
  itemPicked: 'item source',
  airGained: 'amount',
  batteryInserted: 'generator inserted required',
  generatorPowered: 'generator',
  controlActivated: 'control hazard',
  hazardFixed: 'hazard by',
  puzzlePressed: 'puzzle k',
  puzzleSolved: 'puzzle',
  feedScanned: 'rooms furniture',
  roomEntered: 'room first',
  airSpent: 'amount left parts',
  liftReady: '',
  liftRefused: 'generators hazards items',
  deckCleared: 'airUsed par stars score',
  airExhausted: '',
  deckLost: 'reason',
};

test('[DS-491] [DS-492] events have their fields and no others, and all of them happen', () => {
  const desk = levelOf(`
view open
air 14
par 9 exact
[map]
##########
#@.a.P.>.#
#CM......#
##########
[rooms]
hall "Hall" at 1,1
[puzzles]
p1 at 5,1 type=relay start=010111010 grants=item:battery
`);
  const cold = new Hand(example('12'));
  cold.play(...COLD_START_PLAN);
  const board = new Hand(desk);
  board.play('E', 'cctv t1 hall on', 'W', 'scan c1', 'EEE', 'press p1 4');
  while (board.status.is === 'playing') board.play('wait');
  const valve = new Hand(levelOf(BARRED.replace('KIND', 'radiation')));
  valve.play('EEEEE', 'control v1');
  const refused = new Hand(levelOf(HAZARDS));
  refused.play('ESSNNEEEE', 'fix h1', 'EEEEEEEE', 'concede');
  const seen = new Map<string, string>();
  for (const { events } of [cold, board, valve, refused].flatMap(({ done }) => done))
    for (const { type, ...fields } of events) {
      const names = Object.keys(fields).join(' ');
      expect([type, names]).toEqual([type, FIELDS[type]]);
      seen.set(type, names);
    }
  const missing = Object.keys(FIELDS).filter((type) => !seen.has(type));
  expect(missing).toEqual([]);
});
