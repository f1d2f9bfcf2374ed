// The runs kept in this browser, for pages that show where one left off; none until they are read.

import { useEffect, useState } from 'react';
import { listSaves, type Save } from '../../store/save/saves.ts';

export const useSaves = (): readonly Save[] => {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]));
  }, []);
  return saves;
};
