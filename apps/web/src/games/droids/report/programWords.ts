// A program in a line and a note: what it brought, and what came to nothing.

import type { Trace } from '../show/trace.ts';
import { plural } from '../words.ts';

export const programWords = ({
  program,
  passes,
  credited,
  legs,
}: Trace): { readonly what: string; readonly note: string; readonly hasFailed: boolean } => {
  const events = passes.flatMap((pass) => pass.events);
  const failed = passes.filter(({ outcome }) => outcome !== 'ok').length;
  const sheds = new Set(events.flatMap((event) => (event.type === 'shedDelivered' ? [event.shed] : [])));
  const full = events.flatMap((event) => (event.type === 'shedFilled' ? [event.shed] : []));
  const crates = new Set(events.flatMap((event) => (event.type === 'crateLoaded' ? [event.crate] : [])));
  const loaded = events.reduce(
    (sum, event) => sum + (event.type === 'crateLoaded' ? event.amount + event.bonus : 0),
    0,
  );
  const donkey = events.find((event) => event.type === 'donkeyRecruited');
  const tower = events.find((event) => event.type === 'towerDisabled');
  const cells = legs.filter(({ bump }) => bump === undefined).length;
  const deeds = [
    ...(credited > 0 ? [`${credited} to ${[...sheds].join(', ')}`] : []),
    ...(loaded > 0 ? [`${loaded} loaded`] : []),
    ...(donkey?.type === 'donkeyRecruited' ? [`${donkey.donkey} joins`] : []),
    ...(tower?.type === 'towerDisabled' ? [`${tower.tower} off`] : []),
  ];
  const notes = [
    ...(failed > 0 ? [`${plural(failed, 'card')} in vain, why?`] : []),
    ...full.map((shed) => `${shed} is full`),
    ...(crates.size > 0 ? [`from ${[...crates].join(', ')}`] : []),
    deeds.length > 0 ? plural(cells, 'cell') : plural(passes.length, 'card'),
  ];
  return {
    what: `P${program} · ${deeds[0] ?? (cells > 0 ? `${plural(cells, 'cell')} walked` : 'stayed')}`,
    note: notes.slice(0, 2).join(' · '),
    hasFailed: failed > 0,
  };
};
