// A shift: three tickets in a row, stress and influence carried on. A lost ticket does not end it.

import { fail, ok } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { carryFrom, shiftSeeds, texts } from '@interlock/port/screen';
import type { Journey, Travelled } from '../../screen.ts';
import { signed } from '../run/words.ts';

const SCENARIO = 'standard';

/** Which ticket of the shift lies on the desk, and what the ones before it left behind. */
export const legWords = ({ at, carry }: Travelled): string => {
  const { tickets } = game.content.config.shift;
  const { stress = 0, influence = 0 } = (carry ?? {}) as { readonly stress?: number; readonly influence?: number };
  const carried = [stress > 0 ? `stress ${signed(stress)}` : '', influence > 0 ? `influence ${signed(influence)}` : '']
    .filter((part) => part !== '')
    .join(', ');
  return `Ticket ${at + 1} of ${tickets}${carried === '' ? '' : ` · carried: ${carried}`}`;
};

/** The story between two tickets, by how the last one ended. */
const storyAfter = (at: number, isWon: boolean): string => texts.story[at]?.[isWon ? 'won' : 'lost'] ?? '';

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
    const story = storyAfter(at, results.at(-1)?.isWon ?? false);
    if (at === tickets - 1) {
      const won = results.filter((one) => one.isWon).length;
      const score = results.reduce((sum, one) => sum + one.score, 0);
      return `${story} ${won} of ${results.length} won, ${score} points. ${texts.shift[won] ?? ''}`;
    }
    const { stress, influence } = view.fields;
    const carry = carryFrom(world, view.fields);
    return (
      `${story} Carried over: stress ${stress} ÷ ${stressDivisor}, at most ${stressMax}: ${signed(carry.stress)}. ` +
      `Influence ${influence} ÷ ${influenceDivisor}, at most ${influenceMax}: ${signed(carry.influence)}.`
    );
  },
};
