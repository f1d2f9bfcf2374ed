// A deck of many rooms in a grid, each joined to its right and lower neighbour by a corridor with two doors.

const WIDTH = 10;
const HEIGHT = 9;

/** Map text of `across` × `down` rooms, and how many rooms and doors it has. */
export const largeDeck = (
  across: number,
  down: number,
): { readonly text: string; readonly rooms: number; readonly doors: number } => {
  const cells = Array.from({ length: down * HEIGHT + 2 }, () => new Array<string>(across * WIDTH + 2).fill('#'));
  const put = (x: number, y: number, glyphs: string, dx: number, dy: number): void => {
    for (const [i, glyph] of [...glyphs].entries()) cells[y + i * dy]![x + i * dx] = glyph;
  };
  const rows: string[] = [];
  let doors = 0;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const [x, y] = [i * WIDTH + 1, j * HEIGHT + 1];
      for (let k = 0; k < 5; k++) put(x, y + k, '......', 1, 0);
      put(x + 1, y + 1, 'MF', 1, 0);
      put(x + 4, y + 3, 'F', 1, 0);
      rows.push(`r${rows.length} "Room ${rows.length}" at ${x},${y}`);
      if (i + 1 < across) put(x + 6, y + 2, '+,,+', 1, 0);
      if (j + 1 < down) put(x + 2, y + 5, '+,,+', 0, 1);
      doors += (i + 1 < across ? 2 : 0) + (j + 1 < down ? 2 : 0);
    }
  put(1, 1, '@', 1, 0);
  put((across - 1) * WIDTH + 1, (down - 1) * HEIGHT + 1, '>', 1, 0);
  const map = cells.map((row) => row.join('')).join('\n');
  return { text: `darkstation-map 1\n[map]\n${map}\n[rooms]\n${rows.join('\n')}\n[end]\n`, rooms: rows.length, doors };
};
