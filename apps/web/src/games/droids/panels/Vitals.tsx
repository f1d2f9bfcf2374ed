// The four numbers a decision needs: day, program, Energy, load.

import type { DroidsShape } from '@interlock/droids';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';
import { Line } from '../icons.tsx';

export const Vitals = ({ view }: PanelProps<DroidsShape>) => {
  const { currencies, heat } = view;
  const isDay = view.phase === 'ExecuteProgram';
  return (
    <>
      <span className="vital dd-vital">
        Day <b className="num">{view.day}</b>
        <span className="dim num">/{view.dayLimit}</span>
      </span>
      {isDay ? (
        <span className="vital">
          <span className="dd-desk">Program</span>
          <span className="dd-thumb-only">Prog</span>{' '}
          <b className="num">{Math.min(view.programCount, view.programCount - view.programsLeft + 1)}</b>
          <span className="dim num">/{view.programCount}</span>
        </span>
      ) : null}
      <span className="vital">
        <Glyph name="electricity" className="electricity" />
        <span className="dd-desk">Energy</span> <b className="num">{currencies.Energy}</b>
        <span className="sr"> Energy</span>
      </span>
      <span className="vital">
        <Line name="crate" />
        <span className="dd-desk">Carry</span> <b className="num">{currencies.Carry}</b>
        <span className="dim num">/{currencies.MaxCarry}</span>
        <span className="sr"> carried</span>
      </span>
      <span className="vital">
        <Line name="shed" />
        <span className="dd-desk">Delivered</span> <b className="num">{view.credited}</b>
        <span className="dim num">/{view.target}</span>
        <span className="sr"> delivered</span>
      </span>
      {heat && !isDay ? (
        <span className="vital">
          <Glyph name="heat" className="heat" />
          <b className="num">{heat.value}</b>
          <span className="dim num">/{heat.max}</span>
          <span className="sr"> Heat</span>
        </span>
      ) : null}
      {view.goods.missing > 0 ? (
        <Chip tone="critical" glyph="critical">
          {view.goods.missing} short
        </Chip>
      ) : null}
    </>
  );
};
