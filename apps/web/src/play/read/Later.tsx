// A panel that may follow a moment after board and plan: a key is answered there first, and drawing this one never holds
// up that frame nor the next key.

import { type ComponentType, useMemo } from 'react';
import type { PanelProps } from '../../games/screen.ts';
import { usePanel } from '../context.ts';
import { useLater } from './useLater.ts';

export const Later = ({ panel: Panel }: { panel: ComponentType<PanelProps> }) => {
  const props = useLater(usePanel());
  return useMemo(() => <Panel {...props} />, [Panel, props]);
};
