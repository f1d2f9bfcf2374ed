// Donkeys and Droids in the hand: numbers lay cards of the hand on the tape, Backspace takes the last one off, Enter runs
// it. Under the board stand the tape and what each slot will do, as far as the preview reaches.

import type { Action, DroidsShape, ModifierName, TapePreview, View } from '@interlock/droids';
import { cardWords, content, contractWords, glitchWords } from '@interlock/droids';
import type { AnyShape, Session, Viewer } from '@interlock/kernel';
import type { Handling, Press } from './handling.ts';

type World = DroidsShape['world'];

const WAYS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

const viewOf = (session: Session<AnyShape>, seat?: Viewer): View => session.view(seat ?? session.viewer) as View;

/** The preview of the tape as planned; null outside Compile & Run. */
const planned = (session: Session<AnyShape>, seat: Viewer): TapePreview | null =>
  session.appraise(seat) as unknown as TapePreview | null;

/** Ids of the hand as planned, in the order in which they are numbered: by type, then id. */
const handOf = (view: View, tape: readonly string[]): readonly string[] =>
  view.hand
    .filter(({ id }) => !tape.includes(id))
    .sort((a, b) => (a.type === b.type ? (a.id < b.id ? -1 : 1) : a.type < b.type ? -1 : 1))
    .map(({ id }) => id);

/** Arrows for the facing: the map alone then says where the robot looks. */
const ARROWS = ['→', '↘', '↙', '←', '↖', '↗'];

/** Cards with lasting harm, each harm by itself, in the order in which scrubbing counts them. */
const harmOf = (
  view: View,
): readonly { readonly id: string; readonly type: string; readonly modifier: ModifierName }[] =>
  [...view.pile, ...view.hand, ...view.discard].flatMap(({ id, type, modifiers }) =>
    modifiers
      .filter(
        ({ kind, duration }) =>
          duration === 'Permanent' && content.rulesets[view.ruleset].modifiers[kind].sign === 'negative',
      )
      .map(({ kind, source }) => ({ id, type, modifier: { kind, source } })),
  );

/** Words side by side, as many as a line holds. */
const wrapped = (parts: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + part.length < 79) lines[lines.length - 1] = `${last}  ${part}`;
    else lines.push(part);
  }
  return lines;
};

const shortName = (view: View, id: string): string => {
  const card = view.hand.find((one) => one.id === id);
  return card === undefined ? id : cardWords(content.rulesets[view.ruleset], card.type).short;
};

const slotLine = (view: View, slot: TapePreview['slots'][number], isLast: boolean): string => {
  const name = `${slot.slot + 1} ${shortName(view, slot.card)}(${slot.cost})`.padEnd(14);
  const badges = slot.badges.map(({ text }) => text).join('; ');
  if (slot.hidden) return `${name} beyond the preview ${badges}`;
  if (slot.tooUncertain) return `${name} too uncertain: ${slot.why}`;
  const told = slot.outcomes.slice(0, isLast ? 3 : 2).map((one) => {
    const odds = one.den === 1 ? '' : ` ${one.num}/${one.den}`;
    return `(${one.q},${one.r})${WAYS[one.facing]} E${one.energy} C${one.carry}${odds}`;
  });
  const more = slot.outcomes.length > told.length ? ` +${slot.outcomes.length - told.length}` : '';
  const ahead = slot.ahead.map(({ text }) => text).join(', ');
  return `${name} ${told.join(' | ')}${more}${ahead === '' ? '' : `  ${ahead}`}`;
};

/** Tape, preview and numbered hand: what is needed while planning. */
const tapeLines = (view: View, shown: TapePreview): readonly string[] => {
  const end = shown.dayEnd;
  const last =
    end !== null && end.num > 0
      ? `  day ends${end.num === end.den ? '' : ` ${end.num}/${end.den}`}: ${end.reasons.join(', ')}`
      : '';
  const hand = handOf(view, shown.tape).map((id, i) => {
    const { cost = 0, modifiers = [] } = view.hand.find((one) => one.id === id) ?? {};
    const harm = modifiers.length === 0 ? '' : `[${modifiers.map(({ kind }) => kind).join(',')}]`;
    return `${(i + 1) % 10} ${shortName(view, id)}(${cost})${harm}`;
  });
  return [
    `Tape ${shown.space.used}/${shown.space.of}${last}`,
    ...shown.slots.map((slot, i) => `  ${slotLine(view, slot, i === shown.slots.length - 1)}`),
    ...wrapped(['Hand', ...hand]),
  ];
};

