// All saved runs: watch, go on, export, or drop.

import { type ChangeEvent, useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { CodeBox, Page } from '../app/Page.tsx';
import { go } from '../app/router.ts';
import { loadScreen } from '../games/registry.ts';
import { Says } from '../parts/Says.tsx';
import { dropSave, listSaves, type Save } from '../store/save/saves.ts';
import { codeOfFile } from './codeOfFile.ts';
import { RunTable } from './RunTable.tsx';

export const Replays = () => {
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
      {saves === null || saves.length === 0 ? null : (
        <RunTable
          saves={saves}
          onWatch={(save) => void watch(save)}
          onDrop={({ key }) => void dropSave(key).then(refresh)}
        />
      )}
    </Page>
  );
};
