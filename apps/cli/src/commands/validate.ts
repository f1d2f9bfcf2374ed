// `interlock validate`: lints level, content and replay files. The kind is read from `$schema`; without one, the
// closest kind of any game is taken.

import { resolve } from 'node:path';
import { type Dig, lintText } from '@interlock/catalog/lint';
import type { Finding } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, Fault } from '../fault.ts';
import { readText } from '../files.ts';
import { type Io, write } from '../io.ts';
import { count } from '../output.ts';
import { withProgress } from '../progress.ts';
import { wholeNumber } from '../target.ts';

interface Found extends Finding {
  readonly file: string;
}

interface Options {
  readonly quiet?: boolean;
  readonly deep?: boolean;
  readonly runs: number;
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly strictI2?: boolean;
}

export const define: Define = (command, io, exit) => {
  command
    .description('lint level, content and replay files')
    .argument('<file...>', 'the files')
    .option('-q, --quiet', 'errors only')
    .option('--deep', 'solve and simulate as well, where the kind of file has such a check: minutes, not moments')
    .option('--runs <n>', 'with --deep: runs of each player on each scenario', wholeNumber(1, 10_000), 200)
    .option('--strict', 'warnings count as errors')
    .option('--strict-i2', 'station levels: hold locked doors for shut for ever when power is checked')
    .addHelpText(
      'after',
      examples(
        'validate games/*/content/levels/*.json',
        'validate run.interlock.json --json',
        'validate games/*/content/events.json --deep --runs 400',
      ),
    );
  answers<Options>(command, io, exit, async (output, options, files) => {
    let isUnreadable = false;
    const deep = options.deep ? { runs: options.runs, dig: digging(io) } : null;
    const findings: Found[] = [];
    const reports: { readonly file: string; readonly report: string }[] = [];
    for (const file of files) {
      try {
        const path = resolve(io.cwd, file);
        const { findings: found, report } = await lintText(readText(path), path, deep, {
          'strict-i2': options.strictI2 ?? false,
        });
        findings.push(...found.map((one) => ({ ...one, file })));
        if (report !== null) reports.push({ file, report });
      } catch (error) {
        if (!(error instanceof Fault) || error.code === 'stopped') throw error;
        isUnreadable = true;
        const message = error.message.slice(error.message.indexOf(': ') + 2);
        findings.push({ file, path: '', code: error.code, severity: 'error', message });
      }
    }
    const shown = options.quiet ? findings.filter((one) => one.severity === 'error') : findings;
    const counts = (one: Finding): boolean =>
      one.severity === 'error' || (options.strict === true && one.severity === 'warning');
    const errors = findings.filter(counts).length;
    // Codes E01… say that the file could not be read as what it means to be.
    const isBadInput = findings.some(({ code, severity }) => severity === 'error' && /^E\d\d$/.test(code));
    // A report point by point is for a person who looks at one file.
    const told =
      files.length === 1 && !options.quiet
        ? reports.flatMap(({ report }) => [...report.trimEnd().split('\n'), ''])
        : [];
    await output.give({ ok: errors === 0, findings: shown, ...(reports.length > 0 ? { reports } : {}) }, () =>
      [...shown.flatMap((one) => wrapped(say(one), io)), ...told, sumUp(files.length, findings.length, errors)].join(
        '\n',
      ),
    );
    return isUnreadable || isBadInput ? EXIT.bad : errors > 0 ? EXIT.no : EXIT.done;
  });
};

/** On a terminal a bar; on a pipe a line on stderr whenever the work turns to something else. */
const digging =
  (io: Io): Dig =>
  async (work) => {
    let step = work.next();
    if (step.done) return step.value;
    return withProgress(io, step.value.of, 'looking deeper', async (progress) => {
      let what = '';
      for (; !step.done; step = work.next()) {
        if (step.value.what !== what && !io.stderr.isTTY) {
          const { done, of } = step.value;
          await write(io.stderr, `${Math.floor((100 * done) / of)} %: ${step.value.what}\n`);
        }
        what = step.value.what;
        await progress.at(step.value.done, what);
      }
      return step.value;
    });
  };

/** `file:line:column: path: …`, as compilers write it and editors jump to it. */
const say = ({ file, path, code, severity, message, line, column }: Found): string => {
  // Some sentences begin with the place they speak of; it is said once.
  const said = path !== '' && message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${[place, path].filter((one) => one !== '').join(': ')}: ${severity}: ${said} [${code}]`;
};

/** Longer lines are no longer read, however wide the terminal. */
const COLUMNS = 100;

/** For a person at a terminal long sentences go on in further lines, set in by two; on a pipe a finding is one line. */
const wrapped = (text: string, { stdout: { isTTY, columns } }: Io): readonly string[] => {
  if (isTTY !== true || columns === undefined) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > Math.min(columns, COLUMNS)) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

const sumUp = (files: number, findings: number, errors: number): string =>
  findings === 0
    ? `${count(files, 'file')}, nothing to say.`
    : `${count(files, 'file')}, ${count(findings, 'finding')}, ${count(errors, 'error')}.`;
