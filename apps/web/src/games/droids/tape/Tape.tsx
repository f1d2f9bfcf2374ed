// The dock of Compile & Run: tape and hand. A tap appends or takes back, a drag orders, Shift and arrows order too; several
// cards are picked with Space, Shift and a click, or the pick key, and then go together.

import type { CardView, DroidsShape } from '@interlock/droids';
import { ArrowDownAZ, ListChecks, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Key } from '../../../parts/Key.tsx';
import type { PanelProps } from '../../screen.ts';
import { CardLine } from '../icons.tsx';
import { previewOf } from '../show/preview.ts';
import { useSight } from '../sight.ts';
import { cardWords } from '../words.ts';
import { cardKey } from './cardKey.ts';
import { toCommitKey } from './focus.ts';
import { footOf } from './foot.tsx';
import { isLike, layoutOf, sent, shownHand, tapeOf } from './plan.ts';
import { Card } from './TapeCard.tsx';
import { useCardDrag, type Zone } from './useCardDrag.ts';
import { useKeptTape } from './useKeptTape.ts';

/** So many cards lie side by side; in a larger hand equal ones lie fanned, on a tape they have no room for their names. */
const CROWD = 6;
/** So many are wide enough for their sentences. */
const TELLING = 5;
/** And so many come before empty slots of the tape. */
const MANY = 4;

/** And so many on tape and in hand together leave no card room for its sentence. */
const FULL = 8;

const crowdOf = (cards: number, tape: number): string =>
  `dd-cards${cards > MANY ? ' is-many' : ''}${cards > TELLING || cards + tape > FULL ? ' is-terse' : ''}${cards > CROWD ? ' is-crowded' : ''}`;

