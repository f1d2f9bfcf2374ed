// Make a level: start from a shipped one, a seed or a file; change its text and see it drawn and judged as you write;
// prove it, write the proof into it, play it, take it home as a file.

import type { Json } from '@interlock/kernel';
import { proxy } from 'comlink';
import { type ChangeEvent, useState } from 'react';
import { go } from '../app/router.ts';
import type { GameFacts } from '../games/facts.ts';
import { loadScreen } from '../games/registry.ts';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { OWN_LEVEL } from '../play/ownLevel.ts';
import { grouped } from '../play/useVerdict.ts';
import { fileText } from '../store/fileText.ts';
import type { Problem, SolveReport } from '../worker/api.ts';
import { solver, start } from '../worker/client.ts';
import { Findings } from './Findings.tsx';
import { Preview } from './Preview.tsx';
import { Proof } from './Proof.tsx';
import { useDraft } from './useDraft.ts';
import { useJob } from './useJob.ts';

const NODES = 500_000;

type LevelObject = Readonly<Record<string, Json>>;

const spelled = (id: string, level: Json): string => {
  const { $schema: _, ...file } = level as LevelObject;
  return `${JSON.stringify({ $schema: `${id}-level.schema.json`, ...file }, null, 1)}\n`;
};

/** A shipped level as its file would stand, or a fresh one by preset: something to change. */
const example = async (id: string, what: string): Promise<string> => {
  const { game } = await loadScreen(id);
  const [kind, name] = [what.slice(0, what.indexOf(':')), what.slice(what.indexOf(':') + 1)];
  if (kind === 'level') {
    const entry = game.levels.find((one) => one.id === name);
    return spelled(id, (entry ? game.level.encode(entry.level) : {}) as Json);
  }
  const made = await solver().generate(id, name, String(1 + Math.floor(Math.random() * 9999)));
  if ('problem' in made) throw new Error(made.problem);
  return spelled(id, made.level);
};

export const MakeLevel = ({ game }: { game: GameFacts }) => {
  const { text, report, problem, write } = useDraft();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const { answer, isRunning, run, stop } = useJob<SolveReport>();
  const level = report?.level ?? null;

  const change = (next: string): void => {
    setTrouble(null);
    stop();
    write(next);
  };
  const begin = (what: string): void => {
    example(game.id, what).then(change, (error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const read = await fileText(file);
    if ('problem' in read) setTrouble(read.problem);
    else change(read.text);
  };
  const play = (): void => {
    if (level === null || report?.game == null) return;
    sessionStorage.setItem(OWN_LEVEL, JSON.stringify(level));
    go(`/play/${report.game}?own`);
  };
  const prove = (): void => {
    if (level === null || report?.game == null) return;
    const { game: id } = report;
    setSeen(0);
    run(() =>
      start<SolveReport | Problem>((api, number) =>
        api.solve(
          number,
          id,
          { levelData: level },
          NODES,
          proxy(({ nodes }: { nodes: number }) => setSeen(nodes)),
        ),
      ),
    );
  };
  const enter = async (): Promise<void> => {
    if (level === null || report?.game == null || !answer || 'problem' in answer) return;
    const { look } = await loadScreen(report.game);
    const proven = look.proven?.(level, answer.witness, answer.optimal);
    if (proven !== undefined) change(spelled(report.game, proven));
  };
  const isProven = answer !== null && 'verdict' in answer && answer.verdict === 'winnable';
  const off = level === null && (text.trim() === '' ? 'there is no level yet' : 'the file has errors');

  return (
    <section className="bench bench--level" aria-labelledby="check">
      <h2 id="check">Make a level</h2>
      <p className="lead">A level is a text: maps as rows, one letter a thing. It is drawn and judged as you write.</p>
      <div className="seedform">
        <label>
          Start from
          <select value="" onChange={(event) => begin(event.target.value)}>
            <option value="" disabled>
              choose a level …
            </option>
            {game.levels.map(({ id, title }) => (
              <option key={id} value={`level:${id}`}>
                {title}
              </option>
            ))}
            {game.presets.map((preset) => (
              <option key={preset} value={`preset:${preset}`}>
                a new one: {preset}
              </option>
            ))}
          </select>
        </label>
        <label>
          Or open a file
          <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
        </label>
      </div>
      <Preview game={report?.game ?? null} level={level} />
      <label className="field">
        Its text
        <textarea
          className="code num"
          rows={text === '' ? 4 : 16}
          value={text}
          spellCheck={false}
          placeholder="Choose a level above, or paste one here."
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {[problem, trouble].map((sentence) =>
        sentence === null ? null : (
          <Says key={sentence} glyph="critical" mood="error">
            {sentence}
          </Says>
        ),
      )}
      <div className="keys">
        <Key off={off} onClick={play}>
          Play it
        </Key>
        <Key kind="line" off={off} onClick={prove}>
          Prove it
        </Key>
        {isRunning ? (
          <Key kind="line" onClick={stop}>
            Stop
          </Key>
        ) : null}
        {isProven ? (
          <Key kind="line" onClick={() => void enter()}>
            Write the proof into it
          </Key>
        ) : null}
        {text.trim() === '' ? null : (
          <a
            className="key key--line"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${nameOf(level) ?? 'level'}.json`}
          >
            Save as a file
          </a>
        )}
        {text.trim() === '' ? null : (
          <Key kind="ghost" onClick={() => change('')}>
            Clear the bench
          </Key>
        )}
      </div>
      {report ? <Findings report={report} /> : null}
      <div role="status">
        {isRunning ? <p>{grouped(seen)} positions so far.</p> : null}
        {answer ? <Proof answer={answer} /> : null}
      </div>
    </section>
  );
};

const nameOf = (level: Json | null): string | null => {
  const id = (level as LevelObject | null)?.id;
  return typeof id === 'string' && /^[\w-]{1,60}$/.test(id) ? id : null;
};
