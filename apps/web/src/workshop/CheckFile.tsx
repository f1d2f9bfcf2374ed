// A level, content or replay file, linted by the game it belongs to. A level without errors can be played at once.

import { type ChangeEvent, useState } from 'react';
import { go } from '../app/router.ts';
import type { GameFacts } from '../games/facts.ts';
import { loadScreen } from '../games/registry.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { OWN_LEVEL } from '../play/ownLevel.ts';
import type { ValidateReport } from '../worker/api.ts';
import { solver } from '../worker/client.ts';

/** Longer files are not read at all. */
const LARGEST = 4_000_000;

/** A shipped level as its file would stand: something to change. */
const exampleOf = async (id: string, level: string): Promise<string> => {
  const { game } = await loadScreen(id);
  const entry = game.levels.find((one) => one.id === level);
  const { $schema: _, ...file } = (entry ? game.level.encode(entry.level) : {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify({ $schema: `${id}-level.schema.json`, ...file }, null, 1);
};

export const CheckFile = ({ example }: { example: GameFacts | undefined }) => {
  const [text, setText] = useState('');
  const [report, setReport] = useState<ValidateReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const check = async (given: string): Promise<void> => {
    setReport(null);
    setProblem(null);
    try {
      setReport(await solver().validate(given));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (!file) return;
    if (file.size > LARGEST) return setProblem(`The file has ${file.size} bytes; at most ${LARGEST} are read.`);
    const read = await file.text();
    setText(read);
    await check(read);
  };
  const first = example?.levels[0];
  const take = async (id: string, level: string): Promise<void> => {
    const found = await exampleOf(id, level);
    setText(found);
    await check(found);
  };
  const play = (): void => {
    if (!report?.level || report.game === null) return;
    sessionStorage.setItem(OWN_LEVEL, JSON.stringify(report.level));
    go(`/play/${report.game}?own`);
  };

  return (
    <section className="bench" aria-labelledby="check">
      <h2 id="check">Check a level file</h2>
      <p className="lead">Sentences that name the place, what was found and what was expected.</p>
      <label className="field">
        File
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      <label className="field">
        Or its text
        <textarea
          className="code num"
          rows={8}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="keys">
        <Key off={text.trim() === '' && 'nothing to check'} onClick={() => void check(text)}>
          Check
        </Key>
        {text.trim() === '' && first && example ? (
          <Key kind="line" onClick={() => void take(example.id, first.id)}>
            Start from {first.title}
          </Key>
        ) : null}
        {report?.level ? (
          <Key kind="line" onClick={play}>
            Play it
          </Key>
        ) : null}
      </div>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      {report ? <Report report={report} /> : null}
    </section>
  );
};

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;

const Report = ({ report }: { report: ValidateReport }) => (
  <div role="status">
    <p>
      Read as {report.game === null ? 'a file of no game' : `${report.game} ${report.kind}`}:{' '}
      {report.findings.length === 0
        ? 'nothing to find fault with.'
        : `${report.findings.length} ${report.findings.length === 1 ? 'finding' : 'findings'}.`}
    </p>
    <ul className="findings">
      {report.findings.map(({ path, code, severity, message }) => (
        <li key={`${path} ${code} ${message}`} className="says">
          <Glyph name={GLYPHS[severity]} className={GLYPHS[severity]} />
          <span>
            <b>{severity}</b> {path === '' ? '' : <span className="num">{path}</span>} {message}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
