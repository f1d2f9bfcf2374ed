// The goal in words, and how far it is.

import { fill, texts } from '../data/texts.ts';
import { isAlive } from '../rules/ships.ts';
import type { GoalView } from '../shape/view.ts';
import type { World } from '../shape/world.ts';
import type { State } from '../state.ts';
import { listed } from '../words/names.ts';

/** `you` is the ship of whoever asks: in a duel each is to destroy the other. */
export const goalOf = (world: World, state: State, you: number): GoalView => {
  const { goal, protect, ships } = world;
  const names = (some: readonly number[]): string => listed(some.map((ship) => ships[ship]!.name));
  const ids = (some: readonly number[]): string[] => some.map((ship) => ships[ship]!.id);
  const bare = { isCold: false, ships: [] as string[], ring: null };
  if (goal === null) {
    const text =
      world.blueWinsAt > 0
        ? fill(texts.goals.hare!, { hare: ships[0]!.name, hound: ships[1]!.name, turn: world.blueWinsAt })
        : fill(texts.goals.duel!, { ship: ships[1 - you]!.name, limit: world.limit });
    return { ...bare, kind: 'duel', text, done: 0, of: 1, ships: ids([0, 1]) };
  }
  const said = saidGoal(world);
  const cold = goal.isCold ? fill(texts.goals.cold!, { goal: said }) : said;
  const text = protect.length > 0 ? fill(texts.goals.protect!, { goal: cold, ships: names(protect) }) : cold;
  const whole = { ...bare, kind: goal.kind, text, isCold: goal.isCold };
  switch (goal.kind) {
    case 'gates':
      return { ...whole, done: state.gatesPassed, of: goal.gates.length };
    case 'destroy':
      return {
        ...whole,
        done: goal.ships.filter((ship) => !isAlive(state, ship)).length,
        of: goal.ships.length,
        ships: ids(goal.ships),
      };
    case 'dock':
      return { ...whole, done: state.docked, of: goal.turns, ships: ids([goal.ship]) };
    case 'escape':
      return { ...whole, done: state.ending?.is === 'won' ? 1 : 0, of: 1, ring: goal.ring };
    case 'survive':
      return { ...whole, done: Math.min(state.turn - 1, goal.turn), of: goal.turn };
    case 'cool':
      return { ...whole, done: state.ending?.is === 'won' ? 1 : 0, of: 1 };
  }
};

const saidGoal = ({ goal, level, ships }: World): string => {
  const { goals } = texts;
  switch (goal!.kind) {
    case 'gates':
      return goal!.gates.length === 1 ? goals.gate! : fill(goals.gates!, { count: goal!.gates.length });
    case 'destroy': {
      const isNamed = 'goal' in level && level.goal.kind === 'destroy' && level.goal.ships !== undefined;
      const named = listed(goal!.ships.map((ship) => ships[ship]!.name));
      return isNamed ? fill(goals.destroy!, { ships: named }) : goals['destroy-all']!;
    }
    case 'dock':
      return fill(goal!.turns === 1 ? goals['dock-once']! : goals.dock!, {
        ship: ships[goal!.ship]!.name,
        turns: goal!.turns,
      });
    case 'escape':
      return fill(goals.escape!, { ring: goal!.ring });
    case 'survive':
      return fill(goals.survive!, { turn: goal!.turn });
    case 'cool':
      return fill(goals.cool!, { energy: goal!.maxEnergy });
  }
};
