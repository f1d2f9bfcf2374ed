// Outlines as path data at their place on the board. Many of one colour go into one path: a path per sign would cost the
// browser a layout, a paint and, inside a `use`, a copy of the drawing each.

/** The box of the page's glyphs (glyphs.svg). */
const GLYPH = 24;

type Segment = readonly [command: string, numbers: readonly number[]];

const glyphs = new Map<string, readonly Segment[]>();

const segmentsOf = (d: string): readonly Segment[] =>
  [...d.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command, rest]) => [
    command!,
    (rest!.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number),
  ]);

/** Read from the page, where all glyphs stand. */
const glyphOf = (id: string): readonly Segment[] => {
  const known = glyphs.get(id);
  if (known) return known;
  const found = segmentsOf(document.querySelector(`#g-${id} path`)?.getAttribute('d') ?? '');
  glyphs.set(id, found);
  return found;
};

/** Which of x and y a number of a segment is, or neither: the radii, the angle and the flags of an arc. */
const axisOf = (command: string, i: number): 'x' | 'y' | 'size' | 'none' => {
  switch (command) {
    case 'h':
      return 'x';
    case 'v':
      return 'y';
    case 'a':
      return (['size', 'size', 'none', 'none', 'none', 'x', 'y'] as const)[i % 7]!;
    default:
      return i % 2 === 0 ? 'x' : 'y';
  }
};

const short = (n: number): number => Math.round(n * 100) / 100;

/** A glyph of the page with its upper left corner at x, y. Capital commands are places, small ones are ways. */
export const glyphAt = (id: string, x: number, y: number, size: number): string => {
  const scale = size / GLYPH;
  let d = '';
  for (const [command, numbers] of glyphOf(id)) {
    const small = command.toLowerCase();
    const shift = command === small ? { x: 0, y: 0 } : { x, y };
    d += command;
    for (const [i, n] of numbers.entries()) {
      const axis = axisOf(small, i);
      d += `${i > 0 ? ' ' : ''}${axis === 'none' ? n : short(n * scale + (axis === 'size' ? 0 : shift[axis]))}`;
    }
  }
  return d;
};

/** A box with round corners. */
export const boxAt = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const discAt = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
