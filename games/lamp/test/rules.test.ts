// Every rule of RULES.md, by number. Numbers come from the balance file.

import { apply, diceOf, forecast, openRun, outcomes, Session, type Turn } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game, type LampShape } from '../src/index.ts';

const balance = game.content;
const PLENTY = 50;

const begin = (rows: readonly string[], oil = PLENTY, seed = '0'): Session<LampShape> => {
  const run = openRun(game, { levelData: { rows, oil }, seed });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

const codes = (session: Session<LampShape>, turn: Turn<LampShape>): readonly string[] =>
  game.refuse(balance, session.state, turn).map((refusal) => refusal.code);

const types = (session: Session<LampShape>): readonly string[] =>
  session.happenings(session.turns.length).map((one) => one.event.type);

const burnt = (session: Session<LampShape>, by: string): readonly number[] =>
  session
    .happenings(session.turns.length)
    .flatMap(({ event }) => (event.type === 'oilBurnt' && event.by === by ? [event.amount] : []));

/** A seed whose first roll in a draught goes this way. */
const seedWhere = (isBlown: boolean): string => {
  for (let i = 0; ; i++) {
    const seed = `D${i}`;
    if (diceOf(seed).stream('draught').chance(balance.draught.times, balance.draught.outOf) === isBlown) return seed;
  }
};

describe('the cellar', () => {
  test('[LM-001] a level is rows and oil, and every tile is read', () => {
    const read = game.level.decode({ rows: ['K.o=S', '#....'], oil: 7 });
    expect(read).toEqual({ ok: true, value: { rows: ['K.o=S', '#....'], oil: 7 } });
    expect(game.level.decode({ rows: ['K?S'], oil: 7 }).ok).toBe(false);
    expect(game.level.decode({ rows: ['KS'], oil: 0 }).ok).toBe(false);
  });

  test('[LM-002] beyond the edge is wall, on all four sides', () => {
    const far = begin(['S.', '.K']);
    expect(codes(far, ['south'])).toEqual(['wall']);
    expect(codes(far, ['east'])).toEqual(['wall']);
    const corner = begin(['K.', '.S']);
    expect([...game.legal(balance, corner.state, [])]).toEqual(['east', 'south', 'light']);
  });

  test('[LM-003] walls, switch and start are known; the rest is dark', () => {
    expect(begin(['K.#S', '.o=.', '....']).view().rows).toEqual(['@?#S', '????', '????']);
  });

  test('[LM-004] a cell is seen by stepping on it, and stays known', () => {
    const session = begin(['.K=', '..S']);
    session.commit(['west', 'south']);
    expect(session.view().rows).toEqual(['..?', '@?S']);
    expect(types(session).filter((type) => type === 'cellsShown')).toHaveLength(2);
    session.commit(['north']);
    expect(types(session)).not.toContain('cellsShown');
  });
});

describe('turns', () => {
  test('[LM-010] a turn has none to `actions` actions', () => {
    const session = begin(['K.........S']);
    const full = Array.from({ length: balance.actions }, () => 'east' as const);
    expect(codes(session, [])).toEqual([]);
    expect(codes(session, full)).toEqual([]);
    expect(codes(session, [...full, 'east'])).toEqual(['too-many-actions']);
    expect([...game.legal(balance, session.state, full)]).toEqual([]);
  });

  test('[LM-011] a step into a wall is refused and names the culprit', () => {
    const refusals = game.refuse(balance, begin(['K.#S', '....']).state, ['east', 'east']);
    expect(refusals).toEqual([{ code: 'wall', at: 1, why: 'There is a wall to the east.' }]);
  });

  test('[LM-012] the lamp is lit up once a turn', () => {
    expect(codes(begin(['K.S']), ['light', 'light'])).toEqual(['lit-twice']);
    expect(codes(begin(['K.S']), ['light', 'east'])).toEqual([]);
  });

  test('[LM-014] legality is the same whatever lies in the dark', () => {
    const bare = begin(['K....', '....S']);
    for (const rows of [
      ['Ko.o=', '=...S'],
      ['K.=.o', 'o...S'],
    ]) {
      const dark = begin(rows);
      for (const turn of [[], ['east'], ['south', 'east'], ['east', 'light', 'east']] as const)
        expect(codes(dark, turn)).toEqual(codes(bare, turn));
    }
  });

  test('[LM-015] when the run is over every turn is refused', () => {
    const session = begin(['KS']);
    session.commit(['east']);
    expect(codes(session, [])).toEqual(['run-over']);
    expect(session.legal()).toEqual([]);
  });
});

describe('what happens', () => {
  test('[LM-020] actions happen in order, and stop when one ends the run', () => {
    const session = begin(['Ko.', '..S']);
    session.commit(['east', 'light', 'east']);
    expect(types(session)).toEqual(['keeperMoved', 'cellsShown']);
    expect(session.state.oil).toBe(PLENTY);
    const won = begin(['KS.']);
    won.commit(['east', 'east']);
    expect(won.view().rows).toEqual(['.@?']);
  });

  test('[LM-021] light takes oil and shows what is within reach', () => {
    const session = begin(['K....S', '......', '......', '......']);
    session.commit(['light']);
    expect(burnt(session, 'light')).toEqual([balance.light]);
    const { rows } = session.view();
    rows.forEach((row, y) => {
      [...row].forEach((tile, x) => {
        if (tile !== 'S' && tile !== '@') expect(tile).toBe(x + y <= balance.reach ? '.' : '?');
      });
    });
  });

  test('[LM-023] the flame takes oil at the end of every turn, also of an empty one', () => {
    const session = begin(['K..S']);
    session.commit([]);
    session.commit(['east', 'east']);
    expect(session.state.oil).toBe(PLENTY - 2 * balance.flame);
    expect(session.happenings(2).at(-1)?.event).toMatchObject({ by: 'flame', amount: balance.flame });
  });

  test('[LM-024] a draught takes its oil or not, by one roll at the end of the turn', () => {
    for (const isBlown of [true, false]) {
      const session = begin(['K=.S'], PLENTY, seedWhere(isBlown));
      session.commit(['east']);
      expect(burnt(session, 'draught')).toEqual([isBlown ? balance.draught.oil : 0]);
      expect(session.state.oil).toBe(PLENTY - balance.flame - (isBlown ? balance.draught.oil : 0));
      expect(Object.keys(session.position.dice.save())).toEqual(['draught']);
    }
    const passing = begin(['K=.S']);
    passing.commit(['east', 'east']);
    expect(passing.position.dice.save()).toEqual({});
  });

  test('[LM-025] nothing takes more oil than there is', () => {
    const session = begin(['K.S'], balance.light - 1);
    session.commit(['light']);
    expect(session.state.oil).toBe(0);
    expect(burnt(session, 'light')).toEqual([balance.light - 1]);
  });

  test('[LM-026] turns that show or roll are final in a ranked run; others are not', () => {
    const run = begin(['K=.S']).run;
    const session = new Session(run, { ranked: true });
    session.commit([]);
    expect(session.undo().ok).toBe(true);
    session.commit(['east']);
    expect(session.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
    session.commit([]);
    expect(types(session)).not.toContain('cellsShown');
    expect(session.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
  });
});

describe('the end', () => {
  test('[LM-030] on the switch the run is won at once, with the oil left as score', () => {
    const session = begin(['KS'], 5);
    session.commit(['east']);
    expect(session.status).toEqual({ is: 'won', score: 5 });
  });

  test('[LM-031] a pit loses the run', () => {
    const session = begin(['Ko', '.S']);
    session.commit(['east']);
    expect(session.status).toEqual({ is: 'lost', cause: 'pit' });
  });

  test('[LM-032] without oil the run is lost', () => {
    const session = begin(['K.S'], balance.flame);
    session.commit([]);
    expect(session.status).toEqual({ is: 'lost', cause: 'dark' });
  });
});

describe('looking ahead', () => {
  test('[LM-040] a preview takes dark cells for bare floor', () => {
    const session = begin(['Ko.S', '....'], PLENTY);
    const [frame] = session.previewOf([['east']]).frames;
    expect(frame).toMatchObject({ status: { is: 'playing' }, reveals: true });
    expect(frame?.happenings.map((one) => one.event.type)).toEqual(['keeperMoved', 'cellsShown', 'oilBurnt']);
  });

  test('[LM-040] in a known draught the odds are given', () => {
    const session = begin(['K=.S']);
    session.commit(['east']);
    const ahead = forecast(game, balance, session.state, { turns: 3 });
    expect(ahead).toMatchObject({ end: 'chance', frames: [] });
    const blown = ahead.chance?.odds?.outcomes.find((one) => one.state.oil < session.state.oil - balance.flame);
    const { times, outOf } = balance.draught;
    expect(blown!.weight * outOf).toBe(times * ahead.chance!.odds!.total);
    expect(outcomes(game, balance, session.state, [])?.outcomes).toHaveLength(2);
  });
});

describe('levels', () => {
  test('[LM-050] a generated level keeps to its preset and is won by its witness', () => {
    for (const [preset, params] of Object.entries(game.params.presets))
      for (let i = 0; i < 200; i++) {
        const made = game.proof!.generate!(balance, params, diceOf(`G${i}`))!;
        const tiles = made.level.rows.join('');
        const count = (tile: string): number => tiles.split(tile).length - 1;
        expect([made.level.rows.length, made.level.rows[0]!.length]).toEqual([params.height, params.width]);
        for (const tile of '#o=') expect(count(tile)).toBe(params.beside.split(tile).length - 1);
        expect(made.level.oil).toBe(balance.flame * (made.par!.turns + params.spareTurns));
        let position = openRunOf(preset, `G${i}`);
        for (const turn of made.witness!) {
          const answer = apply(game, balance, position, turn);
          if (!answer.ok) throw new Error(answer.refusals[0]!.why);
          expect(answer.value.rolled).toBe(false);
          position = answer.value.position;
        }
        expect(game.status(balance, position.state).is).toBe('won');
      }
  });

  test('[LM-051] each mistake in a level file has its own finding', () => {
    const lint = (level: unknown) =>
      game.authoring!.documents!.level!.lint(balance, level).map(({ code, severity }) => [code, severity]);
    const witnesses = [{ kind: 'walk', turns: [['east']] }];
    expect(lint({ rows: ['KS'], oil: 1, witnesses })).toEqual([]);
    expect(lint({ rows: ['KS'], oil: 1 })).toEqual([['no-witness', 'warning']]);
    expect(lint({ rows: ['KS', '.'], oil: 1, witnesses })).toEqual([['ragged', 'error']]);
    expect(lint({ rows: ['K.'], oil: 1, witnesses })).toEqual([['not-one', 'error']]);
    expect(lint({ rows: ['KSK'], oil: 1, witnesses })).toEqual([['not-one', 'error']]);
    expect(lint({ rows: ['K?S'], oil: 1, witnesses })).toEqual([['invalid-format', 'error']]);
    expect(lint({ rows: ['KS'], oil: 1, witnesses, colour: 1 })).toEqual([['unrecognized-keys', 'error']]);
  });
});

const openRunOf = (preset: string, seed: string) => {
  const run = openRun(game, { preset, seed });
  if (!run.ok) throw new Error(run.error.message);
  return run.value.start;
};
