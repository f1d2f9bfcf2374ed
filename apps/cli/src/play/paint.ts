// Colour for boards: rules of pattern and style, laid over plain text. Meaning never hangs on colour alone: the text
// is the same without it.

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'inverse';

const CODES: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  inverse: [7, 27],
};

export interface PaintRule {
  readonly match: RegExp;
  readonly style: Style;
}

/** For every board: the player stands out, the unknown and the walls step back, numbers are easy to find. */
const COMMON: readonly PaintRule[] = [
  { match: /@/, style: 'bold' },
  { match: /[?]+/, style: 'dim' },
  { match: /#+/, style: 'dim' },
  { match: /~+/, style: 'blue' },
  { match: /!+/, style: 'red' },
  { match: /\b\d+(?:[.,]\d+)*%?/, style: 'cyan' },
];

export const style = (text: string, name: Style): string => `\u001b[${CODES[name][0]}m${text}\u001b[${CODES[name][1]}m`;

/** Paints each stretch of text by the first rule that matches there; the game's own rules come first. */
export const paint = (text: string, own: readonly PaintRule[] = []): string => {
  const rules = [...own, ...COMMON];
  const all = new RegExp(rules.map(({ match }) => `(${match.source})`).join('|'), 'gmu');
  return text.replace(all, (found: string, ...groups: readonly unknown[]) => {
    const index = groups.findIndex((group, i) => i < rules.length && group !== undefined);
    return index < 0 ? found : style(found, rules[index]!.style);
  });
};
