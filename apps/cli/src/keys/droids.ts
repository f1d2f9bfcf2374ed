// Donkeys and Droids in the hand: numbers lay cards of the hand on the tape, Backspace takes the last one off, Enter runs
// it. Under the board stand the tape and what each slot will do, as far as the preview reaches.

import type { Action, DroidsShape, TapePreview, View } from '@interlock/droids';
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
  const hand = handOf(view, shown.tape).map((id, i) => `${(i + 1) % 10} ${shortName(view, id)}`);
  return [
    `Tape ${shown.space.used}/${shown.space.of}${last}`,
    ...shown.slots.map((slot, i) => `  ${slotLine(view, slot, i === shown.slots.length - 1)}`),
    `Keys: ${hand.join('  ')}`,
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
      const words = glitchWords(rules, view.glitch?.name ?? '');
      const defer = view.defer.isOverheated
        ? 'too hot to defer'
        : `f defer: Energy ${energy} → ${energy - view.defer.energy}`;
      return [`${words.name}: ${words.text}`, words.flavour, `a accept   ${defer}`];
    }
    case 'Improve':
      if (view.contractOffer !== null)
        return view.contractOffer.map((name, i) => {
          const words = contractWords(rules, name);
          return `${i + 1} ${words.name}: ${words.text}`;
        });
      return [
        ...(view.shop?.offers ?? []).map((offer, i) =>
          offer === null
            ? `${i + 1} sold`
            : `${i + 1} ${cardWords(rules, offer.type).name}: ${cardWords(rules, offer.type).text} Energy ${energy} → ${energy - offer.price}`,
        ),
        `r reroll (${view.shop?.reroll ?? 0})  g cosmic rays (${view.services.gamble.price})  b overflow (${view.services.bufferOverflow.price})  n next day`,
      ];
    case 'Gamble':
      return [
        ...(view.booster?.offers ?? []).map((offer, i) =>
          offer === null
            ? `${i + 1} taken`
            : `${i + 1} ${cardWords(rules, offer.type).name} ${offer.modifiers.map(({ kind }) => kind).join(' ')}`,
        ),
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

const board = (session: Session<AnyShape>, seat: Viewer, room: number): string => {
  const view = viewOf(session, seat);
  const text = session.game.show(session.world, view).split('\n');
  const shown = view.phase === 'ExecuteProgram' ? planned(session, seat) : null;
  const below = shown === null ? phaseLines(view) : tapeLines(view, shown);
  // The map stays whole; the list of the hand below it is what the numbered keys repeat.
  const map = text.slice(0, Math.max(8, room - below.length - 1));
  return [...map, '', ...below]
    .slice(0, room)
    .map((line) => line.slice(0, 79))
    .join('\n');
};

const numbered = (name: string): number => (/^[0-9]$/.test(name) ? (Number(name) + 9) % 10 : -1);

const press = (name: string, session: Session<AnyShape>, seat: Viewer): Press | null => {
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
    return name === 'return' ? { command: `run ${tape.join(' ')}` } : null;
  }
  if (name === 'return') return view.phase === 'Scoring' ? { command: 'next' } : null;
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
      return { type: 'reroll' };
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

export const handling = (): Handling => ({
  board,
  press,
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
    ['next', 'go on to the next phase'],
  ],
  help: [
    ['1-9 0', 'lay that card on the tape; elsewhere: choose that offer'],
    ['Backspace', 'take the last card off the tape'],
    ['c', 'clear the tape'],
    ['d', 'discard the cards that lie on the tape'],
    ['Enter', 'run the tape; in the report: go on'],
    ['a f', 'accept or defer the anomaly'],
    ['r g b n', 'reroll, cosmic rays, buffer overflow, next'],
  ],
  footer: '1-9 lay  Backspace take off  c clear  d discard  Enter run  ? help  : command',
  signs: [
    '@ robot with its facing 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE   # blocked',
    '. grass  - dry  " fertile  ~ mud  ^ rocky   C crate  S shed, s filled  D donkey',
    'T tower, t off  ? terminal   x corrupt  u unreliable  z race condition',
  ],
  paint: [
    { match: /@\d/, style: 'yellow' },
    { match: /(?<=[.#\-"~^])[SC](?= |$)/, style: 'green' },
    { match: /(?<=[.#\-"~^])[xuzT](?= |$)/, style: 'red' },
    { match: /(?<=[.#\-"~^])D(?= |$)/, style: 'magenta' },
  ],
  quiet: ['instructionStarted', 'instructionFinished', 'cardResolved', 'phaseChanged', 'deckShuffled'],
});
