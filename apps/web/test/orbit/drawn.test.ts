// What Orbit's board says beside the pieces, without a browser: names of rings off everything, a refused move where it stops,
// and the sounds of a turn beat by beat.

import { diceOf } from '@interlock/kernel';
import type { Appraisal, OrbitEvent, OrbitShape, OrbitView } from '@interlock/orbit';
import { game } from '@interlock/orbit';
import { describe, expect, it, vi } from 'vitest';
import { type Note, TONES } from '../../src/app/tones.ts';
import { nameSectors, takenBy } from '../../src/games/orbit/board/names.ts';
import { refusedMove } from '../../src/games/orbit/board/refused.ts';
import { freeSector } from '../../src/games/orbit/board/scene.ts';
import { BEATS, scriptOf } from '../../src/games/orbit/board/script.ts';
import { hum, sounds } from '../../src/games/orbit/sounds.ts';

vi.mock('../../src/app/router.ts', () => ({}));

const { heardIn } = await import('../../src/games/orbit/board/hearing.ts');

type Entry = OrbitShape['action'];

const planned = (id: string, plan: readonly Entry[]) => {
  const { level } = game.levels.find((one) => one.id === id)!;
  const world = game.compile!(game.content, level);
  const state = game.setup(world, level, diceOf(''));
  const view = game.view(world, state, 'player') as OrbitView;
  return { world, state, view, appraisal: game.appraise!(world, state, plan, 'player') as unknown as Appraisal };
};

describe('names of the rings', () => {
  it('stand a sector aside where the plan will take a ship, and in one row where nothing is', () => {
    const { view, appraisal } = planned('first-light', []);
    const base = freeSector(view);
    const track = appraisal.forecast!.tracks.find(({ id }) => id === view.you)!;
    // Coasting on ring 2 comes by where its name would stand.
    expect(track.cells.some((cell) => cell?.ring === 2 && cell.sector === base)).toBe(true);
    const names = nameSectors(view, base, takenBy(view, appraisal, new Set([view.you])));
    expect(names[1]).not.toBe(base);
    expect(names.filter((_, i) => i !== 1)).toEqual([base, base, base, base, base]);
    // The later turns of a ship that is not followed are not drawn, and take no room.
    expect(nameSectors(view, base, takenBy(view, appraisal, new Set()))[1]).toBe(base);
  });

  it.each(game.levels.filter(({ id }) => !id.includes('-vs-')).map(({ id }) => id))('keep off every ship: %s', (id) => {
    const { view } = planned(id, []);
    const names = nameSectors(view, freeSector(view), takenBy(view, null, new Set()));
    for (const { ring, sector } of view.ships) expect(names[ring - 1]).not.toBe(sector);
  });
});

describe('[OS-118] [OS-374] a refused move on the board', () => {
  const transfer = (power: number): Entry => ({ type: 'move', kind: 'transfer', power }) as Entry;
  const engines = (value: number): Entry => ({ type: 'energy', subsystem: 'engines', value }) as Entry;

  it('stops in the planet or past the last ring, and names the ring that is not there', () => {
    const inward = planned('blockade', [{ type: 'rotate', value: true } as Entry, transfer(2)]);
    const move = refusedMove(inward.view, inward.appraisal)!;
    expect(move.text).toBe('no ring -1');
    expect(move.flight.ring).toBeLessThan(1);
    const outward = planned('first-blood', [engines(3), transfer(3)]);
    const out = refusedMove(outward.view, outward.appraisal)!;
    expect(out.text).toBe('no ring 7');
    expect(out.flight.ring).toBeGreaterThan(outward.view.rings);
    expect(outward.appraisal.options.find(({ id }) => id === 'transfer-3')!.ring).toBe(7);
  });

  it('goes to its cell where energy or mass is what lacks, and says how much of it', () => {
    const { view, appraisal } = planned('first-blood', [transfer(2)]);
    const move = refusedMove(view, appraisal)!;
    expect(move.text).toBe('engines 0 of 2');
    expect(move.flight.ring).toBe(6);
    const dry = planned('blockade', [engines(3), { type: 'move', kind: 'phase', power: 3 } as Entry]);
    expect(refusedMove(dry.view, dry.appraisal)!.text).toBe(`mass ${dry.view.ships[0]!.mass} of 3`);
  });

  it('is not drawn where something else is refused, or nothing', () => {
    const { view, appraisal } = planned('first-blood', [{ type: 'rotate', value: true } as Entry]);
    expect(appraisal.isLegal).toBe(false);
    expect(refusedMove(view, appraisal)).toBeNull();
    const legal = planned('first-blood', [engines(1), transfer(1)]);
    expect(refusedMove(legal.view, legal.appraisal)).toBeNull();
    expect(refusedMove(legal.view, null)).toBeNull();
  });
});

describe('a turn by ear', () => {
  it('gives every kind of event its own sound, none of them one of the hand, an ending or the radio', () => {
    const heard = Object.values(sounds).filter((name) => name !== null);
    expect(heard.length).toBeGreaterThan(25);
    const taken = ['plan', 'unplan', 'turn', 'undo', 'redo', 'refused', 'won', 'lost', 'radio'] as const;
    const notes = [...heard, ...taken].map((name) => JSON.stringify(TONES[name]));
    expect(new Set(notes).size).toBe(notes.length);
    // Quiet out there: coasting is not heard, and no sound is longer than its beat.
    expect(sounds.shipCoasted).toBeNull();
    for (const name of heard)
      for (const { after = 0, length } of TONES[name] as readonly Note[]) expect(after + length).toBeLessThan(0.8);
  });

  it('hums through the hull of a hot ship alone, the more the less hull is left', () => {
    const { view } = planned('last-orbit', []);
    const table = { view, stage: 'planning' } as unknown as Parameters<typeof hum>[0];
    expect(hum(table)).toBeCloseTo(3 / 7);
    expect(hum({ ...table, stage: 'curtain' } as typeof table)).toBeNull();
    expect(hum({ ...table, view: planned('first-light', []).view })).toBeNull();
  });

  it('is heard in the order it is shown: each kind once a beat, nothing after the beat is over', () => {
    const { view, appraisal } = planned('first-blood', [
      { type: 'energy', subsystem: 'engines', value: 1 } as Entry,
      { type: 'move', kind: 'transfer', power: 1 } as Entry,
    ]);
    const events = appraisal.forecast!.events as readonly OrbitEvent[];
    const beats = scriptOf(view, events, 3);
    expect(beats.map(({ name }) => name)).toEqual(BEATS.filter((name) => beats.some((beat) => beat.name === name)));
    const move = beats.find(({ name }) => name === 'move')!;
    expect(heardIn(move, events).map(({ name }) => name)).toContain('burn');
    // a burn of others is lower, and softer, than one's own
    const loud = (you: string) => heardIn(move, events, you).find(({ name }) => name === 'burn')!.notes[0]!;
    expect(loud('kestrel').pitch).toBeGreaterThan(loud('nobody').pitch);
    expect(loud('kestrel').level).toBeGreaterThan(loud('nobody').level!);
    for (const beat of beats)
      for (const { after } of heardIn(beat, events)) expect(after * 1000).toBeLessThan(beat.length);
  });
});
