// All saved runs: watch, go on, export, or drop.

import { Download, Eye, Play, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { CodeBox, Page } from '../app/Page.tsx';
import { go } from '../app/router.ts';
import { gameFacts, loadScreen } from '../games/registry.ts';
import { StatusChip } from '../hub/Lists.tsx';
import { standsAt } from '../hub/saveWords.ts';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import { dropSave, listSaves, type Save, saveAddress } from '../store/save/saves.ts';
import { codeOfFile } from './codeOfFile.ts';

/** The seed of a generated level. */
const seedOf = ({ replay: { origin } }: Save): string | null =>
  'seed' in origin ? `seed ${String(origin.seed)}` : null;

const dateOf = (at: number): string => new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });

const openWord = ({ status }: Save): string => (status.is === 'playing' ? 'Go on' : 'Look');

export const Replays = () => {
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const refresh = (): void => {
    listSaves().then(setSaves, () => {
      setSaves([]);
      setProblem('This browser gives no storage, so nothing is kept here.');
    });
  };
  useEffect(refresh, []);

  const watch = async (save: Save): Promise<void> => {
    try {
      const { shareCode } = await import('@interlock/kernel');
      const { game } = await loadScreen(save.game);
      go(`/replay#${shareCode(game, save.replay)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const code = await codeOfFile(file).catch((error: unknown) => ({ problem: String(error) }));
    if (typeof code === 'string') go(`/replay#${code}`);
    else setProblem(`${file.name}: ${code.problem}`);
  };

  return (
    <Page title="Replays">
      <p className="lead">
        Every run is kept as what was done, turn by turn. It plays back to the same digest anywhere.
      </p>
      <CodeBox />
      <label className="field">
        Or a replay file
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      {saves?.length === 0 ? (
        <>
          <p className="lead">Nothing played yet. A run stands here from its first plan on.</p>
          <div className="keys">
            <Link className="key" href="/">
              Choose a machine
            </Link>
          </div>
        </>
      ) : null}
      <ol className="runlist">
        {saves?.map((save) => (
          <li className="run" key={save.key}>
            <span>
              <b>
                {save.title}, {standsAt(save)}
              </b>
              <small>
                {[
                  gameFacts(save.game)?.title ?? save.game,
                  seedOf(save),
                  save.status.is === 'won' ? `score ${grouped(save.status.score)}` : null,
                  save.replay.ranked ? 'ranked' : null,
                  dateOf(save.savedAt),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
            </span>
            <StatusChip save={save} />
            <span className="runkeys">
              <Link className="key" href={saveAddress(save)} aria-label={`${openWord(save)} ${save.title}`}>
                <Play className="i" aria-hidden="true" />
                <span>{openWord(save)}</span>
              </Link>
              <Key
                icon={<Eye className="i" aria-hidden="true" />}
                aria-label={`Watch ${save.title}`}
                onClick={() => void watch(save)}
              >
                Watch
              </Key>
              <a
                className="key key--ghost"
                aria-label={`Export ${save.title}`}
                download={`${save.game}-turn-${save.turn}.interlock.json`}
                href={`data:application/json,${encodeURIComponent(JSON.stringify(save.replay, null, 1))}`}
              >
                <Download className="i" aria-hidden="true" />
              </a>
              {asking === save.key ? (
                <Key kind="line" onClick={() => void dropSave(save.key).then(refresh)}>
                  Drop {save.turn} {save.turn === 1 ? 'turn' : 'turns'}
                </Key>
              ) : (
                <Key
                  kind="ghost"
                  icon={<Trash2 className="i" aria-hidden="true" />}
                  aria-label={`Drop ${save.title}`}
                  onClick={() => setAsking(save.key)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Page>
  );
};
