// Leaks and spills: placed where their carrier allows, reachable, in range, once.

import { constants } from '../level/balance.ts';
import { indexOf, isOnMap } from '../level/cells.ts';
import type { LeakFile } from '../level/file.ts';
import { CARRIERS, KINDS } from '../shape.ts';
import type { Findings } from './findings.ts';
import type { FileMap, LintPart } from './lintMap.ts';

const NAMES = { fuel: 'Fuel', coolant: 'Coolant', electricity: 'Electricity' } as const;

export const lintLeaks: LintPart = (content, file, map, isBroken, found) => {
  const ids = new Set<string>();
  const cells = new Map<string, string>();
  const most = constants(content, file)['leak.maxSeverity']!;
  for (const [i, leak] of (file.leaks ?? []).entries()) {
    if (ids.has(leak.id)) found.add('leak-id', `leaks[${i}].id`, `'${leak.id}' is used twice`);
    ids.add(leak.id);
    if (isBroken(`leaks[${i}]`)) continue;
    lintPlace(leak, map, found);
    const cell = `${leak.carrier} cell (${leak.at.join(',')})`;
    const earlier = cells.get(cell);
    if (earlier === undefined) cells.set(cell, leak.id);
    else found.add('leak-twice', `leaks ${leak.id}`, `${cell} already has leak ${earlier}`);
    if (leak.severity !== undefined && (leak.severity < 1 || leak.severity > most))
      found.add('leak-severity', `leaks ${leak.id}.severity`, `must be 1..${most}`);
  }
};

const lintPlace = (leak: LeakFile, map: FileMap, found: Findings): void => {
  const reject = (code: Parameters<Findings['say']>[0], why: string): void =>
    found.say(code, `leaks ${leak.id}`, `RejectInvalidLeak[${NAMES[leak.carrier]}] ${leak.id}: ${why}`);
  const place = `(${leak.at.join(',')})`;
  const isElectric = leak.carrier === 'electricity';
  if (!isElectric && leak.face !== undefined)
    found.add('leak-face-extra', `leaks ${leak.id}`, 'face is for electricity leaks only');
  if (!isOnMap(map, leak.at) || map.graph.nodeAt[CARRIERS.indexOf(leak.carrier)]![indexOf(map, leak.at)]! < 0) {
    reject('leak-no-cell', `NoNetworkCell at ${place}`);
    return;
  }
  if (!isElectric) {
    if (!map.isFloor(leak.at)) reject('leak-under-wall', `NotUnderFloor, ${place} is a wall`);
    else if (!map.isReachable(leak.at)) reject('leak-reach', `FaceUnreachable ${place}`);
    return;
  }
  if (map.isFloor(leak.at)) {
    reject('leak-not-wall', `NotInWall, ${place} is floor`);
    return;
  }
  const face = leak.face === undefined ? null : map.beside(leak.at, leak.face);
  if (face === null || !map.isFloor(face)) reject('leak-face', `NoFloorFace toward ${leak.face ?? 'nothing'}`);
  else if (!map.isReachable(face)) reject('leak-reach', `FaceUnreachable (${face.join(',')})`);
};

export const lintSurface: LintPart = (content, file, map, isBroken, found) => {
  const seen = new Set<string>();
  const values = constants(content, file);
  const { callout } = file.text;
  if (callout && !map.isFloor(callout.at))
    found.add('callout-cell', 'text.callout.at', `(${callout.at.join(',')}) is not a floor cell`);
  for (const [i, spill] of (file.surface ?? []).entries()) {
    const path = `surface[${i}]`;
    if (isBroken(path)) continue;
    const place = `(${spill.at.join(',')})`;
    if (!map.isFloor(spill.at)) found.add('surface-wall', path, `${place} is not a floor cell`);
    for (const kind of KINDS) {
      const value = spill[kind];
      const max = values[`surface.${kind}.max`]!;
      if (value !== undefined && (value < 0 || value > max))
        found.add('surface-value', `${path}.${kind}`, `must be 0..${max}`);
    }
    if (seen.has(place)) found.add('surface-twice', path, `${place} is listed twice`);
    seen.add(place);
  }
};
