// How a check speaks: one line for each fault, as file:line, and an exit code.

/** @param {string} kind @param {{ file: string, line: number, message: string }[]} faults */
export const report = (kind, faults) => {
  for (const { file, line, message } of faults) process.stdout.write(`${file}:${line} ${message}\n`);
  if (faults.length > 0) process.stdout.write(`${faults.length} ${kind} ${faults.length === 1 ? 'fault' : 'faults'}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};
