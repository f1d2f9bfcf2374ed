// Where the reading panel is not in sight, what was asked of a number stands over the foot of the board.

import type { OrbitShape } from '@interlock/orbit';
import { texts } from '@interlock/orbit/screen';
import { X } from 'lucide-react';
import { useRun } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { usePlayback } from '../board/playback.ts';
import { useFigure } from './useFigure.ts';

export const Answer = (props: PanelProps<OrbitShape>) => {
  const isRead = useRun(({ tab }) => tab === 'inspect');
  const isPlaying = usePlayback(({ beats }) => beats.length > 0);
  const figure = useFigure(props);
  if (!figure || isRead || isPlaying) return null;
  return (
    <div className="ob-answer" data-of={figure.id.split('.')[0]}>
      <p>
        <span className="num">{figure.sum}</span>
        <small>
          {texts.rules[figure.rule]} <span className="num dim">{figure.rule}</span>
        </small>
      </p>
      <button type="button" className="key key--ghost" aria-label="Close the sum" onClick={() => props.onSelect(null)}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
};
