// What the share sheet of every game holds: the link of the run, its code, and the code of the level where it has one.

import type { AnyShape, Session } from '@interlock/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { Key } from '../../parts/Key.tsx';
import { Says } from '../../parts/Says.tsx';
import { SheetTitle } from '../../parts/Sheet.tsx';
import { documentOf } from '../../store/documents.ts';
import { LONGEST_LINK, withPack } from '../../store/packLink.ts';
import { codeOf } from './share.ts';

interface ShareSheetProps {
  readonly session: Session<AnyShape>;
  readonly levelCode: string | null;
  /** How the run was played. */
  readonly label: string | null;
  /** What the link holds, in the game's words. */
  readonly children: ReactNode;
}

interface Pack {
  readonly isIn: boolean;
  readonly file: string;
}

/** What the link holds behind its #: the code, and a pack of one's own where it fits. */
const useShared = (
  code: string,
  { run }: Session<AnyShape>,
): { readonly shared: string; readonly pack: Pack | null } => {
  const document = documentOf(run.contentDigest);
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    if (document !== undefined)
      withPack(code, document).then(
        (both) => !isGone && setPacked(both),
        () => !isGone && setPacked(null),
      );
    return () => {
      isGone = true;
    };
  }, [code, document]);
  if (document === undefined) return { shared: code, pack: null };
  const isIn = packed !== null && packed.length < LONGEST_LINK;
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(document, null, 1))}`;
  return { shared: isIn ? packed : code, pack: { isIn, file } };
};

export const ShareSheet = ({ session, levelCode, label, children }: ShareSheetProps) => {
  const [said, setSaid] = useState<string | null>(null);
  const code = codeOf(session, label);
  const { shared, pack } = useShared(code, session);
  const link = `${location.origin}/replay#${shared}`;
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
      {pack === null ? null : (
        <Says glyph={pack.isIn ? 'ok' : 'caution'} mood={pack.isIn ? 'calm' : 'warning'}>
          {pack.isIn ? (
            'This run is played on a pack of your own; the link brings it along.'
          ) : (
            <>
              This run is played on a pack of your own, which is too large for a link: send its file too.{' '}
              <a className="key key--line" href={pack.file} download={`${session.game.id}-pack.json`}>
                Save the pack
              </a>
            </>
          )}
        </Says>
      )}
      <p role="status">{said}</p>
    </>
  );
};
