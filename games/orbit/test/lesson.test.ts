// Lessons lead where the level's own solution leads, follow the plan back and forth, and notice a turn flown another way.

import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { Scenario } from '../src/data/file.ts';
import { texts } from '../src/data/texts.ts';
import { game } from '../src/index.ts';
import { lessonStep } from '../src/lesson.ts';

const turnsOf = (id: string) => {
  const level = game.levels.find((one) => one.id === id)!;
  return { level: level.level as Scenario, turns: level.witnesses[0]!.turns as readonly (readonly Action[])[] };
};

describe('lessons', () => {
  test.each(Object.keys(texts.tutorial))('%s: whoever follows it flies the first turns of the solution', (id) => {
    const prompts = texts.tutorial[id]!;
    const { turns } = turnsOf(id);
    const flown: (readonly Action[])[] = [];
    const said: unknown[] = [];
    let plan: Action[] = [];
    for (let step = lessonStep(prompts, flown, plan); step !== null; step = lessonStep(prompts, flown, plan)) {
      if (step === 'astray') throw new Error('astray on the straight way');
      const { at, prompt } = step;
      said.push(prompt);
      if (prompt.at === 'execute') {
        flown.push(turns[flown.length]!);
        plan = [];
        continue;
      }
      const entry = turns[flown.length]!.find((one) => {
        const next = lessonStep(prompts, flown, [...plan, one]);
        return next !== null && next !== 'astray' && next.at > at;
      });
      expect(entry, prompt.say).toBeDefined();
      plan = [...plan, entry!];
    }
    expect(said).toEqual(prompts);
  });

  test('a step taken back is asked for again, another choice too', () => {
    const prompts = texts.tutorial['first-light']!;
    const [first] = turnsOf('first-light').turns;
    const at = (plan: readonly Action[]) => lessonStep(prompts, [], plan);
    expect(at([])).toMatchObject({ at: 0, prompt: { at: 'energy.engines', to: 1 } });
    expect(at(first!.slice(0, 1))).toMatchObject({ at: 1, prompt: { at: 'transfer-1' } });
    expect(at(first!)).toMatchObject({ at: 2, prompt: { at: 'execute' } });
    expect(at([first![0]!, { type: 'move', kind: 'phase', power: 1 }])).toMatchObject({ at: 1 });
    expect(at([{ type: 'energy', subsystem: 'engines', value: 3 }, first![1]!])).toMatchObject({ at: 0 });
  });

  test('a turn flown without its lesson is told, until it is taken back', () => {
    const prompts = texts.tutorial['first-light']!;
    const [first, second] = turnsOf('first-light').turns;
    expect(lessonStep(prompts, [[]], [])).toBe('astray');
    expect(lessonStep(prompts, [[]], second!)).toBe('astray');
    expect(lessonStep(prompts, [first!], [])).toMatchObject({ at: 3, prompt: { to: 2 } });
    expect(lessonStep([], [], [])).toBeNull();
  });

  test('what a prompt points at can be found on the screen: a subsystem on board, an order, the key', () => {
    for (const [id, prompts] of Object.entries(texts.tutorial)) {
      const [ship] = turnsOf(id).level.ships;
      const own = [...(ship!.installed ?? []).map((name) => `energy.${name}`), 'vent', 'rotate', 'execute'];
      for (const { at, to } of prompts) {
        expect([...own, 'transfer-1', 'transfer-2'], id).toContain(at);
        expect(to !== undefined, `${id} ${at}`).toBe(at === 'vent' || at.startsWith('energy.'));
      }
      expect(prompts.at(-1)!.at, id).toBe('execute');
    }
  });
});
