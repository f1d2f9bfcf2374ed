// The view as text: map, legend, status lines.

import { expect, test } from 'vitest';
import { showMap, showView } from '../src/text.ts';
import { viewOf } from '../src/view.ts';
import { B, copyState, type Fragment, inPlant, levelOf, plantOf, play, stateOf, zoo } from './lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;

test('[RM-476] the text of First Light at load, character by character', () => {
  expect(showView(inPlant(viewOf)(stateOf(levelOf('first-light'))))).toBe(
    [
      '#  #  #  #  #  #  #  #',
      '#  @  .  2+ .  5P .  #',
      '#  .  ?- .  .  :  R  #',
      '#  3+ .  6P .  :  .  #',
      '#  1- .  .  4- .  .  #',
      '#  #  #  #  #  #  #  #',
      'Turn 1  actions 6/6  CAUTION: fuel consumer disabled',
      'Robot (1,1) Ready  integrity 3/3  inventory 0/3: -',
      'Events: none   Loss forecast: none in 8 turns',
    ].join('\n'),
  );
});

test('[RM-469] the text names what Ready still waits for beyond the services', () => {
  const shut = stateOf(levelOf('glass-floor'));
  const open = copyState(shut);
  open.eye = true;
  const wanted = 'wanted: the all-seeing eye is open';
  expect(showView(viewOf(plantOf(shut), shut))).toContain(
    `CAUTION: fuel consumer disabled, coolant consumer starved, ${wanted}`,
  );
  expect(showView(viewOf(plantOf(open), open))).not.toContain('wanted');
});

test('[RM-490] [RM-476] robot, prop, leak, area: the first that applies; all leaks are listed', () => {
  expect(showMap(viewOf(plantOf(zoo), zoo)).split('\n')).toEqual(["@  %2FD|h: '", '1+ T3 ?- 5!*', '#  ~1 #  #']);
  expect(showMap(viewOf(plantOf(zoo), zoo), true)).toBe('@%D:\n1T?5\n#~##');
  const text = showView(viewOf(plantOf(zoo), zoo));
  for (const listed of [
    'Fuel leak (1,0) severity 2',
    'Electricity leak (1,2) face (1,1) severity 1',
    'Fuel leak (1,1) severity 1',
    'Here: supply Full',
  ])
    expect(text).toContain(listed);
});

test('[RM-476] every object, state and hazard of the legend has its character', () => {
  const cross = (mode: string) =>
    showMap(
      inPlant(viewOf)(
        stateOf({
          terrain: ['@..', '...', '...'],
          fuel: ['.+.', '+++', '.+.'],
          marks: ['...', '.j.', '...'],
          props: { j: { type: 'crossJunction', in: 'W', out: ['N', 'E', 'S'], mode } },
        }),
      ),
    )[12];
  expect(['0/3/3', '3/0/3', '3/3/0', '2/2/2'].map(cross)).toEqual(['a', 'b', 'c', '=']);
  const row = (fragment: Partial<Fragment>, turn = '') => {
    const state = stateOf({ terrain: ['......@'], ...fragment } as Fragment);
    return showMap(inPlant(viewOf)(turn === '' ? state : play(state, turn).state));
  };
  const supplies = Object.fromEntries(
    ['Fuel', 'Coolant', 'Electricity', 'Heat'].map((kind, i) => [
      'wxyz'[i]!,
      { type: 'supply', supply: `${kind}RemedySupply` },
    ]),
  ) as Fragment['props'];
  expect(row({ marks: ['wxyz...'], props: supplies! })).toBe('$f $c $e $h .  .  @');
  expect(row({ terrain: ['.....@.'], marks: ['.....w.'], props: { w: supplies!.w! } }, 'p E')).toBe(
    '.  .  .  .  .  $- @',
  );
  const use = { type: 'consumer', state: 'Enabled', required: false } as const;
  const line = {
    fuel: ['-------'],
    marks: ['axyz...'],
    props: { a: on, x: use, y: { ...use, demand: 150 }, z: { ...use, state: 'Disabled' } },
  };
  expect(row(line as Partial<Fragment>)).toBe('1+ 4s 4! 4- .  .  @');
  expect(
    row({
      marks: ['dt.....'],
      props: { d: { type: 'door', edge: 'E' }, t: { type: 'eyeTerminal' } },
      eyeUnlocked: true,
    }),
  ).toBe('Do ?+ .  .  .  .  @');
  const hazards = (level: 'caution' | 'critical') =>
    row({
      surface: (['fuel', 'coolant', 'electricity', 'heat'] as const).map((kind, i) => ({
        at: [i, 0],
        [kind]: B(`ui.${kind}.${level}`),
      })) as never,
    });
  expect([hazards('caution'), hazards('critical')]).toEqual(['. f. c. e. h.  .  @', '. F. C. E. H.  .  @']);
});

test('[RM-D61] [RM-476] the heat that is judged stands below the robot, what is announced beside it', () => {
  const state = stateOf(levelOf('kettle'));
  const [spill] = levelOf('kettle').surface!;
  const decay = levelOf('kettle').events![0]!.effects[0] as { readonly amount: number };
  const limit = B('reactor.terminalHeat');
  expect(showView(inPlant(viewOf)(state))).toContain(
    `\nReactor heat ${spill!.heat} of ${limit}\nEvents: every turn: Decay`,
  );
  const { state: after } = play(state, []);
  expect(showView(inPlant(viewOf)(after))).toContain(
    `\nReactor heat ${after.reactorHeat} (+${decay.amount} announced) of ${limit}\n`,
  );
});
