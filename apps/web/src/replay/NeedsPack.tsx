// A run on a designer's pack: the code names the pack by its digest, so the file is asked for, checked and tried.

import type { Replay } from '@interlock/kernel';
import { type ChangeEvent, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import type { Screen } from '../games/screen.ts';
import { Says } from '../parts/Says.tsx';
import { bringDocument } from '../store/documents.ts';
import { fileText } from '../store/fileText.ts';

export interface Missing {
  readonly screen: Screen;
  readonly replay: Replay;
}

export const NeedsPack = ({ missing, onFound }: { missing: Missing; onFound: () => void }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { screen, replay } = missing;
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (!file) return;
    const refuse = (why: string): void => setProblem(`${file.name}: ${why} Nothing was changed.`);
    const read = await fileText(file);
    if ('problem' in read) return refuse(read.problem);
    const found = bringDocument(screen.game, replay, read.text);
    if (!found.ok) return refuse(found.error.message);
    onFound();
  };
  return (
    <Page title="This run needs its pack.">
      <p className="lead">
        It is a run of {screen.game.title} on content <b className="num">{replay.content}</b>, which is not the shipped
        one; open the pack file it was played on, and it is replayed on that.
      </p>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      <label className="field">
        Pack file
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      <div className="keys">
        <Link className="key key--ghost" href="/">
          Back to the machines
        </Link>
      </div>
    </Page>
  );
};
