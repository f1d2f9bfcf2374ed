// Rulesets, cards, glitches and levels as documents: what is right passes, what is wrong is named with its place.

import { type AnyGame, type Finding, record, replayFromCode, shareCode, verify } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import glitchesFile from '../../content/glitches.json' with { type: 'json' };
import modifiersFile from '../../content/modifiers.json' with { type: 'json' };
import classicFile from '../../content/rulesets/classic.json' with { type: 'json' };
import remasteredFile from '../../content/rulesets/remastered.json' with { type: 'json' };
import { content } from '../../src/data/content.ts';
import { game, ROBOTS, robotWords } from '../../src/index.ts';
import { levelOf, type Part, sessionOf } from '../bench.ts';

// biome-ignore lint/suspicious/noExplicitAny: documents are broken in any place
type Loose = any;

const lint = (kind: string, document: unknown): readonly Finding[] =>
  game.authoring!.documents![kind]!.lint(content, document).filter(({ severity }) => severity === 'error');

/** The document with one thing changed. */
const broken = (document: unknown, change: (draft: Loose) => void): unknown => {
  const draft = structuredClone(document);
  change(draft);
  return draft;
};

const level = (part: Part = {}): Loose => structuredClone(game.level.encode(levelOf(part, ['Move', 'NoOp'])));

describe('rulesets', () => {
  test('[DD-001] exactly two ship, each one sound document', () => {
    expect(Object.keys(content.rulesets)).toEqual(['classic', 'remastered']);
    for (const document of [classicFile, remasteredFile]) {
      expect(lint('ruleset', document)).toEqual([]);
      expect(Object.keys(document)).toEqual(
        expect.arrayContaining([
          'flags',
          'difficulties',
          'robots',
          'glitches',
          'contracts',
          'assignments',
          'numbers',
          'board',
        ]),
      );
    }
    expect([lint('cards', cardsFile), lint('glitches', glitchesFile), lint('modifiers', modifiersFile)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('[DD-588] decks of unknown cards, decks too small', () => {
    const unknown = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.robots.Vintage.deck[0] = 'Teleport';
      }),
    );
    expect(unknown).toMatchObject([{ code: 'unknown-card', path: 'classic.robots.Vintage.deck[0]' }]);
    expect(unknown[0]!.message).toContain('Teleport');
    const small = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.robots.Ranger.deck.length = 11;
      }),
    );
    expect(small).toMatchObject([{ code: 'deck-too-small', path: 'classic.robots.Ranger.deck' }]);
  });

  test('[DD-589] weights that cannot fill a shop', () => {
    const none = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.numbers.shop.weights = [0, 0, 0, 0, 0];
      }),
    );
    expect(none.map(({ code }) => code)).toContain('no-weight');
    const few = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.numbers.shop.weights = [0, 0, 0, 3, 0];
      }),
    );
    expect(few.map(({ code }) => code)).toContain('too-few-types');
    const negative = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.numbers.shop.weights[0] = -1;
      }),
    );
    expect(negative[0]!.path).toContain('shop.weights[0]');
  });

  test('[DD-590] chances that are none', () => {
    for (const chance of [
      { num: 5, den: 4 },
      { num: 1, den: 3 },
      { num: -1, den: 4 },
      { num: 1, den: 0 },
    ]) {
      const found = lint(
        'modifiers',
        broken(modifiersFile, (draft) => {
          draft.modifiers.Unreliable.in.classic.chance = chance;
        }),
      );
      expect(found).not.toEqual([]);
      expect(found[0]!.path).toMatch(/modifiers\.Unreliable\.(in\.classic\.)?chance/);
    }
  });

  test('[DD-592] no glitches, unknown ones, unknown effects', () => {
    expect(
      lint(
        'ruleset',
        broken(classicFile, (draft) => {
          draft.glitches = [];
        }),
      ),
    ).not.toEqual([]);
    const unknown = lint(
      'ruleset',
      broken(classicFile, (draft) => {
        draft.glitches[0] = 'Hiccups';
      }),
    );
    expect(unknown).toMatchObject([{ code: 'unknown-glitch', path: 'classic.glitches[0]' }]);
    const effect = lint(
      'glitches',
      broken(glitchesFile, (draft) => {
        draft.glitches.Rain.effects[0].type = 'flood';
      }),
    );
    expect(effect[0]!.path).toContain('glitches.Rain.effects[0]');
  });

  test('[DD-007] a replay of another version or content is refused with the version it needs', () => {
    const session = sessionOf({}, ['Move']);
    session.commit([{ type: 'runProgram', tape: ['c001'] }]);
    const replay = record(session);
    expect(verify(game, replay)).toMatchObject({ ok: true });
    const newer = verify(game, { ...replay, rules: game.rules + 1 });
    expect(newer).toMatchObject({ ok: false });
    expect(JSON.stringify(newer)).toContain(`droids@${game.rules + 1}`);
    expect(verify(game, { ...replay, content: '0000000000000000' })).toMatchObject({ ok: false });
  });
});

