// What the keeper has, and what can end the run.

import type { LampShape } from '@interlock/lamp';
import { Chip } from '../../parts/Chip.tsx';
import { Group, Row } from '../../parts/Group.tsx';
import { Meter } from '../../parts/Meter.tsx';
import { Pips } from '../../parts/Pips.tsx';
import type { PanelProps } from '../screen.ts';

const oilAfter = ({ table }: PanelProps<LampShape>): number => table.ahead.frames[0]?.view.oil ?? table.view.oil;

export const Side = (panel: PanelProps<LampShape>) => {
  const { table, view, onSelect } = panel;
  const { flame, light, draught, reach } = table.world;
  const after = oilAfter(panel);
  return (
    <>
      <Group label="Lamp">
        <div className="row">
          <button type="button" className="ask" onClick={() => onSelect('oil')}>
            Oil
          </button>
          <span className="end num">
            {view.oil}
            {after === table.view.oil ? '' : ` → ${after}`}
          </span>
        </div>
        <div className="row">
          <div style={{ flex: 1 }}>
            <Meter
              label="Oil"
              value={table.view.oil}
              planned={after}
              max={Math.max(12, table.view.oil)}
              colour="var(--fuel)"
            />
          </div>
        </div>
      </Group>
      <Group label="What takes oil">
        <Row name="The flame" small="every turn" end={<span className="num">{flame}</span>} />
        <Row name="Lighting up" small={`shows ${reach} steps around`} end={<span className="num">{light}</span>} />
        <Row
          name="A draught"
          small={`ending a turn there, ${draught.times} in ${draught.outOf}`}
          end={<span className="num">{draught.oil}</span>}
        />
      </Group>
      <Group label="Can lose this level">
        <Row name="No oil" small="the lamp goes out" end={<span className="num">{view.oil} / 0</span>} />
        <Row
          name="A pit"
          small="stepping into one"
          end={
            <Chip tone="critical" glyph="noenter">
              Do not enter
            </Chip>
          }
        />
      </Group>
    </>
  );
};

export const Vitals = (panel: PanelProps<LampShape>) => {
  const { table, view } = panel;
  const planned = Math.min(table.plan.length, view.actions);
  return (
    <>
      {/* On a phone the frame counts the actions left. */}
      <span className="vital desk">
        Actions <Pips on={0} plan={planned} of={view.actions} /> <b className="num">{view.actions - planned} left</b>
      </span>
      <span className="vital">
        Oil <b className="num">{view.oil}</b>
      </span>
    </>
  );
};
