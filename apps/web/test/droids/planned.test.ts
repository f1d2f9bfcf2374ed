// What is told of a tape that nobody points at: what it leads to, in the large key's words, and the slot that is looked at.

import { type DroidsShape, game } from '@interlock/droids';
import { openRun, Session, SOLO } from '@interlock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { commit } from '../../src/games/droids/commit.ts';
import { Inspector } from '../../src/games/droids/panels/Inspector.tsx';
import { leadsTo } from '../../src/games/droids/show/leads.ts';
import { isLike } from '../../src/games/droids/tape/plan.ts';

/** The table before the first program of a level's witness in which such a thing happens, its tape laid out so far. */
const laidBefore = (level: string, type: string) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  const session: Session<DroidsShape> = new Session(run.value);
  for (const turn of game.levels.find(({ id }) => id === level)!.witnesses[0]!.turns) {
    const { world, state } = session;
    const action = turn.at(-1)!;
    const table = { world, view: session.view(), status: session.status };
    session.commit(turn);
    const events = session.seen(session.turns.length).map(({ event }) => event);
    const at = events.findIndex((event) => event.type === type);
    if (action.type !== 'runProgram' || at < 0) continue;
    const cards = events.slice(0, at).flatMap((event) => (event.type === 'instructionStarted' ? [event.card] : []));
    const plan = [{ type: 'moveCards', cards, to: 'tape' }] as const;
    return { ...table, plan, appraisal: game.appraise!(world, state, plan, SOLO) } as never;
  }
  throw new Error(`no ${type} in ${level}`);
};

const inspected = (table: never): string => {
  const { view } = table as { view: unknown };
  return renderToStaticMarkup(createElement(Inspector, { table, view, selected: null } as never)).replaceAll(
    /<[^>]+>/g,
    ' ',
  );
};

describe('a tape that is laid out', () => {
  it('that walks and then does nothing is said to do both', () => {
    const view = { currencies: { Delivery: 0, Carry: 0, MaxCarry: 6 }, avatar: { q: 0, r: 0, facing: 0 } } as never;
    const end = { delivery: 0, carry: 0, maxCarry: 6, q: 0, r: 0, facing: 0, outcome: 'failed' };
    expect(leadsTo(end as never, view)).toBe('comes to nothing');
    expect(leadsTo({ ...end, q: 1 } as never, view)).toBe('walks, then nothing');
    expect(leadsTo({ ...end, facing: 2 } as never, view)).toBe('turns, then nothing');
    expect(leadsTo({ ...end, facing: 2, outcome: 'ok' } as never, view)).toBe('turns');
    expect(leadsTo({ ...end, maxCarry: 16 } as never, view)).toBe('recruits a donkey');
  });

  it('whose deed is a donkey is said to recruit one', () => {
    expect(commit(laidBefore('low-tech', 'donkeyRecruited'))?.note).toMatch(/^recruits a donkey/);
  });

  it('[DD-521] shows the slot the forecast speaks of, where nothing is pointed at', () => {
    const table = laidBefore('first-delivery', 'shedFilled');
    expect(inspected(table)).toContain('Slot 4');
    expect(inspected({ ...(table as object), appraisal: null } as never)).toContain('Point at a card or a cell');
  });
});

describe('a large hand', () => {
  it('fans cards that are alike, and those whom the same has befallen', () => {
    const of = (type: string, ...kinds: string[]) => ({ type, modifiers: kinds.map((kind) => ({ kind })) }) as never;
    expect(isLike(undefined, of('Move'))).toBe(false);
    expect(isLike(of('Move'), of('Move'))).toBe(true);
    expect(isLike(of('Move'), of('NoOp'))).toBe(false);
    expect(isLike(of('Move', 'Unreliable'), of('Move', 'Unreliable'))).toBe(true);
    expect(isLike(of('Move', 'Unreliable'), of('Move', 'Corrupt'))).toBe(false);
    expect(isLike(of('Move', 'Unreliable'), of('Move'))).toBe(false);
  });
});
