// What of a run is heard: the hand's own sounds, each kind of event that a turn brought, the end, and the machine's hum.

import { useEffect } from 'react';
import { playNotes, playSound, setHum, soundFromGesture } from '../app/sound.ts';
import { soundOf, TONES } from '../app/tones.ts';
import type { Look, Table } from '../games/screen.ts';
import type { RunState, RunStore } from '../store/runState.ts';
import { seriesOf } from '../store/series.ts';

/** Kinds of event heard of one turn, and seconds between two of them. */
const MOST = 6;
const APART = 0.09;

const kindOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';

/** The kinds a turn brought, each once, in the order of their causes; minor ones only where nothing else is heard. */
const kindsOf = (table: Table, look: Look): readonly string[] => {
  const heard = (isMinor: boolean): readonly string[] => [
    ...new Set(
      table.last
        .filter(({ event }) => (look.isMinor?.(event) ?? false) === isMinor)
        .map(({ event }) => kindOf(event))
        .filter((kind) => kind !== '' && look.sounds?.[kind] !== null),
    ),
  ];
  const major = heard(false);
  return (major.length > 0 ? major : heard(true)).slice(-MOST);
};

/** How near the figure that can end the run is to its limit, 0 to 1; null where no figure is charted. */
const strainOf = (table: Table, look: Look): number | null => {
  if (table.status.is !== 'playing') return null;
  if (look.hum) return look.hum(table);
  const series = seriesOf(look, { views: [table.view], cause: null });
  const limit = series?.lines?.(table.world, table.view).find(({ kind }) => kind === 'limit');
  if (!series || !limit) return null;
  const value = series.value(table.world, table.view);
  // A limit of nought is fallen to: air, oil. The rest is climbed to.
  return limit.at === 0 ? 1 / (1 + Math.max(0, value) / 12) : value / limit.at;
};

const soundTurn = ({ table, screen: { look } }: RunState): void => {
  playSound('turn');
  if (look.showsTurns?.()) return;
  const kinds = kindsOf(table, look);
  kinds.forEach((kind, i) => {
    const name = look.sounds?.[kind];
    playNotes(name ? TONES[name] : soundOf(kind), 0.12 + i * APART);
  });
  const { is } = table.status;
  if (is === 'won' || is === 'lost') playNotes(TONES[is], 0.12 + kinds.length * APART);
};

/** Listens to a run for as long as its screen is there. */
export const useSounds = (store: RunStore): void => {
  useEffect(() => {
    const silent = soundFromGesture();
    const follow = store.subscribe((now, before) => {
      if (now.refused && now.refused.count !== before.refused?.count) playSound('refused');
      if (now.revision !== before.revision) {
        if (now.did === 'undo' || now.did === 'anew') playSound('undo');
        else if (now.did === 'redo') playSound('redo');
        else soundTurn(now);
      } else if (now.table.plan.length !== before.table.plan.length)
        playSound(now.table.plan.length > before.table.plan.length ? 'plan' : 'unplan');
      const pulse =
        now.table.turn > before.table.turn && now.revision === before.revision
          ? now.screen.look.pulse?.(now.table)
          : null;
      if (pulse) playNotes(TONES[pulse]);
      if (now.table !== before.table) setHum(document.hidden ? null : strainOf(now.table, now.screen.look));
    });
    return () => {
      follow();
      silent();
      setHum(null);
    };
  }, [store]);
};
