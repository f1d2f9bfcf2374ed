// The station beyond one deck: what modes there are, how often a deck was tried, how long a step may take on the screen.

import { openRun, Session } from '@interlock/kernel';
import { type Cell, game, type StationShape, type StationView } from '@interlock/station';
import { type Deck, pressOf } from '@interlock/station/screen';
import { expect, test } from 'vitest';
import type { Screen } from '../../src/games/screen.ts';
import { decksOf } from '../../src/games/station/pages/expedition.ts';
import { createRunStore } from '../../src/store/run.ts';
import { fileName } from '../../src/workshop/fileName.ts';

type State = StationShape['state'];

const runOf = (level: string, look = {}) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return createRunStore({ game, look } as unknown as Screen, new Session(run.value) as never, {
    isReadOnly: false,
  });
};

test('committing with nothing planned gets a word at the key and no refusal', () => {
  const store = runOf('cold-start', { needsPlan: 'Nothing is planned.' });
  store.getState().commit();
  const { note, said, refused, refusedLines, session } = store.getState();
  expect([note, said.text]).toEqual(['Nothing is planned.', 'Nothing is planned.']);
  expect([refused, refusedLines, session.turns]).toEqual([null, [], []]);
  store.getState().plan({ type: 'wait' });
  expect(store.getState().note).toBeNull();
});

test.each(['wake-up', 'emergency-lab', 'paper-trail', 'cold-start'])(
  '[DS-470] %s: whatever is in sight is pressed, from the start and wherever that led; the plan takes all of it',
  (level) => {
    const store = runOf(level);
    const first = store.getState().session;
    const press = (at: Cell): void => {
      const { session, table } = store.getState();
      const { actions } = pressOf(session.world as Deck, session.state as State, table.view as StationView, at);
      store.getState().planAll(actions);
      const { refused, refusedLines } = store.getState();
      expect({ at, refused, refusedLines }).toEqual({ at, refused: null, refusedLines: [] });
    };
    const sightOf = ({ rows }: StationView): readonly Cell[] =>
      rows.flatMap((row, y) => [...row].flatMap((glyph, x): Cell[] => (' #'.includes(glyph) ? [] : [[x, y]])));
    let walked = 0;
    for (let round = 0; round < 4 && first.status.is === 'playing'; round++) {
      const cells = sightOf(store.getState().table.view as StationView);
      for (const at of cells) {
        press(at);
        store.getState().clearPlan();
      }
      // On to the farthest thing in sight.
      press(cells.at(-1 - round)!);
      store.getState().commit();
      walked = store.getState().session.turns.length;
    }
    expect(walked).toBeGreaterThan(0);
  },
);

test('[DS-159] a deck may be tried anew any number of times, each try a run of its own, and the tries are counted', () => {
  const store = runOf('wake-up');
  const begun = store.getState().session.digest();
  expect(store.getState().helps).toEqual({ hints: 0, retries: 0 });
  for (const retries of [1, 2]) {
    store.getState().plan({ type: 'move', dir: 'E' });
    store.getState().commit();
    expect(store.getState().session.turns).toHaveLength(1);
    store.getState().restart();
    expect(store.getState().session.turns).toHaveLength(0);
    expect(store.getState().session.digest()).toBe(begun);
    expect(store.getState().helps.retries).toBe(retries);
  }
  // Beginning anew before anything was played is no try.
  store.getState().restart();
  expect(store.getState().helps.retries).toBe(2);
});

test('[DS-160] campaign and brownout decks are shipped; single decks, large ones and brownout come by preset', () => {
  const chapters = new Set(game.levels.map(({ chapter }) => chapter));
  expect(chapters.has('Campaign') && chapters.has('Brownout')).toBe(true);
  const { presets } = game.params;
  expect(presets.mega!.rooms).toBeGreaterThanOrEqual(100);
  expect(presets['normal.brownout']!.mode).toBe('brownout');
  expect(presets.normal!.mode).toBe('unlimited');
});

test('[DS-160] an expedition is a seeded run of several decks; the inspector has broken decks to repair', () => {
  const decks = decksOf({ preset: 'normal', seed: 'MODES' });
  expect(decks).toHaveLength(game.content.balance.run.decks);
  expect(decksOf({ preset: 'normal', seed: 'MODES' })).toEqual(decks);
  expect(decksOf({ preset: 'normal', seed: 'OTHERS' })).not.toEqual(decks);
  const { inspector } = game.authoring!.exercises!;
  const list = inspector!.list(game.content);
  expect(list.length).toBeGreaterThan(0);
  for (const { id } of list) {
    const view = inspector!.at(game.content, { id, moves: [], isHandedIn: false, isRanked: false });
    expect(view).toMatchObject({ ok: true, value: { isOver: false } });
  }
});

test('[DS-374] a dump is saved as map.txt unless the deck has a name', () => {
  expect(fileName(['darkstation-map 1\n', null], true)).toBe('map.txt');
  expect(fileName(['darkstation-map 1\n', { name: 'Cold Start' }], true)).toBe('cold-start.txt');
  expect(fileName([{ rooms: [] }], false)).toBe('level.json');
  expect(fileName([{ id: '../up' }, { id: 'fine' }], false)).toBe('fine.json');
});