describe('cards', () => {
  test('[DD-587] what a card cannot be, with its place and the values allowed', () => {
    const wrongs: readonly [(draft: Loose) => void, string][] = [
      [
        (draft) => {
          draft.cards.Move.intents[0].type = 'Fly';
        },
        'cards.cards.Move.intents[0].type',
      ],
      [
        (draft) => {
          draft.cards.Optimize.intents[0].kind = 'Shiny';
        },
        'cards.cards.Optimize.intents[0].kind',
      ],
      [
        (draft) => {
          draft.cards.Move.in.classic.rarity = 'Epic';
        },
        'cards.cards.Move.in.classic.rarity',
      ],
      [
        (draft) => {
          draft.cards.Move.tag = 'speed';
        },
        'cards.cards.Move.tag',
      ],
      [
        (draft) => {
          draft.cards.Move.cost = -1;
        },
        'cards.cards.Move.cost',
      ],
      [
        (draft) => {
          delete draft.cards.Move.name;
        },
        'cards.cards.Move.name',
      ],
      [
        (draft) => {
          draft.cards.Move.extra = 1;
        },
        'cards.cards.Move',
      ],
    ];
    for (const [change, path] of wrongs) {
      const found = lint('cards', broken(cardsFile, change));
      expect(found[0]?.path).toBe(path);
    }
    const rarity = lint(
      'cards',
      broken(cardsFile, (draft) => {
        draft.cards.Move.in.classic.rarity = 'Epic';
      }),
    );
    expect(rarity[0]!.message).toContain('Legendary');
    expect(rarity[0]!.message).toContain('Epic');
  });
});

describe('levels', () => {
  const codes = (change: (draft: Loose) => void): readonly string[] =>
    lint('level', broken(level(), change)).map(({ code }) => code);

  test('[DD-620] the bench’s own level is sound; unknown keys are not', () => {
    expect(lint('level', level())).toEqual([]);
    expect(
      codes((draft) => {
        draft.weather = 'Rain';
      }),
    ).toEqual(['unrecognized-keys']);
  });

  test('[DD-591] things where they cannot stand, no shed, too few goods, unknown modifiers', () => {
    expect(
      codes((draft) => {
        draft.pois.push({ kind: 'Crate', q: 3, r: 0, amount: 1 });
      }),
    ).toEqual(['poi-off-board']);
    expect(
      codes((draft) => {
        draft.rows[2] = '. . . # .';
        draft.pois.push({ kind: 'Crate', q: 1, r: 0, amount: 1 });
      }),
    ).toEqual(['poi-blocked']);
    expect(
      codes((draft) => {
        draft.pois.push({ kind: 'Crate', q: 0, r: 2, amount: 1 });
      }),
    ).toEqual(['poi-twice']);
    expect(
      codes((draft) => {
        draft.avatar = { q: 0, r: 2, facing: 0 };
      }),
    ).toEqual(['start-not-free']);
    expect(
      codes((draft) => {
        draft.pois = [{ kind: 'Crate', q: 1, r: 0, amount: 1 }];
      }),
    ).toEqual(['no-shed', 'nothing-open']);
    expect(
      codes((draft) => {
        draft.pois[1].amount = 3;
      }),
    ).toEqual(['goods-short']);
    expect(
      codes((draft) => {
        draft.cells = [{ q: 1, r: 0, modifiers: [{ kind: 'Rusty' }] }];
      }),
    ).toEqual(['invalid-value']);
    const walled = lint(
      'level',
      broken(level(), (draft) => {
        draft.rows[2] = '. # . # .';
        draft.rows[1] = '. # # .';
        draft.rows[3] = '. # # .';
      }),
    );
    expect(walled).toMatchObject([{ code: 'not-connected' }]);
    expect(walled[0]!.message).toContain('(0,0)');
  });

  test('[DD-621] a row of another length is named by its number', () => {
    const found = lint(
      'level',
      broken(level(), (draft) => {
        draft.rows[1] = '. . .';
      }),
    );
    expect(found).toMatchObject([{ code: 'row-length', path: 'level.rows[1]' }]);
    expect(found[0]!.message).toContain('row 1');
    expect(
      codes((draft) => {
        draft.rows.pop();
      }),
    ).toEqual(['rows']);
    expect(
      codes((draft) => {
        draft.rows[0] = '. X .';
      }),
    ).toEqual(['terrain']);
    expect(
      codes((draft) => {
        draft.rows[0] = '    .   .   .';
      }),
    ).toEqual([]);
  });

  test('[DD-622] fields by kind, amounts from 0 to 999', () => {
    expect(
      codes((draft) => {
        draft.pois[1].amount = 1000;
      }),
    ).toEqual(['too-big']);
    expect(
      codes((draft) => {
        draft.pois[1].request = 3;
      }),
    ).toEqual(['unrecognized-keys']);
    expect(
      codes((draft) => {
        delete draft.pois[0].request;
      }),
    ).not.toEqual([]);
    expect(
      codes((draft) => {
        draft.pois.push({ kind: 'Tower', q: 1, r: 0, active: false, reward: { kind: 'energy' } });
      }),
    ).toEqual([]);
  });
});

