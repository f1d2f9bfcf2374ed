// The bounds of numbers in cards are the configuration's own.

import { expect, test } from 'vitest';
import { printFinding } from '../../src/authoring/finding.ts';
import { validateFile } from '../../src/authoring/validate.ts';
import { game as port } from '../../src/index.ts';
import type { Config } from '../../src/shape.ts';
import { config, content } from '../kit.ts';

const heaviest = Math.max(...content.events.map(({ baseWeight }) => baseWeight));
const longest = Math.max(
  ...content.events.flatMap(({ cooldown, actions }) => [cooldown, ...actions.map((one) => one.cooldown)]),
);

const under = (more: Partial<Config>) => validateFile('events', { events: content.events }, { ...config, ...more });

test('[OP-277] base weight and cooldowns end where the configuration says', () => {
  expect(under({})).toEqual([]);
  expect(under({ weight: { ...config.weight, baseMax: heaviest } })).toEqual([]);
  const light = under({ weight: { ...config.weight, baseMax: heaviest - 1 } });
  expect(light.map(({ code }) => code)).toContain('S04');
  expect(light.map(printFinding).join()).toContain(`must be between 0 and ${heaviest - 1}, found ${heaviest}`);
  expect(under({ cooldown: { maxSeconds: longest } })).toEqual([]);
  const short = under({ cooldown: { maxSeconds: longest - 1 } })
    .map(printFinding)
    .join();
  expect(short).toContain(`must be between 0 and ${longest - 1}, found ${longest}`);
});

test('[OP-277] a configuration that the cards do not fit is refused', () => {
  const tuned = port.authoring!.tune!(content, { cooldown: { maxSeconds: longest - 1 } });
  expect(tuned).toMatchObject({ ok: false, error: { code: 'bad-content' } });
  expect(!tuned.ok && tuned.error.message).toContain(`found ${longest}`);
  expect(port.authoring!.tune!(content, { cooldown: { maxSeconds: longest } }).ok).toBe(true);
  const found = port.authoring!.documents!.config!.lint(content, { ...config, cooldown: { maxSeconds: longest - 1 } });
  expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toContain('S04');
});
