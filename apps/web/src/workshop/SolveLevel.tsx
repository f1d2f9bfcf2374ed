// Prove a level: winnable with a line, lost for certain, or unknown within the budget. Can be stopped at any time.

import { proxy } from 'comlink';
import { type FormEvent, useState } from 'react';
import type { GameFacts } from '../games/facts.ts';
import { Key } from '../parts/Key.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import type { SolveReport } from '../worker/api.ts';
import { start } from '../worker/client.ts';
import { useJob } from '../worker/useJob.ts';
import { firstOf, LevelPicker } from './LevelPicker.tsx';
import { Proof } from './Proof.tsx';

type Answer = SolveReport | { readonly problem: string };

export const SolveLevel = ({ games }: { games: readonly [GameFacts, ...GameFacts[]] }) => {
  const [picked, setPicked] = useState(() => firstOf(games[0]));
  const [nodes, setNodes] = useState(500_000);
  const [seed, setSeed] = useState('K3F9');
  const [seen, setSeen] = useState(0);
  const { answer, isRunning, run, stop } = useJob<SolveReport>();
  const { game, source } = picked;

  const solve = (event: FormEvent): void => {
    event.preventDefault();
    setSeen(0);
    const origin = 'level' in source ? source : { ...source, seed: seed.trim().toUpperCase() || '1' };
    run(() =>
      start<Answer>((api, number) =>
        api.solve(
          number,
          game.id,
          origin,
          nodes,
          proxy(({ nodes: count }: { nodes: number }) => setSeen(count)),
        ),
      ),
    );
  };

  return (
    <section className="bench" id="solve" aria-labelledby="prove">
      <h2 id="prove">Prove it: solve a level</h2>
      <p className="lead">The shortest line of turns that wins, or the proof that there is none.</p>
      <form className="seedform" onSubmit={solve}>
        <LevelPicker games={games} picked={picked} onPick={setPicked} />
        {'preset' in source ? (
          <label>
            Seed
            <input className="num" value={seed} maxLength={24} onChange={(event) => setSeed(event.target.value)} />
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
        {isRunning ? (
          <Key kind="line" onClick={stop}>
            Stop
          </Key>
        ) : null}
      </form>
      <div role="status">
        {isRunning ? <p>{grouped(seen)} positions so far.</p> : null}
        {answer ? <Proof answer={answer} /> : null}
      </div>
    </section>
  );
};
