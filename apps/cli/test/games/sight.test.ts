// What a player of the reactor may know before the eye is open, told alike by the terminal and by the protocol.

import { loadGame } from '@interlock/catalog';
import { openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { Protocol } from '../../src/bot/protocol.ts';
import { Desk } from '../../src/play/desk.ts';
import { plain } from '../../src/wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Loose = any;

const EAST = { type: 'moveRobot', dir: 'E' };
const TO_JUNCTION = [EAST, EAST, EAST];
const MODES = ['0/4', '1/3', '2/2', '4/0'];
/** Numbers of the network and the words for what leads where. */
const BELOW = /draws|feeds \d|divides|too little|no open source|pressure|voltage/;

const desk = async (): Promise<Desk> => {
  const game = await loadGame('reactor');
  if (!game.ok) throw new Error(game.error.message);
  const run = openRun(game.value, { level: 'fork-in-the-line' });
  if (!run.ok) throw new Error(run.error.message);
  const made = new Desk(new Session(run.value));
  for (const action of TO_JUNCTION) made.take(action);
  return made;
};

test('[RM-D62] [RM-301] the terminal compares two modes by their services and by nothing below ground', async () => {
  const made = await desk();
  const choices = made.choices();
  const at = (mode: string): number => choices.findIndex(({ text }) => text.endsWith(`to ${mode}`)) + 1;
  const text = made.compare(at('0/4'), at('4/0')).lines.join('\n');
  expect(text).toContain('Fuel consumer is producing.');
  expect(text).toContain('Fuel consumer starves.');
  expect(text).not.toMatch(BELOW);
});

test('[RM-D62] [RM-481] [RM-306] the protocol previews a mode with the same facts, causes included', async () => {
  const protocol = new Protocol();
  const say = async (op: string, fields: object = {}): Promise<Loose> =>
    plain(await protocol.answer({ text: JSON.stringify({ id: 1, op, ...fields }) }));
  await say('start', { game: 'reactor', level: 'fork-in-the-line' });
  const services = new Set<string>();
  for (const mode of MODES) {
    const { events, view } = await say('preview', { turn: [...TO_JUNCTION, { type: 'interactProp', mode }] });
    const seqs = new Set(events.map((one: Loose) => one.seq));
    for (const one of events) {
      expect(one.type).not.toMatch(/^routeThrough/);
      if (!['feedFromOutside', 'consumeFromNetwork', 'starveConsumer'].includes(one.type)) continue;
      for (const field of ['amount', 'push', 'demand', 'reasons']) expect(one).not.toHaveProperty(field);
      expect(one.because.filter((cause: Loose) => seqs.has(cause.event) || cause.hidden)).toEqual([]);
    }
    expect(view).not.toHaveProperty('underground');
    services.add(view.props.find(({ id }: Loose) => id === 'b').service);
  }
  expect([...services].sort()).toEqual(['Producing', 'Starved']);
  expect((await say('ask', { what: 'modes', args: { prop: 'j' } })).error.code).toBe('eye-locked');
});