export const Tape = (panel: PanelProps<DroidsShape>) => {
  const { table, isReadOnly, onPlan, onSelect } = panel;
  const { view, world } = table;
  const { isSorted, sort, picked, pick, setPicked, isPicking, setPicking, slot, lookAt } = useSight();
  const tapeIds = tapeOf(table);
  const preview = previewOf(table);
  const box = useRef<HTMLDivElement>(null);
  const [home, setHome] = useState<string | null>(null);
  const byId = useMemo(() => new Map(view.hand.map((card) => [card.id, card])), [view.hand]);
  const tape = tapeIds.flatMap((id) => byId.get(id) ?? []);
  const hand = shownHand(view.hand, tapeIds, isSorted);
  const isOff = isReadOnly || table.status.is !== 'playing' || view.phase !== 'ExecuteProgram';

  // What is no longer in the hand cannot stay picked.
  useEffect(() => {
    if (picked.some((id) => !byId.has(id))) setPicked(picked.filter((id) => byId.has(id)));
  }, [byId, picked, setPicked]);

  const move = useCallback(
    (cards: readonly string[], to: Zone, index?: number): void => {
      const action = isOff ? null : sent(cards, to, latest.current.tapeIds, index);
      if (action) onPlan(action);
    },
    [isOff, onPlan],
  );
  const together = (card: string): readonly string[] => (picked.includes(card) && picked.length > 1 ? picked : [card]);
  const { drag, onDown, wasDragged } = useCardDrag({
    isOff,
    together,
    onDrop: (cards, to, index) => {
      move(cards, to, index);
      setPicked([]);
    },
  });

  const latest = useRef({ tapeIds, isPicking, hand, together, wasDragged });
  useEffect(() => {
    latest.current = { tapeIds, isPicking, hand, together, wasDragged };
  });
  const onPress = useCallback(
    (card: string, isAdding: boolean): void => {
      const now = latest.current;
      if (now.wasDragged()) return;
      if (isAdding || now.isPicking) {
        pick(card);
        return;
      }
      const isOnTape = now.tapeIds.includes(card);
      const all = now.together(card).filter((id) => now.tapeIds.includes(id) === isOnTape);
      focusAfter.current = neighbourOf(box.current, card);
      move(all, isOnTape ? 'hand' : 'tape');
      setPicked([]);
    },
    [move, pick, setPicked],
  );
  useKeptTape(table, tapeIds, isOff, move);
  const focusAfter = useRef<string | null>(null);
  // A card that was moved by key takes the focus to its neighbour: the next press goes on from there.
  useEffect(() => {
    const to = focusAfter.current;
    focusAfter.current = null;
    if (to !== null && document.activeElement === document.body) cardButton(box.current, to)?.focus();
  });

  // A new hand is read from its first card.
  const row = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn draws anew
  useEffect(() => {
    row.current?.scrollTo({ left: 0 });
  }, [table.turn]);

  // The first Tab of a run leads to tape and hand. The focus itself stays with nobody: Enter is the large key's.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    box.current?.focus({ preventScroll: true });
    box.current?.blur();
  }, []);

  const onKey = useCallback(
    (event: KeyboardEvent, card: string, place: 'tape' | 'hand'): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const now = latest.current;
      const take = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      const key = cardKey(event);
      if (key === ' ') {
        take();
        pick(card);
        return;
      }
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      if (by !== 0 && event.shiftKey && place === 'tape') {
        take();
        const to = now.tapeIds.indexOf(card) + by;
        if (to < 0 || to >= now.tapeIds.length) return;
        move([card], 'tape', to);
        setHome(card);
        requestAnimationFrame(() => cardButton(box.current, card)?.focus());
        return;
      }
      const row = place === 'tape' ? now.tapeIds : now.hand.map(({ id }) => id);
      const other = place === 'tape' ? now.hand.map(({ id }) => id) : now.tapeIds;
      const at = row.indexOf(card);
      const upDown = key === 'ArrowUp' || key === 'ArrowDown';
      const to = by !== 0 ? row[at + by] : upDown ? other[Math.min(at, other.length - 1)] : undefined;
      if (by === 0 && !upDown) return;
      take();
      if (to === undefined) return;
      setHome(to);
      cardButton(box.current, to)?.focus();
    },
    [move, pick],
  );
  const onLook = useCallback(
    (card: string | null, place: 'tape' | 'hand'): void => {
      if (card === null) return;
      setHome(card);
      onSelect(`card:${card}`);
      if (place === 'tape') lookAt(latest.current.tapeIds.indexOf(card) + 1);
    },
    [onSelect, lookAt],
  );

  const handPicked = picked.filter((id) => !tapeIds.includes(id));
  const tapePicked = picked.filter((id) => tapeIds.includes(id));
  const cost = view.currencies.Energy;
  const first = home !== null && byId.has(home) ? home : (hand[0]?.id ?? tape[0]?.id ?? null);
  const cardProps = (card: CardView, place: 'tape' | 'hand', number: number) => {
    const { name, text } = cardWords(world, card.type);
    return {
      card,
      name,
      text,
      place,
      number,
      isPicked: picked.includes(card.id),
      isDragged: drag?.cards.includes(card.id) ?? false,
      tabIndex: card.id === first ? (0 as const) : (-1 as const),
      onPress,
      onDown,
      onKey,
      onLook,
    };
  };
  const stay = tape.filter(({ id }) => !(drag?.cards.includes(id) ?? false));
  const dropAt = drag?.over?.zone === 'tape' ? drag.over.index : null;
  const layout = layoutOf(view, useSight.getState().layout);
  return (
    <div className="dd-table" ref={box} id="plan" tabIndex={-1}>
      <section className={`dd-tape${drag?.over?.zone === 'tape' ? ' is-over' : ''}`} aria-label="Tape" data-zone="tape">
        <header>
          <span className="label">Tape</span>
          <span className="dim num">
            {preview.space.used} of {preview.space.of}
          </span>
          <span className="grow" />
          {layout.length > 0 && tapeIds.length === 0 ? (
            <Key kind="ghost" className="dd-again" cap="L" onClick={() => move(layout, 'tape')}>
              Last layout
            </Key>
          ) : null}
          <Key
            kind="ghost"
            icon={<X className="i" aria-hidden />}
            cap="C"
            off={isOff || tapeIds.length === 0 ? 'the tape is empty' : false}
            onClick={() => onPlan({ type: 'clearTape' })}
          >
            Clear
          </Key>
        </header>
        <ol
          className={`dd-cards${tape.length >= CROWD ? ' is-packed' : ''}`}
          aria-label="Cards on the tape, in the order they run"
        >
          {tape.map((card, i) => {
            const foot = footOf(preview.slots[i]);
            const at = stay.indexOf(card);
            return (
              <Card
                world={world}
                key={card.id}
                {...cardProps(card, 'tape', i + 1)}
                cost={preview.slots[i]?.cost ?? card.cost}
                foot={foot}
                isLooked={slot === i + 1}
                isRunning={false}
                mark={
                  dropAt === null || at < 0
                    ? undefined
                    : dropAt === at
                      ? 'before'
                      : dropAt === stay.length && at === stay.length - 1
                        ? 'after'
                        : undefined
                }
              />
            );
          })}
          {Array.from({ length: Math.max(0, preview.space.of - preview.space.used) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are alike
            <li key={`empty-${i}`} className={`dd-card dd-slot${i === 0 ? ' is-next' : ''}`} aria-hidden="true">
              {tapeIds.length === 0 && i === 0 ? <span>tap a card</span> : tapeIds.length + i + 1}
            </li>
          ))}
        </ol>
      </section>
      <section className={`dd-hand${drag?.over?.zone === 'hand' ? ' is-over' : ''}`} aria-label="Hand" data-zone="hand">
        <header>
          <span className="label">Hand</span>
          <span className="dim num">{hand.length}</span>
          <span className="grow" />
          {picked.length > 0 ? (
            <>
              {handPicked.length > 0 ? (
                <Key
                  kind="ghost"
                  className="dd-send"
                  onClick={() => {
                    move(handPicked, 'tape');
                    setPicked([]);
                  }}
                >
                  {handPicked.length} to tape
                </Key>
              ) : null}
              {tapePicked.length > 0 ? (
                <Key
                  kind="ghost"
                  className="dd-send"
                  onClick={() => {
                    move(tapePicked, 'hand');
                    setPicked([]);
                  }}
                >
                  {tapePicked.length} to hand
                </Key>
              ) : null}
              <Key
                kind="ghost"
                icon={<Trash2 className="i" aria-hidden />}
                aria-keyshortcuts="D"
                off={handPicked.length === 0 ? 'cards on the tape stay; pick cards of the hand' : false}
                onClick={() => {
                  move(handPicked, 'discard');
                  toCommitKey();
                }}
              >
                Discard {handPicked.length}
                <small className="num">
                  {' '}
                  ⚡{cost} → {cost - handPicked.length}
                </small>
              </Key>
            </>
          ) : null}
          <Key
            kind="ghost"
            icon={<ListChecks className="i" aria-hidden />}
            aria-pressed={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            {isPicking ? 'Done' : 'Pick'}
          </Key>
          {handPicked.length + tapePicked.length > 0 ? null : (
            <Key
              kind="ghost"
              className="dd-sort"
              icon={<ArrowDownAZ className="i" aria-hidden />}
              cap="O"
              aria-pressed={isSorted}
              onClick={() => sort(!isSorted)}
            >
              {isSorted ? 'Sorted' : 'As drawn'}
            </Key>
          )}
        </header>
        <ol className={crowdOf(hand.length, tape.length)} aria-label="Cards in hand" ref={row}>
          {hand.map((card, i) => (
            <Card
              world={world}
              key={card.id}
              {...cardProps(card, 'hand', i + 1)}
              isLike={isLike(hand[i - 1], card)}
              cost={card.cost}
              isLooked={false}
              isRunning={false}
            />
          ))}
          {hand.length === 0 ? <li className="dd-card dd-slot dd-none">all on the tape</li> : null}
        </ol>
      </section>
      {drag ? (
        <div
          className={`dd-discard${drag.over?.zone === 'discard' ? ' is-over' : ''}`}
          data-zone="discard"
          aria-hidden="true"
        >
          <Trash2 className="i" />
          Discard
        </div>
      ) : null}
      {drag
        ? createPortal(
            <div className="dd-held" style={{ left: drag.x, top: drag.y }} aria-hidden="true">
              {drag.cards.slice(0, 3).map((id) => {
                const card = byId.get(id);
                return card ? (
                  <span className="dd-card" key={id}>
                    <span className="dd-art">
                      <CardLine world={world} type={card.type} />
                    </span>
                    <b>{cardWords(world, card.type).name}</b>
                  </span>
                ) : null;
              })}
              {drag.cards.length > 1 ? <i className="num">{drag.cards.length}</i> : null}
            </div>,
            document.body,
          )
        : null}
    </div>
  );
};

const cardButton = (box: HTMLElement | null, card: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-card="${card}"] button`) ?? null;

/** The card that comes after this one in its row, or before it. */
const neighbourOf = (box: HTMLElement | null, card: string): string | null => {
  const item = box?.querySelector<HTMLElement>(`[data-card="${card}"]`);
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  return beside instanceof HTMLElement ? (beside.dataset.card ?? null) : null;
};