/** What the other phases ask, with numbers for the answers. */
const phaseLines = (view: View): readonly string[] => {
  const rules = content.rulesets[view.ruleset];
  const energy = view.currencies.Energy;
  switch (view.phase) {
    case 'Scoring':
      return ['Enter: next assignment'];
    case 'DrawGlitch': {
      const { energy: price, stability, isOverheated } = view.defer;
      const points = view.currencies.Stability;
      const ways = [
        `f defer: Energy ${energy} → ${energy - price}`,
        ...(stability === null || points < stability ? [] : [`s defer: Stability ${points} → ${points - stability}`]),
      ];
      return [
        glitchWords(rules, view.glitch?.name ?? '').flavour,
        `a accept   ${isOverheated ? '' : ways.join('   ')}`,
      ];
    }
    case 'Improve':
      if (view.contractOffer !== null)
        return view.contractOffer.map((name, i) => {
          const words = contractWords(rules, name);
          return `${i + 1} ${words.name}: ${words.text}`;
        });
      return [
        ...(view.shop?.offers ?? []).map((offer, i) => {
          if (offer === null) return `${i + 1} sold`;
          const { name, text } = cardWords(rules, offer.type);
          return `${i + 1} ${name}, Energy ${energy} → ${energy - offer.price}: ${text}`;
        }),
        ...wrapped(servicesOf(view)),
      ];
    case 'Gamble':
      return [
        ...(view.booster?.offers ?? []).map((offer, i) => {
          if (offer === null) return `${i + 1} taken`;
          const { name, text } = cardWords(rules, offer.type);
          const mods = offer.modifiers.map(({ kind }) => kind).join(' ');
          return `${i + 1} ${name}${mods === '' ? '' : ` [${mods}]`}: ${text}`;
        }),
        'n back',
      ];
    case 'BufferOverflow':
      return [
        `Destroy one: ${handOf(view, [])
          .map((id, i) => `${(i + 1) % 10} ${shortName(view, id)}`)
          .join('  ')}`,
        'n back',
      ];
    default:
      return [];
  }
};

const servicesOf = ({ shop, services, day }: View): readonly string[] => {
  const mends = [
    ...(services.scrub === null ? [] : [`scrub ${services.scrub.price}`]),
    ...(services.quarantine?.isOpen ? [`quarantine ${services.quarantine.price}`] : []),
  ];
  return [
    `r reroll ${shop?.reroll ?? 0}`,
    services.gamble.isOpen ? `g cosmic rays ${services.gamble.price}` : 'rays used',
    services.bufferOverflow.isOpen ? `b overflow ${services.bufferOverflow.price}` : 'overflow used',
    ...(mends.length === 0 ? [] : [`m ${mends.join(', ')}`]),
    `n start day ${day}`,
  ];
};

/** What can be scrubbed or put away, by the numbers its commands take. */
const harmLines = (view: View): readonly string[] => {
  const harm = harmOf(view);
  if (harm.length === 0) return ['No card is damaged.'];
  const rules = content.rulesets[view.ruleset];
  return [
    ...harm.map(
      ({ id, type, modifier }, i) =>
        `${i + 1} ${cardWords(rules, type).name} ${id}: ${modifier.kind}${modifier.source === undefined ? '' : ` from ${modifier.source}`}`,
    ),
    ':scrub 1, :scrub 1 stability, :scrub 1 token, :quarantine 1',
  ];
};

/** Phases whose desk the game tells itself; in the others the keys tell it, with numbers. */
const TOLD: readonly string[] = ['Scoring', 'DrawGlitch', 'RunOver'];

const board = (session: Session<AnyShape>, seat: Viewer, room: number): string => {
  const view = viewOf(session, seat);
  const text = session.game.show(session.world, view).split('\n');
  const shown = view.phase === 'ExecuteProgram' ? planned(session, seat) : null;
  const below = shown === null ? phaseLines(view) : tapeLines(view, shown);
  const desk = text.lastIndexOf('');
  const map = (TOLD.includes(view.phase) ? text : text.slice(0, desk)).map((line) =>
    line.replace(/@(\d)/, (_, way) => `@${ARROWS[Number(way)]}`),
  );
  // A sentence is told whole where there is room. Where lines are scarce the gaps go first, then ends of sentences, then
  // the foot of the map's list.
  const dense = map.filter((line) => line !== '');
  const ways = [
    [...map, '', ...below].flatMap(folded),
    [...dense, ...below].flatMap(folded),
    [...map, '', ...below],
    [...dense, ...below],
  ];
  const spare = ways.find(({ length }) => length <= room) ?? ways[3]!;
  const over = Math.max(0, spare.length - room);
  return spare
    .filter((_, i) => i < spare.length - below.length - over || i >= spare.length - below.length)
    .map((line) => (line.length > WIDE ? `${line.slice(0, WIDE - 1)}…` : line))
    .join('\n');
};

