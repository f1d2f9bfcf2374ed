// Prove a level: winnable with a line, lost for certain, or unknown within the budget. Can be stopped at any time.

import { proxy } from 'comlink';
import { type FormEvent, useRef, useState } from 'react';
import { usePlace } from '../app/router.ts';
import { shownGames } from '../games/registry.ts';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { grouped } from '../play/useVerdict.ts';
import type { SolveReport } from '../worker/api.ts';
import { start } from '../worker/client.ts';
import type { Job } from '../worker/job.ts';

type Answer = SolveReport | { readonly problem: string };

export const SolveLevel = () => {
  const isDev = usePlace().query.has('dev');
  const games = shownGames(isDev);
  const [id, setId] = useState(games[0]?.id ?? '');
  const [what, setWhat] = useState('');
  const [nodes, setNodes] = useState(500_000);
  const [seen, setSeen] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const job = useRef<Job<Answer> | null>(null);
  const game = games.find((one) => one.id === id);
  const chosen = what === '' ? `level:${game?.levels[0]?.id ?? ''}` : what;

  const solve = (event: FormEvent): void => {
    event.preventDefault();
    job.current?.cancel();
    setAnswer(null);
    setSeen(0);
    const [kind, rest = ''] = split(chosen);
    const origin = kind === 'level' ? { level: rest } : { preset: rest, seed: seedFrom(event) };
    const mine = start<Answer>((api, number) =>
      api.solve(
        number,
        id,
        origin,
        nodes,
        proxy(({ nodes: count }: { nodes: number }) => setSeen(count)),
      ),
    );
    job.current = mine;
    mine.answer.then(
      (found) => {
        if (job.current !== mine) return;
        setSeen(null);
        setAnswer(found);
      },
      (error: unknown) => {
        setSeen(null);
        setAnswer({ problem: error instanceof Error ? error.message : String(error) });
      },
    );
  };
  const stop = (): void => {
    job.current?.cancel();
    job.current = null;
    setSeen(null);
  };

  if (!game)
    return (
      <section className="bench" id="solve">
        <h2>Prove it: solve a level</h2>
        <p className="dim">No machine of this build has levels yet.</p>
      </section>
    );
  return (
    <section className="bench" id="solve" aria-labelledby="prove">
      <h2 id="prove">Prove it: solve a level</h2>
      <form className="seedform" onSubmit={solve}>
        <label>
          Machine
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Level
          <select value={chosen} onChange={(event) => setWhat(event.target.value)}>
            {game.levels.map((level) => (
              <option key={level.id} value={`level:${level.id}`}>
                {level.title}
              </option>
            ))}
            {game.presets.map((preset) => (
              <option key={preset} value={`preset:${preset}`}>
                by seed: {preset}
              </option>
            ))}
          </select>
        </label>
        {chosen.startsWith('preset:') ? (
          <label>
            Seed
            <input name="seed" className="num" defaultValue="K3F9" maxLength={24} />
          </label>
        ) : null}
        <label>
          Positions
          <select value={nodes} onChange={(event) => setNodes(Number(event.target.value))}>
            {[50_000, 500_000, 5_000_000].map((many) => (
              <option key={many} value={many}>
                {grouped(many)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="key">
          Solve
        </button>
        {seen === null ? null : (
          <Key kind="line" onClick={stop}>
            Stop
          </Key>
        )}
      </form>
      <div role="status">
        {seen === null ? null : <p>{grouped(seen)} positions so far.</p>}
        {answer ? <Report answer={answer} /> : null}
      </div>
    </section>
  );
};

const split = (text: string): readonly [string, string] => {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
};

const seedFrom = (event: FormEvent): string =>
  String(new FormData(event.target as HTMLFormElement).get('seed') ?? '1').toUpperCase();

const Report = ({ answer }: { answer: Answer }) => {
  if ('problem' in answer)
    return (
      <Says glyph="critical" mood="error">
        {answer.problem}
      </Says>
    );
  if (answer.verdict !== 'winnable')
    return (
      <Says glyph={answer.verdict === 'lost' ? 'lost' : 'unknown'}>
        {answer.verdict === 'lost'
          ? 'Lost for certain: every line was tried.'
          : 'Unknown: no win was found, and none ruled out.'}{' '}
        {grouped(answer.nodes)} positions.
      </Says>
    );
  return (
    <>
      <Says glyph="ready">
        Winnable in {answer.witness.length} {answer.witness.length === 1 ? 'turn' : 'turns'}
        {answer.optimal ? '; no shorter line exists' : ''}. {grouped(answer.nodes)} positions.
      </Says>
      <ol className="witness">
        {answer.words.map((words, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <li key={i}>
            <span className="num">{i + 1}</span> {words}
          </li>
        ))}
      </ol>
    </>
  );
};
