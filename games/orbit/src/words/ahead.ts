// What lies ahead as text, 80 columns wide: who comes into whose reach, in a line or two below the board, and as a table with
// every object's cells turn by turn.

import { fill, texts } from '../data/texts.ts';
import type { Appraisal, Forecast, Taken, Windows } from '../shape/planner.ts';
import type { OrbitView } from '../shape/view.ts';
import { capital, cellText } from './names.ts';

const { screen } = texts;
const LABEL = 26;
const COLUMN = 7;

/** A way to be reached, and in which turns from this one on. */
type Reach = readonly [words: string, turns: readonly boolean[]];

const has = ({ rows }: Appraisal, id: string): boolean => rows.some((row) => row.id === id && row.isInstalled);

const given = (row: Windows, appraisal: Appraisal): readonly Reach[] => [
  ...(has(appraisal, 'laser') ? ([['reach-laser', row.laser]] as const) : []),
  ...(has(appraisal, 'railgun')
    ? ([
        ['reach-ahead', row.prograde],
        ['reach-astern', row.retrograde],
      ] as const)
    : []),
];

const taken = (row: Windows): readonly Reach[] => [
  ['reach-their-laser', row.theirLaser],
  ['reach-their-lane', row.theirLane],
];

const nameOf = ({ ships }: OrbitView, id: string): string => ships.find((ship) => ship.id === id)?.name ?? id;

/** `Reach  Cutter: your laser +1 +2; its laser +1 +3`, one a hostile ship that reaches or is reached. */
export const reachLines = (view: OrbitView, appraisal: Appraisal): string[] =>
  (appraisal.forecast?.windows ?? []).flatMap((row) => {
    const parts = [...given(row, appraisal), ...taken(row)]
      .filter(([, turns]) => turns.includes(true))
      .map(([words, turns]) => `${screen[words]} ${turns.flatMap((is, i) => (is ? [`+${i + 1}`] : [])).join(' ')}`);
    const launch = launchWords(row, appraisal);
    if (launch !== null && row.flights !== 0) parts.push(launch);
    return parts.length === 0 ? [] : [fill(screen.reach!, { ship: nameOf(view, row.ship), parts: parts.join(', ') })];
  });

const launchWords = ({ flights }: Windows, appraisal: Appraisal): string | null => {
  if (flights === null || !has(appraisal, 'missiles')) return null;
  return flights === 0 ? screen['reach-too-far']! : fill(screen['reach-missile']!, { flights });
};

/** `Hull   Kestrel 5>4 (2 absorbed), Cutter 8>5`, of every ship that is hit or burns. */
export const hullLine = (view: OrbitView, damage: readonly Taken[]): string[] => {
  const parts = damage.map(({ ship, absorbed, heat, hull }) => {
    const now = view.ships.find(({ id }) => id === ship)?.hull ?? hull;
    const asides = [
      ...(absorbed > 0 ? [fill(screen.absorbed!, { absorbed })] : []),
      ...(heat > 0 ? [fill(screen.burnt!, { heat })] : []),
    ];
    return `${nameOf(view, ship)} ${now}>${hull}${asides.length > 0 ? ` (${asides.join(', ')})` : ''}`;
  });
  return parts.length === 0 ? [] : [fill(screen.hull!, { hulls: parts.join(', ') })];
};

/** Every object turn by turn: its cell and hull, whom it reaches and by whom it is reached. */
export const aheadTable = (view: OrbitView, appraisal: Appraisal): readonly string[] => {
  const { forecast } = appraisal;
  if (forecast === null) return [screen['ahead-none']!];
  const columns = Array.from({ length: forecast.turns }, (_, i) => i);
  const row = (label: string, cells: readonly string[]): string =>
    label.padEnd(LABEL) + cells.map((cell) => cell.padStart(COLUMN)).join('');
  const lines = [
    row(
      screen['ahead-head']!,
      columns.map((i) => `+${i + 1}`),
    ),
  ];
  for (const { id, cells } of forecast.tracks) {
    lines.push(
      row(
        nameOfTrack(view, id, appraisal),
        columns.map((i) => (cells[i] ? cellText(cells[i]) : '-')),
      ),
    );
    if (view.ships.some((ship) => ship.id === id && ship.hull > 0))
      lines.push(
        row(
          `  ${screen['ahead-hull']}`,
          columns.map((i) => (cells[i] ? String(cells[i].hull) : '-')),
        ),
      );
    const windows = forecast.windows.find(({ ship }) => ship === id);
    if (windows) lines.push(...reachRows(windows, appraisal, columns, row));
  }
  return [...lines, ...supposed(forecast)];
};

const reachRows = (
  windows: Windows,
  appraisal: Appraisal,
  columns: readonly number[],
  row: (label: string, cells: readonly string[]) => string,
): readonly string[] => {
  const launch = launchWords(windows, appraisal);
  return [
    ...[...given(windows, appraisal), ...taken(windows)]
      .filter(([, turns]) => turns.includes(true))
      .map(([words, turns]) =>
        row(
          `  ${screen[words]}`,
          columns.map((i) => (turns[i] ? 'x' : '.')),
        ),
      ),
    ...(launch === null ? [] : [`  ${launch}`]),
  ];
};

const nameOfTrack = (view: OrbitView, id: string, { ship }: Appraisal): string => {
  if (id === ship) return fill(screen['ahead-you']!, { ship: nameOf(view, id) });
  const missile = /^missile-(\d+)$/.exec(id);
  if (!missile) return nameOf(view, id);
  const flying = view.missiles.find((one) => one.id === Number(missile[1]));
  return capital(
    flying
      ? fill(screen['ahead-missile']!, { id: missile[1]!, target: nameOf(view, flying.target) })
      : fill(screen['ahead-new']!, { id: missile[1]! }),
  );
};

const supposed = ({ supposes }: Forecast): readonly string[] => (supposes === null ? [] : [supposes]);
