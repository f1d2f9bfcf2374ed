// One of two boards that are looked at side by side, under its name.

import type { Screen, Table } from '../../games/screen.ts';
import { BesideContext, useRun } from '../context.ts';
import { Drawn } from './Drawn.tsx';

interface BesideProps {
  readonly screen: Screen;
  readonly table: Table;
  readonly name: string;
  /** How it stands there: `turn 15, lost`. */
  readonly note?: string;
}

export const Beside = ({ screen, table, name, note }: BesideProps) => {
  const selected = useRun((state) => state.selected);
  const select = useRun((state) => state.select);
  return (
    <figure className="beside">
      <figcaption>
        <b>{name}</b> {note === undefined ? null : <span className="num">{note}</span>}
      </figcaption>
      <BesideContext value={true}>
        <Drawn screen={screen} table={table} selected={selected} onSelect={select} />
      </BesideContext>
    </figure>
  );
};
