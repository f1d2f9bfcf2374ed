// Make a level: start from a shipped one, a seed or a file; change its text and see it drawn and judged as you write;
// prove it, write the proof into it, play it, take it home as a file.

import type { Json } from '@interlock/kernel';
import { proxy } from 'comlink';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '../app/copyText.ts';
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
import { useJob } from '../worker/useJob.ts';
import { canvasOf, fileIn } from './canvas.ts';
import { Draw, usePens } from './Draw.tsx';
import { Findings } from './Findings.tsx';
import { fileName } from './fileName.ts';
import { LiveLight } from './LiveLight.tsx';
import { linkOf, textOfCode } from './link.ts';
import { cellsOf, lineOf } from './marks.ts';
import { Preview } from './Preview.tsx';
import { Proof } from './Proof.tsx';
import { spelled } from './spell.ts';
import { useDraft } from './useDraft.ts';
import { useFindings } from './useFindings.ts';

const NODES = 500_000;
const LIVE_NODES = 60_000;

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
  const [past, setPast] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<string | null>(null);
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
    setSaid(null);
    stop();
    setPast((before) => [...before.slice(-99), text]);
    write(next);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    stop();
    write(before);
  };
  const file = useMemo(() => fileIn(text), [text]);
  const board = file?.game ?? report?.game ?? null;
  const pens = usePens(board);
  const canvas = useLastCanvas(board, canvasOf(pens, file?.level, drawn ?? level), text.trim() === '');
  // A drawn level is proven as it is drawn, with a small budget; the key takes a large one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing is a new question
  useEffect(() => {
    if (pens && drawn !== null && level !== null) prove(LIVE_NODES);
  }, [pens, drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that opened the page
  useEffect(() => {
    const code = location.hash.slice(1);
    if (code === '') return;
    textOfCode(code).then(
      (found) => (found === null ? setTrouble('This link holds no level.') : change(found)),
      () => setTrouble('This link holds no level.'),
    );
  }, []);
  const share = async (): Promise<void> => {
    if (report?.game == null || (drawn ?? level) === null) return;
    const made = await linkOf(report.game, (drawn ?? level)!);
    if ('problem' in made) return setTrouble(made.problem);
    setSaid((await copyText(made.link)) ? 'Link copied; it holds the whole level.' : made.link);
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
  const prove = (nodes: number): void => {
    if (level === null || report?.game == null) return;
    const { game: id } = report;
    setSeen(0);
    run(() =>
      start<SolveReport | Problem>((api, number) =>
        api.solve(
          number,
          id,
          { levelData: drawn ?? level },
          nodes,
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
    <section className={`bench bench--level${canvas ? ' bench--drawn' : ''}`} aria-labelledby="check">
      <h2 id="check">Make a level</h2>
      <p className="lead">
        A level is a text: maps as rows, one letter a thing. It is drawn and judged as you write; facilities, decks and
        fields can be drawn with the mouse as well.
      </p>
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
      {text.trim() === '' ? null : (
        <LiveLight isWhole={level !== null} seen={isRunning ? seen : null} answer={answer} />
      )}
      {canvas ? (
        <Draw
          game={canvas.game}
          level={canvas.level}
          marks={marks}
          canUndo={past.length > 0}
          onChange={(next) => change(spelled(canvas.game, next))}
          onUndo={undo}
        />
      ) : null}
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
        <Key kind="line" off={off} onClick={() => prove(NODES)}>
          Prove it
        </Key>
        <Key kind="line" off={!isRunning && 'nothing is being proven'} onClick={stop}>
          Stop
        </Key>
        <Key kind="line" off={off} onClick={() => void share()}>
          Copy its link
        </Key>
        <Key kind="line" off={!isProven && (off || 'it is not proven')} onClick={() => void enter()}>
          Write the proof into it
        </Key>
        {text.trim() === '' ? null : (
          <a
            className="key key--line"
            href={`data:${isText ? 'text/plain' : 'application/json'};charset=utf-8,${encodeURIComponent(text)}`}
            download={fileName([level, drawn], isText)}
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
        {said === null ? null : <p className="codeline">{said}</p>}
      </div>
    </section>
  );
};

interface Canvas {
  readonly game: string;
  readonly level: Json;
}

/** The last level that could be drawn stays under the pen while its text is none: nothing below it may jump. */
const useLastCanvas = (game: string | null, level: Json | null, isEmpty: boolean): Canvas | null => {
  const last = useRef<Canvas | null>(null);
  if (isEmpty || (game !== null && game !== last.current?.game)) last.current = null;
  if (!isEmpty && game !== null && level !== null) last.current = { game, level };
  return last.current;
};
