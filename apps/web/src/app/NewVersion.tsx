// Says that a new version is ready, on pages that are no run; its key takes it at once.

import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { takeNewVersion, useUpdate } from './update.ts';

export const NewVersion = () => {
  const { waiting } = useUpdate();
  if (waiting === null) return null;
  return (
    <div className="newversion" role="status">
      <Says glyph="ready">A new version is ready. It comes with the next start, or now; every run is kept.</Says>
      <Key kind="line" onClick={takeNewVersion}>
        Use it now
      </Key>
    </div>
  );
};
