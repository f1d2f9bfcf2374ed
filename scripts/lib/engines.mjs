// Whether a range of versions of Node, as packages write it, takes a version: alternatives, and in each `>=`, `^` or a bare
// beginning.

const partsOf = (text) => text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));

const isAtLeast = (version, least) => {
  for (let i = 0; i < 3; i++) {
    const [have, want] = [version[i] ?? 0, least[i] ?? 0];
    if (have !== want) return have > want;
  }
  return true;
};

/** @param {string} range @param {string} version */
export const takesNode = (range, version) => {
  const have = partsOf(version);
  const takes = (comparator) => {
    const [, sign, text] = /^(>=|\^|)\s*(.+)$/.exec(comparator) ?? [];
    const want = partsOf(text ?? '');
    if (sign === '>=') return isAtLeast(have, want);
    if (sign === '^') return have[0] === want[0] && isAtLeast(have, want);
    return text === '*' || text.split('.').every((part, i) => /^[x*]$/.test(part) || Number(part) === have[i]);
  };
  return range.split('||').some((one) =>
    one
      .replaceAll(/(>=|\^)\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every(takes),
  );
};