/** Columns of a line. */
const WIDE = 79;

/** A line that is too long, at its words, the rest under its first word. */
const folded = (line: string): readonly string[] => {
  if (line.length <= WIDE) return [line];
  const at = line.lastIndexOf(' ', WIDE);
  return at <= 3 ? [line] : [line.slice(0, at), ...folded(`   ${line.slice(at + 1)}`)];
};

/** The keys that mean something in a phase. */
const FOOTERS: Readonly<Record<string, string>> = {
  ExecuteProgram: '1-9 lay  Backspace take off  c clear  d discard  Enter run',
  Scoring: 'Enter next',
  DrawGlitch: 'a accept  f defer',
  Improve: '1-5 buy  r reroll  g rays  b overflow  n start day',
  Gamble: '1-6 take  n back',
  BufferOverflow: '1-9 destroy  n back',
};

const numbered = (name: string): number => (/^[0-9]$/.test(name) ? (Number(name) + 9) % 10 : -1);

/** `isMeant`: an empty tape was asked about already; running it ends a program for nothing. */
const press = (name: string, session: Session<AnyShape>, seat: Viewer, isMeant: boolean): Press | null => {
  const view = viewOf(session, seat);
  const n = numbered(name);
  if (view.phase === 'ExecuteProgram') {
    const tape = planned(session, seat)?.tape ?? [];
    const id = n < 0 ? undefined : handOf(view, tape)[n];
    if (id !== undefined) return { plan: { type: 'moveCards', cards: [id], to: 'tape' } satisfies Action };
    if (name === 'backspace' && tape.length > 0)
      return { plan: { type: 'moveCards', cards: [tape.at(-1)!], to: 'hand' } satisfies Action };
    if (name === 'c' && tape.length > 0) return { plan: { type: 'clearTape' } satisfies Action };
    if (name === 'd' && tape.length > 0) return { command: `discard ${tape.join(' ')}` };
    if (name !== 'enter') return null;
    if (tape.length === 0 && !isMeant)
      return { lines: ['The tape is empty. Enter again spends the program on nothing.'] };
    return { command: `run ${tape.join(' ')}` };
  }
  if (name === 'enter') return ONWARD[view.phase] === undefined ? null : { command: 'next' };
  if (name === 's' && view.phase === 'DrawGlitch') return { command: 'defer stability' };
  if (name === 'm' && view.phase === 'Improve') return { lines: harmLines(view) };
  const commands: Readonly<Record<string, string>> = {
    ...{ a: 'accept', f: 'defer', r: 'reroll', g: 'gamble', b: 'overflow', n: 'next' },
  };
  if (n >= 0) return { command: `pick ${n + 1}` };
  return commands[name] === undefined ? null : { command: commands[name] };
};

/** What a number stands for outside Compile & Run. */
const picked = (view: View, n: number): Action | null => {
  if (view.phase === 'Improve')
    return view.contractOffer === null ? { type: 'buyCard', slot: n } : { type: 'chooseContract', index: n };
  if (view.phase === 'Gamble') return { type: 'takeBooster', slot: n };
  const card = view.phase === 'BufferOverflow' ? handOf(view, [])[n] : undefined;
  return card === undefined ? null : { type: 'destroyCard', card };
};

const ONWARD: Readonly<Record<string, Action>> = {
  Scoring: { type: 'nextAssignment' },
  Improve: { type: 'previewProgram' },
  Gamble: { type: 'stopGamble' },
  BufferOverflow: { type: 'stopBufferOverflow' },
};

/** Ids, or numbers of the hand as the keys count them. */
const cardsOf = (view: View, words: readonly string[]): readonly string[] =>
  words.map((word) => (/^\d+$/.test(word) ? (handOf(view, [])[Number(word) - 1] ?? word) : word));

const mended = (view: View, verb: 'scrub' | 'quarantine', n: number, pay: string | undefined): Action | null => {
  const harm = harmOf(view)[n];
  if (harm === undefined) return null;
  const { id: card, modifier } = harm;
  if (verb === 'quarantine') return { type: 'quarantine', card, modifier };
  return pay === 'stability' || pay === 'token'
    ? { type: 'scrub', card, modifier, payWith: pay }
    : { type: 'scrub', card, modifier };
};

