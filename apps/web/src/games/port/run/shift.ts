// A shift: three tickets in a row, stress and influence carried on. A lost ticket does not end it.

import { fail, ok } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { carryFrom, shiftSeeds, texts } from '@interlock/port/screen';
import type { Journey } from '../../slots.ts';
import { signed } from './words.ts';

const SCENARIO = 'standard';

export const shift: Journey<PortShape> = {
  name: 'Shift',
  leg: 'ticket',
  legs: () => game.content.config.shift.tickets,
  open(id, at, carry) {
    const seeds = shiftSeeds(game.content, id);
    if (!seeds.ok) return seeds;
    const seed = seeds.value[at];
    if (seed === undefined) return fail('no-leg', `A shift has ${seeds.value.length} tickets.`);
    return ok(carry === null ? { preset: SCENARIO, seed } : { levelData: { scenario: SCENARIO, carry }, seed });
  },
  score: ({ view }) => view.fields.score,
  carry: ({ world, view }) => ({ ...carryFrom(world, view.fields) }),
  words({ at, results }, { world, view }) {
    const { stressDivisor, stressMax, influenceDivisor, influenceMax, tickets } = world.config.shift;
    if (at === tickets - 1) {
      const won = results.filter((one) => one.isWon).length;
      const score = results.reduce((sum, one) => sum + one.score, 0);
      return `${won} of ${results.length} won, ${score} points. ${texts.shift[won] ?? ''}`;
    }
    const { stress, influence } = view.fields;
    const carry = carryFrom(world, view.fields);
    return (
      `Carried over: stress ${stress} ÷ ${stressDivisor}, at most ${stressMax}: ${signed(carry.stress)}. ` +
      `Influence ${influence} ÷ ${influenceDivisor}, at most ${influenceMax}: ${signed(carry.influence)}.`
    );
  },
};
