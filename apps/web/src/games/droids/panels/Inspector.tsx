// The one thing that is looked at: a card with its slot, a cell, a kind of card.

import type { CardView, CellView, DroidsShape, View } from '@interlock/droids';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';
import { cardOf, owned } from '../deck.ts';
import { poiLine } from '../field/cellNames.ts';
import type { World } from '../field/field.ts';
import { placeWords, spotOf } from '../field/hex.ts';
import { previewOf, type SlotPreview, slotShown } from '../show/preview.ts';
import { useSight } from '../sight.ts';
import { fraction } from '../tape/foot.tsx';
import { tapeOf } from '../tape/plan.ts';
import { capital, cardWords, modWords, poiWords, sourceWords, spaced, terrainWords } from '../words.ts';
import { ModChips, modName } from './Mods.tsx';
import { Rarity } from './Rarity.tsx';
import { Stages } from './Stages.tsx';

export const Inspector = ({ table, view, selected }: PanelProps<DroidsShape>) => {
  const { world } = table;
  const looked = useSight((sight) => sight.slot);
  if (selected?.startsWith('card:')) {
    const card = cardOf(view, selected.slice(5));
    if (card) {
      const at = tapeOf(table).indexOf(card.id);
      const slot = at < 0 ? undefined : previewOf(table).slots.find((one) => one.card === card.id);
      return <CardPart card={card} world={world} slot={slot} at={at} />;
    }
  }
  if (selected?.startsWith('type:')) {
    const card = owned(view).find(({ type }) => type === selected.slice(5));
    if (card) return <CardPart card={{ ...card, modifiers: [] }} world={world} slot={undefined} at={-1} />;
  }
  if (selected?.startsWith('cell:')) {
    const { q, r } = spotOf(selected.slice(5));
    const cell = view.cells.find((one) => one.q === q && one.r === r);
    if (cell) return <CellPart cell={cell} view={view} world={world} />;
  }
  // Nothing is pointed at: the slot the forecast speaks of.
  const preview = previewOf(table);
  const shown = slotShown(preview, looked) - 1;
  const slot = preview.slots[shown];
  const card = slot && cardOf(view, slot.card);
  if (card) return <CardPart card={card} world={world} slot={slot} at={shown} />;
  return (
    <>
      <header>
        <span className="label">Selected</span>
      </header>
      <p className="dim">Point at a card or a cell: what it does, what it costs and what acts on it stands here.</p>
    </>
  );
};

interface CardPartProps {
  readonly card: CardView;
  readonly world: World;
  readonly slot: SlotPreview | undefined;
  readonly at: number;
}

const CardPart = ({ card, world, slot, at }: CardPartProps) => {
  const { name, text, flavour } = cardWords(world, card.type);
  const parts = card.parts.filter(({ amount }) => amount !== 0);
  return (
    <>
      <header>
        <span className="label">{at < 0 ? `Card ${card.id}` : `Slot ${at + 1}`}</span>
        <h3>{name}</h3>
      </header>
      <div className="chips">
        <Chip>
          <Rarity rarity={card.rarity} />
        </Chip>
        <Chip>
          <Glyph name="electricity" className="electricity" />
          {slot?.cost ?? card.cost} to run
        </Chip>
        <Chip>{card.tag}</Chip>
      </div>
      <p>{text}</p>
      {parts.length > 1 ? (
        <p className="dim">
          Cost:{' '}
          {parts.map(({ by, amount }) => `${by === 'base' ? 'base' : modWords(world, by).name} ${amount}`).join(', ')}
        </p>
      ) : null}
      {card.modifiers.length > 0 ? (
        <ul className="dd-modlist">
          {card.modifiers.map((mod) => (
            <li key={`${mod.kind} ${mod.source} ${mod.duration}`}>
              <ModChips mods={[mod]} />
              <small>
                {modWords(world, mod.kind).text} From {sourceWords(mod.source)},{' '}
                {mod.duration === 'Permanent' ? 'for good' : mod.duration === 'Temporary' ? 'today' : 'this program'}.
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {slot ? (
        <>
          <Stages acts={slot.stages} world={world} />
          {slot.badges.map((badge) => (
            <p key={badge.text} className="dd-badge">
              <Glyph name="caution" className="caution" /> {badge.text}
            </p>
          ))}
          {slot.outcomes.length > 0 ? (
            <ul className="dd-outcomes">
              {slot.outcomes.slice(0, 6).map((one) => (
                <li key={`${one.q},${one.r},${one.facing},${one.energy},${one.carry},${one.delivery}`}>
                  <b className="num">{fraction(one)}</b>
                  <span>
                    {placeWords(one)}, Energy {one.energy}, carry {one.carry}/{one.maxCarry}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="dim">{slot.why ?? 'Beyond the preview: cost and badges only.'}</p>
          )}
        </>
      ) : flavour === undefined ? null : (
        <p className="dd-flavour dim">{flavour}</p>
      )}
    </>
  );
};

const CellPart = ({ cell, view, world }: { cell: CellView; view: View; world: World }) => {
  const poi = view.pois.find(({ id }) => id === cell.poi);
  const ground = terrainWords(world, cell.terrain);
  return (
    <>
      <header>
        <span className="label">Cell {placeWords(cell)}</span>
        <h3>{poi ? capital(poiWords(poi.kind).name) : ground.name}</h3>
      </header>
      <div className="chips">
        <Chip tone={cell.isFree ? 'ok' : ''}>{cell.isFree ? 'free' : cell.isRing ? 'border' : 'not free'}</Chip>
        {cell.terrain === cell.base ? null : <Chip>{spaced(cell.base)} again tomorrow</Chip>}
        {cell.isVisited ? <Chip>visited</Chip> : null}
      </div>
      {poi ? (
        <p>
          <b>{capital(poiLine(poi))}.</b> {poiWords(poi.kind).text}
        </p>
      ) : null}
      <p>{ground.text}</p>
      {cell.modifiers.length > 0 ? (
        <ul className="dd-modlist">
          {cell.modifiers.map((mod) => (
            <li key={`${mod.kind} ${mod.source}`}>
              <ModChips mods={[mod]} />
              <small>
                {modWords(world, mod.kind).text} From {sourceWords(mod.source)}. Walking in passes{' '}
                {modName(mod).toLowerCase()} on to the cards behind.
              </small>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
