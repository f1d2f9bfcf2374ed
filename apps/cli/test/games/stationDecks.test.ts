// Whole decks of the station by typed words: every shipped plan in words, and somebody who knows only what is shown.

import { type AnyGame, type Origin, openRun, Session } from '@interlock/kernel';
import { game, type StationShape, type StationView } from '@interlock/station';
import { describe, expect, test } from 'vitest';
import { handling as station } from '../../src/keys/station.ts';
import { execute } from '../../src/play/commands.ts';
import { Desk } from '../../src/play/desk.ts';
import { Row } from '../../src/play/row.ts';
import { terminal } from '../play/terminal.ts';
import { talkOn } from './stationTalker.ts';

const any = game as unknown as AnyGame;

const deskOf = (origin: Origin): Desk => {
  const run = openRun(any, origin);
  if (!run.ok) throw new Error(run.error.message);
  return new Desk(new Session(run.value), station());
};

type Action = StationShape['action'];

/** What one would type for it, standing where it is done. */
const wordsFor = (action: Action, view: StationView): string => {
  switch (action.type) {
    case 'move':
      return action.dir.toLowerCase();
    case 'setDoorPower':
      return `${action.on ? 'open' : 'close'} ${action.room}`;
    case 'setCctvPower':
      return `camera ${action.room}${action.on ? '' : ' off'}`;
    case 'useKeycard':
      return `unlock ${view.doors.find(({ id }) => id === action.door)!.id}`;
    case 'search':
      return `search ${action.furniture}`;
    case 'insertBattery':
      return `fill ${action.generator}`;
    case 'activateControl':
      return `pull ${action.control}`;
    case 'fixHazard':
      return `fix ${action.hazard}`;
    case 'pressRelay':
      return `press ${action.k}`;
    case 'submitCode':
      return `code ${action.digits}`;
    case 'scanFeeds':
      return 'scan';
    default:
      return action.type;
  }
};

describe('plans in words', () => {
  test.each(game.levels.map(({ id }) => id))('%s is won at par by typed words, a line an action', (id) => {
    const desk = deskOf({ level: id });
    const { witnesses, par } = game.levels.find((level) => level.id === id)!;
    for (const [action] of witnesses[0]!.turns) {
      const turns = desk.session.turns.length;
      const line = wordsFor(action!, desk.session.view() as StationView);
      const heard = desk.hear(line);
      expect(desk.session.turns.length, `${line}: ${heard?.lines.join(' ')}`).toBe(turns + 1);
    }
    expect(desk.session.status.is).toBe('won');
    expect(`${(desk.session.view() as StationView).airUsed} air`).toBe(par!.words);
  });
});

describe('somebody who knows only what is shown', () => {
  const campaign = ['wake-up', 'emergency-lab', 'paper-trail', 'hot-corridor', 'cold-start', 'overgrown-bay'];
  test.each([...campaign, 'coolant-row', 'blind-cameras', 'relay-deck'])('wins %s by words', (level) => {
    const desk = deskOf({ level });
    talkOn(desk);
    expect(desk.session.status.is).toBe('won');
  });

  test.each(['K3F9', 'A1', 'B2', 'C3'])('wins a deck by seed by words: %s', (seed) => {
    const desk = deskOf({ preset: 'story', seed });
    talkOn(desk);
    expect(desk.session.status.is).toBe('won');
  });

  test('[DS-158] [DS-155] wins a whole expedition by words, deck by deck, and hears the sum', async () => {
    const { io } = terminal();
    const row = new Row(any, 'story', 'K3F9', false);
    const desk = new Desk(row.open(), station(), row);
    const { decks } = game.content.balance.run;
    let sum = 0;
    for (let deck = 1; deck <= decks; deck++) {
      expect(desk.title).toContain(`expedition, deck ${deck} of ${decks}, ${sum} points`);
      expect(desk.intro[0]).toMatch(/^Deck K3F9\/\d, in the dark: \d+ air, par \d+/);
      expect((await execute(desk, 'next', io)).lines[0]).toBe('Win this deck first.');
      talkOn(desk);
      const { status } = desk.session;
      if (status.is !== 'won') throw new Error(`deck ${deck} is not won`);
      sum += status.score;
      const on = await execute(desk, 'next', io);
      if (deck === decks) expect(on.lines).toEqual([`The expedition is over: ${decks} decks, ${sum} points.`]);
      else expect(on.lines[0]).toMatch(/^Deck K3F9/);
    }
  });

  test('a run of its own has no next one', async () => {
    const { io } = terminal();
    expect((await execute(deskOf({ level: 'wake-up' }), 'next', io)).isRefusal).toBe(true);
  });
});
