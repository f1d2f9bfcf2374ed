// Make a level: start from a shipped one, a seed or a file; change its text and see it drawn and judged as you write;
// prove it, write the proof into it, play it, take it home as a file.

import type { Json } from '@interlock/kernel';
import { proxy } from 'comlink';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { go } from '../app/router.ts';
import type { GameFacts } from '../games/facts.ts';
import { loadScreen } from '../games/registry.ts';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { OWN_LEVEL } from '../play/start/ownLevel.ts';
import { grouped } from '../play/top/useVerdict.ts';
import { fileText } from '../store/fileText.ts';
import type { Problem, SolveReport } from '../worker/api.ts';
import { solver, start } from '../worker/client.ts';
import { Findings } from './Findings.tsx';
import { cellsOf, lineOf } from './marks.ts';
import { Preview } from './Preview.tsx';
import { Proof } from './Proof.tsx';
import { spelled } from './spell.ts';
import { useDraft } from './useDraft.ts';
import { useFindings } from './useFindings.ts';
import { useJob } from './useJob.ts';

const NODES = 500_000;

type LevelObject = Readonly<Record<string, Json>>;

/** A shipped level as its file would stand, or a fresh one by preset: something to change. */
const example = async (what: string): Promise<string> => {
  const [id = '', kind, name = ''] = what.split(':');
  const { game } = await loadScreen(id);
  if (kind === 'level') {
    const entry = game.levels.find((one) => one.id === name);
    return spelled(id, (entry ? game.level.encode(entry.level) : {}) as Json);
  }
  const made = await solver().generate(id, name, String(1 + Math.floor(Math.random() * 9999)));
  if ('problem' in made) throw new Error(made.problem);
  return spelled(id, made.level);
};

export const MakeLevel = ({ games }: { games: readonly GameFacts[] }) => {
  const { text, report, problem, write } = useDraft();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const { answer, isRunning, run, stop } = useJob<SolveReport>();
  const level = report?.level ?? null;
  const drawn = report?.drawn ?? null;
  const writing = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { at, turnTo } = useFindings(report, (next) =>
    list.current?.querySelectorAll<HTMLElement>('.finding')[next]?.focus(),
  );
  const looked = (at === null ? undefined : report?.findings[at]) ?? null;
  const marks = useMemo(() => (looked === null ? [] : cellsOf(looked)), [looked]);
  /** A finding of the text itself is shown there. */
  const choose = (next: number | null): void => {
    turnTo(next);
    const finding = next === null ? undefined : report?.findings[next];
    const line = finding ? lineOf(text, finding) : null;
    if (line === null) return;
    writing.current?.focus();
    writing.current?.setSelectionRange(line.from, line.to);
  };

  const change = (next: string): void => {
    setTrouble(null);
    stop();
    write(next);
  };
  const begin = (what: string): void => {
    example(what).then(change, (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
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
    sessionStorage.setItem(OWN_LEVEL, JSON.stringify(drawn ?? level));
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
          { levelData: drawn ?? level },
          NODES,
          proxy(({ nodes }: { nodes: number }) => setSeen(nodes)),
        ),
      ),
    );
  };
  const enter = async (): Promise<void> => {
    if (level === null || report?.game == null || !answer || 'problem' in answer) return;
    const { look } = await loadScreen(report.game);
    try {
      const proven = await look.proven?.(level, answer.witness, answer.optimal);
      if (proven !== undefined) change(spelled(report.game, proven));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const isProven = answer !== null && 'verdict' in answer && answer.verdict === 'winnable';
  const isText = typeof level === 'string' || !text.trimStart().startsWith('{');
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
            {games.map(({ id: game, title, levels, presets }) => (
              <optgroup key={game} label={title}>
                {levels.map(({ id, title: name }) => (
                  <option key={id} value={`${game}:level:${id}`}>
                    {name}
                  </option>
                ))}
                {presets.map((preset) => (
                  <option key={preset} value={`${game}:preset:${preset}`}>
                    a new one: {preset}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          Or open a file
          <input type="file" accept=".json,.txt,application/json,text/plain" onChange={(event) => void onFile(event)} />
        </label>
      </div>
      <Preview game={report?.game ?? null} level={drawn} marks={marks} />
      <div className={report ? 'sides' : ''}>
        <label className="field">
          Its text
          <textarea
            ref={writing}
            className="code num"
            rows={text === '' ? 4 : 16}
            value={text}
            spellCheck={false}
            placeholder="Choose a level above, or paste one here."
            onChange={(event) => change(event.target.value)}
          />
        </label>
        {report ? <Findings report={report} at={at} list={list} onChoose={choose} /> : null}
      </div>
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
            href={`data:${isText ? 'text/plain' : 'application/json'};charset=utf-8,${encodeURIComponent(text)}`}
            download={`${nameOf(level) ?? nameOf(drawn) ?? 'level'}.${isText ? 'txt' : 'json'}`}
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
      <div role="status">
        {isRunning ? <p>{grouped(seen)} positions so far.</p> : null}
        {answer ? <Proof answer={answer} /> : null}
      </div>
    </section>
  );
};

/** A name for its file: the level's id, else its name in small letters. */
const nameOf = (level: Json | null): string | null => {
  if (typeof level !== 'object' || level === null) return null;
  const { id, name } = level as LevelObject;
  const given = typeof id === 'string' ? id : typeof name === 'string' ? name.toLowerCase().replace(/\W+/g, '-') : '';
  return /^[\w-]{1,60}$/.test(given) ? given : null;
};
