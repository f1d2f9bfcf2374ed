// What breaks: props switched off, junctions turned against the consumer, leaks, spills; then what helps and what is
// scheduled.

import type { Stream } from '@interlock/kernel';
import type { PropFile } from '../level/file.ts';
import { CARRIERS, type Content, type GeneratorRow, SUPPLIES } from '../shape.ts';
import { cellAt, type Draft, dirName, isFloor, isFree, reachFrom, stepIn } from './draft.ts';

/** False where there is less to break than the row asks for. */
export const breakThings = (draft: Draft, row: GeneratorRow, content: Content, stream: Stream): boolean => {
  const switches = draft.props.filter(
    ({ file }) => file.type === 'flow' || (file.type === 'consumer' && file.required !== false),
  );
  if (switches.length < row.off) return false;
  for (const prop of stream.shuffle([...switches]).slice(0, row.off))
    prop.file = { ...prop.file, state: 'Disabled' } as PropFile;
  const junctions = stream.shuffle(
    draft.props.filter(({ file }) => file.type === 'tJunction' || file.type === 'crossJunction'),
  );
  if (junctions.length < row.wrong) return false;
  for (const prop of junctions.slice(0, row.wrong)) turnWrong(prop, content, stream);
  return placeLeaks(draft, row, stream);
};

/** The opposite of what the main line needs: all to a side branch, or the cross without it. */
const turnWrong = (prop: { file: PropFile }, content: Content, stream: Stream): void => {
  const { file } = prop;
  if (file.type === 'tJunction')
    prop.file = { ...file, mode: stream.int(2) === 0 ? flip(file.mode) : nearly(flip(file.mode)) };
  if (file.type === 'crossJunction') {
    const main = file.mode === '3/3/0' ? 0 : file.mode === '0/3/3' ? 1 : 2;
    const shut = content.modes.crossJunction.find((mode) => mode.split('/')[main] === '0')!;
    prop.file = { ...file, mode: shut };
  }
};

const flip = (mode: string): string => (mode === '4/0' ? '0/4' : '4/0');
const nearly = (mode: string): string => (mode === '4/0' ? '3/1' : '1/3');

const placeLeaks = (draft: Draft, row: GeneratorRow, stream: Stream): boolean => {
  const reach = reachFrom(draft, draft.start);
  const places: { carrier: number; cell: number; face: number }[] = [];
  for (let carrier = 0; carrier < 3; carrier++)
    for (let cell = 0; cell < draft.wall.length; cell++) {
      if (!draft.pipes[carrier]![cell]) continue;
      if (carrier < 2) {
        if (isFloor(draft, cell) && cell !== draft.start && reach[cell]! >= 0) places.push({ carrier, cell, face: -1 });
      } else if (!isFloor(draft, cell))
        for (let dir = 0; dir < 4; dir++) {
          const face = stepIn(draft, cell, dir);
          if (isFloor(draft, face) && reach[face]! >= 0 && face !== draft.start)
            places.push({ carrier, cell, face: dir });
        }
    }
  const letters = ['F', 'C', 'W'];
  const used = new Set<string>();
  const spots: number[] = [];
  for (const place of stream.shuffle(places)) {
    if (draft.leaks.length >= row.leaks) break;
    const key = `${place.carrier} ${place.cell}`;
    const spot = place.face < 0 ? place.cell : stepIn(draft, place.cell, place.face);
    const isTooNear = spots.some(
      (other) =>
        Math.abs((other % draft.width) - (spot % draft.width)) +
          Math.abs(Math.floor(other / draft.width) - Math.floor(spot / draft.width)) <
        3,
    );
    if (used.has(key) || isTooNear) continue;
    used.add(key);
    spots.push(spot);
    const severity = stream.range(row.severity[0], row.severity[1]);
    draft.leaks.push({
      id: `${letters[place.carrier]}${draft.leaks.length + 1}`,
      carrier: CARRIERS[place.carrier]!,
      at: cellAt(draft, place.cell),
      ...(place.face < 0 ? {} : { face: dirName(place.face) }),
      severity,
    });
    if (stream.int(3) === 0) spill(draft, spot, place.carrier, stream.range(6, 20));
  }
  return draft.leaks.length === row.leaks;
};

