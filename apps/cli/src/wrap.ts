// Lines broken for a window.

/** Breaks lines at spaces so that none is wider than `width`; what follows a break keeps the indent. */
export const wrap = (lines: readonly string[], width: number): readonly string[] =>
  lines.flatMap((line) => {
    if (line.length <= width) return [line];
    const indent = /^ */.exec(line)![0].slice(0, width >> 1);
    const rows: string[] = [];
    let row = indent;
    for (const word of line.trim().split(' ')) {
      if (row.length > indent.length && row.length + word.length + 1 > width) {
        rows.push(row);
        row = indent;
      }
      row += row.length === indent.length ? word : ` ${word}`;
      for (; row.length > width; row = indent + row.slice(width)) rows.push(row.slice(0, width));
    }
    return [...rows, row];
  });
