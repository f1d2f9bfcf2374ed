// The chosen cell, or the oil, in words.

import type { LampShape } from '@interlock/lamp';
import { Chip } from '../../parts/Chip.tsx';
import { PlainInspector, WhySubject } from '../../play/read/InspectSection.tsx';
import type { PanelProps } from '../screen.ts';
import { cellName, cellsOf } from './cells.ts';

export const Inspector = ({ table, view, selected }: PanelProps<LampShape>) => {
  const cell = cellsOf(view).find(({ subject }) => subject === selected);
  if (!cell) return <PlainInspector />;
  const { draught } = table.world;
  const says: Readonly<Record<string, string>> = {
    '@': 'You stand here.',
    '#': 'No way through.',
    '.': 'Bare floor: nothing happens here.',
    o: 'Stepping in ends the run.',
    '=': `A turn that ends here loses ${draught.oil} oil, ${draught.times} time in ${draught.outOf}.`,
    S: 'Stepping here wins the run.',
    '?': 'Dark. The forecast takes it for bare floor; lighting up shows what it is.',
  };
  return (
    <>
      <header>
        <span className="label">Selected</span>
        <h3>
          Cell {cell.x + 1},{cell.y + 1}
        </h3>
      </header>
      <div className="chips">
        <Chip tone={cell.tile === 'o' ? 'critical' : cell.tile === 'S' ? 'ready' : cell.tile === '?' ? 'unknown' : ''}>
          {cellName(cell).split(': ')[1]}
        </Chip>
      </div>
      <p>{says[cell.tile]}</p>
      {cell.tile === '@' ? <WhySubject subject="keeper" key={table.turn} /> : null}
    </>
  );
};
