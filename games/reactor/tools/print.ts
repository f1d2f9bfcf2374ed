// A level file as text, written so that its rows stay readable.

/** One field a line, maps one row a line. */
export const print = (level: Record<string, unknown>): string => {
  const isMap = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 3 && value.every((row) => typeof row === 'string');
  const isList = (value: unknown): value is object[] =>
    Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'object');
  const fields = Object.entries(level).map(([key, value]) => {
    const inner =
      isMap(value) || isList(value)
        ? `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
        : key === 'props' || key === 'text'
          ? `{\n${Object.entries(value as object)
              .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
              .join(',\n')}\n  }`
          : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${inner}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
};
