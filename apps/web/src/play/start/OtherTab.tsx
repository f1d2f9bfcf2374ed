// Says when this run went on in another tab: who goes on here replaces what was kept there, and should know it.

import { useEffect, useState } from 'react';
import { Key } from '../../parts/Key.tsx';
import { Says } from '../../parts/Says.tsx';
import { hearTabs } from '../../store/save/tabs.ts';

export const OtherTab = ({ saved }: { saved: string }) => {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => hearTabs((key) => key === saved && setBehind(true)), [saved]);
  return (
    <div className="othertab" role="alert">
      {isBehind ? (
        <Says glyph="caution" mood="warning">
          <b>This run went on in another tab.</b> Going on here replaces what was kept there.
          <span className="keys">
            <Key onClick={() => location.reload()}>Take it up from there</Key>
            <Key kind="ghost" onClick={() => setBehind(false)}>
              Stay here
            </Key>
          </span>
        </Says>
      ) : null}
    </div>
  );
};