describe('codes', () => {
  test('[DD-593] damaged codes and replays that end elsewhere are refused, each in its own words', () => {
    const session = sessionOf({ seed: 'CODE' }, ['Move']);
    session.commit([{ type: 'runProgram', tape: ['c001'] }]);
    const replay = record(session);
    const any = game as unknown as AnyGame;
    const code = shareCode(any, replay);
    const read = replayFromCode([any], code);
    expect(read.ok && verify(game, read.value)).toMatchObject({ ok: true });
    for (const damaged of ['droids', code.slice(0, -9), `${code.slice(0, 40)}!${code.slice(41)}`])
      expect(replayFromCode([any], damaged)).toMatchObject({ ok: false });
    const elsewhere = verify(game, { ...replay, turns: [[{ type: 'runProgram', tape: [] }]] });
    expect(elsewhere).toMatchObject({ ok: false });
    expect(session.turns).toHaveLength(1);
  });
});

describe('robots', () => {
  test('[DD-031] each shows its stats, deck, trait and identity', () => {
    const lines = ROBOTS.map((robot) => robotWords(content.rulesets.remastered, robot).identity);
    expect(lines).toEqual([
      'baseline',
      'information, preview, controlled deferrals',
      'delivery loops, overspill energy, routing greed',
      'terrain mastery, resting economy, survival',
    ]);
    for (const robot of ROBOTS) expect(content.rulesets.classic.robots[robot].deck.length).toBeGreaterThan(11);
  });

  test('[DD-032] [DD-035] every robot can be asked for, whatever was won before: no profile enters a run', () => {
    for (const robot of ['analyst', 'courier', 'ranger'])
      for (const ruleset of ['', 'classic-']) expect(game.params.presets[`${ruleset}easy-${robot}`]).toBeDefined();
    const session = sessionOf({}, ['Move']);
    expect(Object.keys(session.state).some((key) => /unlock|profile/i.test(key))).toBe(false);
  });

  test('[DD-607] actions and events begin small, refusals are kebab-case, names stay as they are', () => {
    const session = sessionOf({}, ['Move']);
    const answer = session.commit([{ type: 'runProgram', tape: ['c001'] }]);
    for (const { event } of answer.value[0]!.happenings) expect(event.type).toMatch(/^[a-z][A-Za-z]+$/);
    const [refusal] = game.refuse(session.world, session.state, [{ type: 'nextAssignment' }]);
    expect(refusal!.code).toBe('wrong-phase');
    expect(session.state.phase).toBe('ExecuteProgram');
  });
});