const actionOf = (view: View, line: string): Action | null => {
  const [verb = '', ...rest] = line.trim().split(/\s+/);
  const first = Number(rest[0] ?? '0') - 1;
  switch (verb) {
    case 'run':
      return { type: 'runProgram', tape: cardsOf(view, rest) };
    case 'discard':
      return { type: 'discard', cards: cardsOf(view, rest) };
    case 'accept':
      return { type: 'acceptGlitch' };
    case 'defer':
      return rest[0] === 'stability' ? { type: 'deferGlitch', payWith: 'stability' } : { type: 'deferGlitch' };
    case 'reroll':
      return rest[0] === 'token' ? { type: 'reroll', payWith: 'token' } : { type: 'reroll' };
    case 'scrub':
    case 'quarantine':
      return mended(view, verb, first, rest[1]);
    case 'concede':
      return { type: 'concede' };
    case 'gamble':
      return { type: 'startGamble' };
    case 'overflow':
      return { type: 'startBufferOverflow' };
    case 'pick':
    case 'buy':
    case 'take':
    case 'destroy':
      return picked(view, first);
    case 'next':
      return ONWARD[view.phase] ?? null;
    default:
      return null;
  }
};

/** The turn at which an empty tape was asked about. */
export const handling = (asked = { turn: -1 }): Handling => ({
  board,
  isStill: true,
  press: (name, session, seat) => {
    const turn = session.turns.length;
    const isMeant = asked.turn === turn;
    asked.turn = name === 'enter' ? turn : -1;
    return press(name, session, seat, isMeant);
  },
  hears: (session, line) => {
    const action = actionOf(viewOf(session), line);
    if (action === null) return null;
    const [refusal] = session.game.refuse(session.world as World, session.state, [action]);
    if (refusal !== undefined) return { turns: [], lines: [refusal.why], isRefusal: true };
    return { turns: [[action]], lines: [], isRefusal: false };
  },
  phrases: [
    ['run 3 1 4', 'run these cards of the hand, in this order'],
    ['discard 2 5', 'exchange these cards, one Energy each'],
    ['accept, defer, defer stability', 'answer the anomaly'],
    ['buy 2, take 1, destroy 3, pick 1', 'shop, cosmic rays, overflow, contract'],
    ['scrub 1, scrub 1 stability, quarantine 1', 'mend a damaged card; m lists them'],
    ['next, concede', 'go on to the next phase, give the run up'],
  ],
  help: [
    ['1-9 0', 'lay that card on the tape; elsewhere: choose that offer'],
    ['Backspace', 'take the last card off the tape'],
    ['c', 'clear the tape'],
    ['d', 'discard the cards that lie on the tape'],
    ['Enter', 'run the tape; elsewhere: go on'],
    ['a f s', 'accept the anomaly, defer it for Energy or for Stability'],
    ['m', 'in the bay: what could be mended'],
    ['r g b n', 'reroll, cosmic rays, buffer overflow, next'],
  ],
  footer: (session, seat) => {
    const { phase, contractOffer, services } = viewOf(session, seat);
    const mends = phase === 'Improve' && services.scrub !== null ? '  m mend' : '';
    return `${contractOffer === null ? `${FOOTERS[phase] ?? ''}${mends}` : '1 2 sign'}  ? help  : command`.trim();
  },
  signs: [
    '@ robot, its arrow where it looks   # blocked',
    '. grass  - dry  " fertile  ~ mud  ^ rocky   C crate  S shed, s filled  D donkey',
    'T tower, t off  ? terminal   x corrupt  u unreliable  z race condition',
  ],
  paint: [
    { match: /@[→↘↙←↖↗]/, style: 'yellow' },
    { match: /(?<=[.#\-"~^])[SC](?= |$)/, style: 'green' },
    { match: /(?<=[.#\-"~^])[xuzT](?= |$)/, style: 'red' },
    { match: /(?<=[.#\-"~^])D(?= |$)/, style: 'magenta' },
  ],
  quiet: [
    ...['instructionStarted', 'instructionFinished', 'cardResolved', 'phaseChanged', 'deckShuffled'],
    // In the numbers above the map; one line is left here, for what the program came to.
    ...['handDrawn', 'currencyChanged', 'sleepCycleEntered', 'counterChanged', 'bufferOverflowStopped'],
  ],
});