const spill = (draft: Draft, cell: number, kind: number, amount: number): void => {
  const values = draft.surface.get(cell) ?? [0, 0, 0, 0];
  values[kind]! += amount;
  draft.surface.set(cell, values);
};

/** Supplies (one of them fits a leak), doors in doorways nearest to leaks, the eye terminal. */
export const furnish = (draft: Draft, row: GeneratorRow, stream: Stream): boolean => {
  const reach = reachFrom(draft, draft.start);
  const free = stream.shuffle([...draft.wall.keys()].filter((cell) => isFree(draft, cell) && reach[cell]! > 0));
  const eye = eyePlace(draft, row, free, reach);
  if (eye === undefined) return false;
  draft.props.push({ cell: eye, file: { type: 'eyeTerminal' } });
  const doorways = draft.doorways
    .filter(({ cell, dir }) => isFree(draft, cell) && isFloor(draft, stepIn(draft, cell, dir)))
    .sort((a, b) => nearestLeak(draft, a.cell) - nearestLeak(draft, b.cell) || a.cell - b.cell);
  for (const { cell, dir } of doorways.slice(0, row.doors))
    draft.props.push({ cell, file: { type: 'door', edge: dirName(dir) } });
  for (let i = 0; i < row.supplies; i++) {
    const cell = free.find((one) => isFree(draft, one));
    if (cell === undefined) return false;
    const leak = i === 0 ? draft.leaks[0] : undefined;
    const kind = leak ? CARRIERS.indexOf(leak.carrier) : stream.int(4);
    draft.props.push({ cell, file: { type: 'supply', supply: SUPPLIES[kind]! } });
  }
  return true;
};

const nearestLeak = (draft: Draft, cell: number): number =>
  Math.min(
    999,
    ...draft.leaks.map(
      ({ at: [x, y] }) => Math.abs(x - (cell % draft.width)) + Math.abs(y - Math.floor(cell / draft.width)),
    ),
  );

const NEAR = 4;

const eyePlace = (draft: Draft, row: GeneratorRow, free: readonly number[], reach: Int32Array): number | undefined => {
  if (row.eye === 'near') return free.find((cell) => reach[cell]! <= NEAR);
  if (row.eye === 'any') return free[0];
  if (row.eye === 'far') return [...free].sort((a, b) => reach[b]! - reach[a]! || a - b)[0];
  const room = draft.rooms.find(({ cells }) => cells.includes(draft.start));
  return free.find((cell) => room === undefined || room.cells.includes(cell));
};

/** Announced trouble besides the heat: leaks that worsen, leaks that start, spills. */
export const schedule = (draft: Draft, row: GeneratorRow, stream: Stream): void => {
  const latest = row.par[1];
  for (let i = 0; i < row.events; i++) {
    const turn = stream.range(3, Math.max(4, latest - 2));
    const leak = stream.pick(draft.leaks);
    const [x, y] = leak.at;
    const kind = stream.int(3);
    if (kind === 0 && row.severity[1] > 1)
      draft.events.push({
        id: `worse-${i + 1}`,
        turn,
        text: `The ${leak.carrier} leak at ${x},${y} worsens`,
        effects: [{ do: 'worsenLeak', leak: leak.id }],
      });
    else if (
      kind === 1 &&
      !draft.events.some((event) => event.effects.some((effect) => effect.do === 'startLeak')) &&
      draft.leaks.length > 1 &&
      leak.state === undefined &&
      (leak.severity ?? 1) > 0
    ) {
      leak.state = 'Intact';
      draft.events.push({
        id: `burst-${i + 1}`,
        turn,
        text: `The ${leak.carrier} line bursts at ${x},${y}`,
        effects: [{ do: 'startLeak', leak: leak.id }],
      });
    } else {
      const room = stream.pick(draft.rooms);
      const cell = stream.pick(room.cells.filter((one) => isFloor(draft, one)));
      const amount = stream.range(6, 14);
      const carrier = stream.pick(CARRIERS);
      const at = cellAt(draft, cell);
      draft.events.push({
        id: `spill-${i + 1}`,
        turn,
        text: `${amount} ${carrier} spill at ${at[0]},${at[1]}`,
        effects: [{ do: 'addHazard', at, kind: carrier, amount }],
      });
    }
  }
};
