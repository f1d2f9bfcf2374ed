// What the share sheet of every game holds: the link of the run, its code, and the code of the level where it has one.

import type { AnyShape, Session } from '@interlock/kernel';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { Key } from '../../parts/Key.tsx';
import { SheetTitle } from '../../parts/Sheet.tsx';
import { codeOf } from './share.ts';

interface ShareSheetProps {
  readonly session: Session<AnyShape>;
  readonly levelCode: string | null;
  /** What the link holds, in the game's words. */
  readonly children: ReactNode;
}

export const ShareSheet = ({ session, levelCode, children }: ShareSheetProps) => {
  const [said, setSaid] = useState<string | null>(null);
  const code = codeOf(session);
  const link = `${location.origin}/replay#${code}`;
  const copy = async (text: string, what: string): Promise<void> => {
    setSaid(
      (await copyText(text)) ? `${what} copied.` : 'The browser keeps the clipboard shut; select the text and copy it.',
    );
  };
  return (
    <>
      <SheetTitle>Share this run</SheetTitle>
      <p>{children}</p>
      <textarea
        className="code num"
        readOnly
        rows={4}
        value={link}
        aria-label="Link"
        onFocus={(event) => event.target.select()}
      />
      <div className="keys">
        <Key onClick={() => void copy(link, 'Link')}>Copy link</Key>
        <Key kind="line" onClick={() => void copy(code, 'Code')}>
          Copy code
        </Key>
        {levelCode === null ? null : (
          <Key kind="line" onClick={() => void copy(levelCode, 'Level code')}>
            Copy {levelCode}
          </Key>
        )}
      </div>
      <p role="status">{said}</p>
    </>
  );
};
