// Where the words of a chart stand, and the turns that are announced.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from '../../src/parts/chart/Chart.tsx';
import { boxOf, freest, type Point } from '../../src/parts/chart/chartLabels.ts';

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
  expect(freest([outside, on, above, below], [flat], [], ROOM)).toBe(above);
  expect(freest([on, above, below], [flat], [above], ROOM)).toBe(below);
  // Beside another word there must be a gap: side by side they would read as one.
  const beside = boxOf('this run', 'left', above.x + above.width + 4, 38);
  expect(freest([beside, below], [flat], [above], ROOM)).toBe(below);
  // A steep line between two points is seen too.
  const steep: readonly Point[] = [
    [110, 0],
    [130, 49],
  ];
  expect(freest([on, above, below], [flat, steep], [], ROOM)).toBe(below);
  expect(freest([outside], [flat], [], ROOM)).toBeUndefined();
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
