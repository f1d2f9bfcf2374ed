// The x-ray switches: surface alone, or any of the three networks. Locked until an eye terminal is opened, and saying so.

import type { ReactorShape } from '@interlock/reactor';
import { CARRIERS, KIND_NAME } from '@interlock/reactor/screen';
import { Eye, LayoutGrid, Lock } from 'lucide-react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { ZoomKeys } from '../../../parts/ZoomKeys.tsx';
import type { PanelProps } from '../../screen.ts';
import { useSight } from './sight.ts';

export const ViewBar = ({ table }: PanelProps<ReactorShape>) => {
  const { shown, toggle, show, zoomBy } = useSight();
  const isOpen = table.view.underground !== undefined;
  const why = 'hidden until an eye terminal is opened';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's field set */}
      <div className={`seg rx-views ${isOpen ? '' : 'is-closed'}`} role="group" aria-label="X-ray">
        <button type="button" aria-pressed={!isOpen || shown.length === 0} onClick={() => show([])}>
          <LayoutGrid className="i" aria-hidden />
          Surface
        </button>
        {CARRIERS.map((carrier) => (
          <button
            type="button"
            key={carrier}
            aria-pressed={isOpen && shown.includes(carrier)}
            aria-disabled={!isOpen || undefined}
            title={isOpen ? undefined : why}
            onClick={isOpen ? () => toggle(carrier) : undefined}
          >
            {isOpen ? <Glyph name={carrier} className={carrier} /> : <Lock className="i" aria-hidden />}
            {KIND_NAME[carrier]}
            {isOpen ? null : <span className="sr">, locked: {why}</span>}
          </button>
        ))}
      </div>
      <span className="rx-desk">
        <ZoomKeys by={zoomBy} />
      </span>
      <span className="rx-desk rx-eye">
        {isOpen ? (
          <Chip tone="ready">
            <Eye className="i" aria-hidden />
            <span>Eye open: pipes shown</span>
          </Chip>
        ) : (
          <Chip tone={table.status.is === 'won' ? 'ready' : 'unknown'}>
            {table.status.is === 'won' ? null : <Lock className="i" aria-hidden />}
            <span>{table.status.is === 'won' ? 'The core runs: every line shown' : 'Eye closed: pipes hidden'}</span>
          </Chip>
        )}
      </span>
    </>
  );
};
