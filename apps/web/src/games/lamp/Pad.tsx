// Thumbs: four ways and the lamp.

import type { LampShape } from '@interlock/lamp';
import type { PanelProps } from '../screen.ts';
import { ICONS } from './steps.tsx';

const ORDER = ['west', 'north', 'light', 'south', 'east'] as const;

export const Pad = ({ table, onPlan }: PanelProps<LampShape>) =>
  table.status.is === 'playing' ? (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="pad" role="group" aria-label="Steps">
      {ORDER.map((action) => {
        const Icon = ICONS[action];
        return (
          <button
            type="button"
            className="key"
            key={action}
            aria-label={action === 'light' ? 'Light up' : `Step ${action}`}
            onClick={() => onPlan(action)}
          >
            <Icon className="i" aria-hidden="true" />
          </button>
        );
      })}
    </div>
  ) : null;
