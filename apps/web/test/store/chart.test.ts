// Where the words of a chart stand, and the turns that are announced.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Chart } from '../../src/parts/chart/Chart.tsx';
import { boxOf, freest, type Point } from '../../src/parts/chart/chartLabels.ts';

const drawn = vi.hoisted(() => ({ width: 324 }));
vi.mock('../../src/parts/chart/useDrawnWidth.ts', () => ({ useDrawnWidth: () => drawn.width }));

const ROOM = { x: 0, y: 0, width: 300, height: 120 };

test('a word stands where no line runs through it, and beside other words', () => {
  const flat: readonly Point[] = [
    [0, 50],
    [300, 50],
  ];
  const on = boxOf('do nothing', 'left', 100, 50);
  const above = boxOf('do nothing', 'left', 100, 38);
  const below = boxOf('do nothing', 'left', 100, 62);
  const outside = boxOf('do nothing', 'left', 280, 20);
  expect(freest([outside, on, above, below], { curved: [flat], straight: [] }, [], ROOM)).toBe(above);
  expect(freest([on, above, below], { curved: [flat], straight: [] }, [above], ROOM)).toBe(below);
  // Beside another word there must be a gap: side by side they would read as one.
  const beside = boxOf('this run', 'left', above.x + above.width + 4, 38);
  expect(freest([beside, below], { curved: [flat], straight: [] }, [above], ROOM)).toBe(below);
  // A steep line between two points is seen too.
  const steep: readonly Point[] = [
    [110, 0],
    [130, 49],
  ];
  expect(freest([on, above, below], { curved: [flat, steep], straight: [] }, [], ROOM)).toBe(below);
  expect(freest([outside], { curved: [flat], straight: [] }, [], ROOM)).toBeUndefined();
});

test('an announced loss is a line at its turn with its word, and is spoken; one further off points on from the edge', () => {
  const drawn = (ahead: number) =>
    renderToStaticMarkup(
      createElement(Chart, {
        name: 'Forecast',
        lines: [{ values: [10, 20, 30], label: 'do nothing', kind: 'plan' }],
        limits: [],
        marks: [{ in: ahead, word: 'lost in turn 9' }],
        ticks: ['now', '+1', '+2'],
      }),
    );
  const near = drawn(1);
  // The middle of three columns.
  expect(near).toMatch(/<path class="limit" d="M171,10L171,110"/);
  expect(near).toContain('>lost in turn 9</text>');
  expect(near).toMatch(/aria-label="Forecast\. do nothing: 10, 20, 30\. lost in turn 9"/);
  const far = drawn(5);
  expect(far).not.toContain('class="limit"');
  expect(far).toContain('>lost in turn 9 ▸</text>');
});

test('however narrow the chart and wherever its line runs, no word of a limit lies over a limit', () => {
  const limits = [
    { at: 100, word: 'lost at 100', kind: 'limit' },
    { at: 80, word: 'critical at 80', kind: 'warn' },
  ] as const;
  let words = 0;
  for (const width of [180, 220, 269, 324])
    for (const start of [0, 20, 40, 60, 70, 80, 90, 100, 110])
      for (const step of [-12, -4, 0, 2, 5, 9, 15]) {
        drawn.width = width;
        const values = Array.from({ length: 9 }, (_, i) => Math.max(0, start + i * step));
        const html = renderToStaticMarkup(
          createElement(Chart, {
            ...{ name: 'Forecast', limits, ticks: ['now', ...values.slice(1).map((_, i) => `+${i + 1}`)] },
            lines: [{ values, label: 'do nothing', kind: 'plan' }],
          }),
        );
        const lines = [...html.matchAll(/class="(?:limit|warn)" d="M30 ([\d.]+)H/g)].map(([, y]) => Number(y));
        expect(lines).toHaveLength(2);
        for (const { word } of limits) {
          const base = Number(new RegExp(`y="([\\d.]+)" class="[^"]*">${word}<`).exec(html)?.[1]);
          // The height of its letters over the base line.
          const struck = lines.filter((y) => y > base - 9 && y < base + 1);
          expect(struck, `${word}, ${width} wide, from ${start} by ${step}`).toEqual([]);
          words++;
        }
      }
  expect(words).toBeGreaterThan(500);
  drawn.width = 324;
});
