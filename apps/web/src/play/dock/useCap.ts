// What stands on the key that does something in the frame.

import { capOf } from '../../parts/KeyMap.tsx';
import { keysOf } from '../../store/keys.ts';
import { useSettings } from '../../store/settings.ts';
import { FRAME_PLACES, type FrameAct } from '../keys.ts';

export const useCap = (act: FrameAct): string => {
  const choices = useSettings((state) => state.keys);
  const place = FRAME_PLACES.find(({ id }) => id === act);
  return place ? capOf(keysOf(choices, place)[0] ?? '') : '';
};
