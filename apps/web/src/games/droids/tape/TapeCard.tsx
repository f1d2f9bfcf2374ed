// A card as it lies in the hand or on the tape: key, cost, drawing, name, its modifiers, and on the tape what it will do.

import type { CardView } from '@interlock/droids';
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { World } from '../field/field.ts';
import { CardLine } from '../icons.tsx';
import { ModDots, modName } from '../panels/Mods.tsx';
import { rankOf } from '../panels/Rarity.tsx';

export interface Foot {
  readonly text: ReactNode;
  readonly words: string;
  readonly mood: 'sure' | 'risk' | 'bad' | 'hidden';
}

interface CardProps {
  readonly world: World;
  readonly card: CardView;
  readonly name: string;
  readonly text: string;
  readonly place: 'tape' | 'hand';
  /** Key in the hand, slot on the tape, from 1. */
  readonly number: number;
  readonly cost: number;
  readonly foot?: Foot | undefined;
  readonly isPicked: boolean;
  /** The same card as the one before it, harmed as that one is. */
  readonly isLike?: boolean;
  readonly isLooked: boolean;
  readonly isDragged: boolean;
  readonly isRunning: boolean;
  readonly mark?: 'before' | 'after' | undefined;
  readonly tabIndex: 0 | -1;
  onPress(card: string, isPicking: boolean): void;
  onDown(event: PointerEvent, card: string, place: 'tape' | 'hand'): void;
  onKey(event: KeyboardEvent, card: string, place: 'tape' | 'hand'): void;
  onLook(card: string | null, place: 'tape' | 'hand'): void;
}

export const Card = memo((props: CardProps) => {
  const { world, card, name, text, place, number, cost, foot, isPicked, isLooked, isDragged, isRunning, mark } = props;
  const { onPress, onDown, onKey, onLook } = props;
  const isTape = place === 'tape';
  const mods = card.modifiers.map(modName);
  const className = [
    'dd-card',
    `r${rankOf(card.rarity)}`,
    isTape ? 'dd-card--tape' : '',
    foot ? `is-${foot.mood}` : '',
    isPicked ? 'is-picked' : '',
    props.isLike ? 'is-like' : '',
    isLooked ? 'is-looked' : '',
    isDragged ? 'is-dragged' : '',
    isRunning ? 'is-running' : '',
    mark ? `dd-mark-${mark}` : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <li className={className} data-card={card.id}>
      <button
        type="button"
        tabIndex={props.tabIndex}
        aria-pressed={isPicked || undefined}
        aria-keyshortcuts={isTape ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
        onPointerDown={(event) => onDown(event, card.id, place)}
        onKeyDown={(event) => onKey(event, card.id, place)}
        onClick={(event) => onPress(card.id, event.shiftKey || event.ctrlKey || event.metaKey)}
        onFocus={(event: FocusEvent) => {
          if (event.target.matches(':focus-visible')) onLook(card.id, place);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') onLook(card.id, place);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onLook(null, place);
        }}
      >
        <span className="dd-ctop">
          <span className="num" aria-hidden="true">
            {number <= 10 || isTape ? (number % 10 === 0 && !isTape ? 0 : number) : ''}
          </span>
          <ModDots mods={card.modifiers} />
          <span className="num dd-cost">
            <Glyph name="electricity" />
            <span className="sr">cost </span>
            {cost}
          </span>
        </span>
        <span className="dd-art" aria-hidden="true">
          <CardLine world={world} type={card.type} />
        </span>
        <b>
          <span className="sr">{isTape ? `Slot ${number}, ` : ''}</span>
          {name}
        </b>
        <small>{text}</small>
        <span className="sr">
          {mods.length > 0 ? `, ${mods.join(', ')}` : ''}
          {foot ? `, ${foot.words}` : ''}
          {isPicked ? ', picked' : ''}. {isTape ? 'Take it back; Shift and arrows move it' : 'Put it on the tape'}
        </span>
        {foot ? (
          <span className={`dd-foot is-${foot.mood}`} aria-hidden="true">
            {foot.text}
          </span>
        ) : null}
      </button>
    </li>
  );
});
