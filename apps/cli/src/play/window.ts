// A board that is larger than the screen, cut to a window round the player: rows of the map that are too wide or too
// many lose their far ends, what stands below the map loses its tail. Nothing is cut that fits.

/** Fewer rows of a map than this cannot be read. */
const LEAST_ROWS = 7;
const PLAYER = '@';

/** Where a window of `size` begins that has `at` near its middle, among `all`. */
const from = (at: number, size: number, all: number): number =>
  Math.max(0, Math.min(all - size, at - Math.floor(size / 2)));

/** The lines of the map: from the first to the last that is as wide as the one with the player. */
const mapOf = (
  lines: readonly string[],
): { readonly top: number; readonly end: number; readonly at: number } | null => {
  const at = lines.findIndex((line) => line.includes(PLAYER));
  if (at < 0) return null;
  const width = lines[at]!.length;
  const isRow = (line: string | undefined): boolean => line?.length === width;
  let [top, end] = [at, at + 1];
  while (isRow(lines[top - 1])) top--;
  while (isRow(lines[end])) end++;
  return { top, end, at };
};

/** What is told beside the map. */
export const belowMap = (lines: readonly string[]): readonly string[] => {
  const map = mapOf(lines);
  return map === null ? lines : [...lines.slice(0, map.top), ...lines.slice(map.end)];
};

/** Board lines, each at most `columns` wide where they are rows of a map, and at most `room` of them. `fold` breaks text. */
export const windowOf = (
  lines: readonly string[],
  columns: number,
  room: number,
  fold: (lines: readonly string[], columns: number) => readonly string[],
): readonly string[] => {
  const map = mapOf(lines);
  if (map === null) return cut(fold(lines, columns), room);
  const rows = lines.slice(map.top, map.end);
  const above = fold(lines.slice(0, map.top), columns);
  const below = fold(lines.slice(map.end), columns);
  const left = from(rows[map.at - map.top]!.indexOf(PLAYER), columns, Math.max(columns, rows[0]!.length));
  const height = Math.min(rows.length, Math.max(LEAST_ROWS, room - above.length - below.length));
  const top = from(map.at - map.top, height, rows.length);
  const seen = rows.slice(top, top + height).map((row) => row.slice(left, left + columns));
  return [...above, ...seen, ...cut(below, room - above.length - height)];
};

const cut = (lines: readonly string[], room: number): readonly string[] =>
  lines.length <= room ? lines : [...lines.slice(0, Math.max(0, room - 1)), '… b tells the rest'];
