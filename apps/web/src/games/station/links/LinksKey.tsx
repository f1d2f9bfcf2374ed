// A key that opens what depended on what, in a sheet of its own: at the end of a run, in its replay, on a deck that hides
// nothing.

import type { AnyShape, Session } from '@interlock/kernel';
import type { StationShape } from '@interlock/station';
import { dependencyOf } from '@interlock/station/screen';
import { Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Sheet, SheetTitle } from '../../../parts/Sheet.tsx';
import { Links } from './Links.tsx';

interface LinksKeyProps {
  readonly world: StationShape['world'];
  readonly session: Session<AnyShape> | null;
  /** Turns of the session that count. */
  readonly turns: number;
  readonly className: string;
  readonly word: string;
}

export const LinksKey = ({ world, session, turns, className, word }: LinksKeyProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Waypoints className="i" aria-hidden />
        <span>{word}</span>
      </button>
      <Sheet isOpen={isOpen} isFull onClose={() => setOpen(false)}>
        <SheetTitle>What depends on what</SheetTitle>
        <p>
          Every room stands in the column of the sphere that first reaches it: sphere 0 is open from the start, each
          further one needs something from those before it.
        </p>
        {isOpen && <Told world={world} session={session} turns={turns} />}
      </Sheet>
    </>
  );
};

const Told = ({ world, session, turns }: Pick<LinksKeyProps, 'world' | 'session' | 'turns'>) => {
  const found = useMemo(() => dependencyOf(world.content, world.level), [world]);
  const walk = useMemo(() => (session === null ? [] : walkOf(session, turns)), [session, turns]);
  return <Links found={found} walk={walk} />;
};

/** Rooms in the order in which they were first entered. */
export const walkOf = (session: Session<AnyShape>, turns: number): readonly string[] => {
  const { layout } = session.world as StationShape['world'];
  const start = (session.run.start.state as StationShape['state']).at;
  const walk: string[] = [layout.rooms[layout.roomAt[start]!]!.id];
  for (let turn = 1; turn <= turns; turn++)
    for (const { event } of session.happenings(turn)) {
      const one = event as StationShape['event'];
      if (one.type === 'roomEntered' && one.first) walk.push(one.room);
    }
  return walk;
};
