// The four services of the bay: scrub and quarantine unfold what they could mend, rays and overflow open their own scene.

import type { Action, CardView, DroidsShape, View } from '@interlock/droids';
import { useEffect, useRef, useState } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import type { SceneProps } from '../../screen.ts';
import { leftOf } from '../commit.ts';
import { owned } from '../deck.ts';
import type { World } from '../field/field.ts';
import { CardLine, Line } from '../icons.tsx';
import { ModChips, modName } from '../panels/Mods.tsx';
import { toCommitKey } from '../tape/focus.ts';
import { isPlanned } from '../tape/plan.ts';
import { cardWords, lackOf, plural } from '../words.ts';
import { Now } from './parts.tsx';

/** Every card that is owned and carries harm that stays. */
const damaged = (
  view: View,
  { rules }: World,
): readonly { readonly card: CardView; readonly harm: CardView['modifiers'] }[] =>
  owned(view).flatMap((card) => {
    const harm = card.modifiers.filter(
      ({ kind, duration }) => rules.modifiers[kind].sign === 'negative' && duration === 'Permanent',
    );
    return harm.length > 0 ? [{ card, harm }] : [];
  });

export const Services = ({ table, view, onPlan }: SceneProps<DroidsShape>) => {
  const [open, setOpen] = useState<'scrub' | 'quarantine' | null>(null);
  // What unfolds is gone through at once, and is seen where the bay is longer than the window.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open === null) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [open]);
  const { services } = view;
  const energy = leftOf(view, table.plan);
  const hurt = damaged(view, table.world);
  const scrubbed = table.plan.find((action) => action.type === 'scrub');
  const quarantined = table.plan.find((action) => action.type === 'quarantine');
  return (
    <section className="dd-doors" aria-label="Services">
      <header>
        <span className="label">Services</span>
        <span className="dim">
          prices from the {energy} Energy {table.plan.length > 0 ? 'left after your plan' : 'there are'}
        </span>
      </header>
      <ol>
        {services.scrub ? (
          <Door
            icon="scrub"
            name="Scrub"
            cap="S"
            text={hurt.length === 0 ? 'No damaged card.' : 'One lasting harm comes off one card.'}
            isOn={scrubbed !== undefined}
            isOpen={open === 'scrub'}
            energy={energy}
            price={services.scrub.price}
            note={
              services.scrub.tokens > 0
                ? plural(services.scrub.tokens, 'free token')
                : `or ${services.scrub.stability} Stability`
            }
            off={hurt.length === 0 ? 'none damaged' : null}
            onPress={() => setOpen(open === 'scrub' ? null : 'scrub')}
          />
        ) : null}
        {services.quarantine ? (
          <Door
            icon="jar"
            name="Quarantine"
            cap="Q"
            text="One card rests for the day and comes back clean."
            isOn={quarantined !== undefined}
            isOpen={open === 'quarantine'}
            energy={energy}
            price={services.quarantine.price}
            note="once a day"
            off={
              services.quarantine.isOpen
                ? hurt.length === 0
                  ? 'no damaged card'
                  : lackOf(energy, services.quarantine.price)
                : 'used today'
            }
            onPress={() => setOpen(open === 'quarantine' ? null : 'quarantine')}
          />
        ) : null}
        <Door
          icon="ray"
          name="Cosmic Rays"
          cap="G"
          text="Six cards come down, some better, some bent."
          isOn={isPlanned(table.plan, { type: 'startGamble' })}
          energy={energy}
          price={services.gamble.price}
          note="once a day"
          off={services.gamble.isOpen ? lackOf(energy, services.gamble.price) : 'used today'}
          onPress={() => onPlan({ type: 'startGamble' })}
        />
        <Door
          icon="chute"
          name="Buffer Overflow"
          cap="B"
          text="Draw a hand, destroy one card of it."
          isOn={isPlanned(table.plan, { type: 'startBufferOverflow' })}
          energy={energy}
          price={services.bufferOverflow.price}
          note="once a day"
          off={services.bufferOverflow.isOpen ? lackOf(energy, services.bufferOverflow.price) : 'used today'}
          onPress={() => onPlan({ type: 'startBufferOverflow' })}
        />
      </ol>
      {open ? (
        <ul className="dd-choose" ref={list} aria-label={open === 'scrub' ? 'What to scrub' : 'What to quarantine'}>
          {hurt.flatMap(({ card, harm }) =>
            harm.map((mod) => {
              const { name } = cardWords(table.world, card.type);
              const ways = waysOf(view, energy, open, card.id, mod);
              return (
                <li key={`${card.id} ${mod.kind} ${mod.source}`}>
                  <CardLine world={table.world} type={card.type} />
                  <span>
                    <b>{name}</b> <small className="num dim">{card.id}</small>
                    <ModChips mods={[mod]} />
                  </span>
                  {ways.map(({ words, off, action }) => (
                    <Key
                      key={words}
                      kind="line"
                      off={off ?? false}
                      className={isPlanned(table.plan, action) ? 'dd-on' : ''}
                      aria-label={`${open === 'scrub' ? 'Scrub' : 'Quarantine'} ${name} ${card.id}, ${modName(mod)}, ${off ?? words}`}
                      onClick={() => {
                        onPlan(action);
                        setOpen(null);
                        toCommitKey();
                      }}
                    >
                      {off ?? words}
                    </Key>
                  ))}
                </li>
              );
            }),
          )}
        </ul>
      ) : null}
    </section>
  );
};

/** What is paid with: words, why not, what is planned. */
interface Way {
  readonly words: string;
  readonly off: string | null;
  readonly action: Action;
}

const waysOf = (
  { services: { scrub, quarantine }, currencies: { Stability } }: View,
  energy: number,
  service: 'scrub' | 'quarantine',
  card: string,
  { kind, source }: CardView['modifiers'][number],
): readonly Way[] => {
  const of = { card, modifier: kind === 'Worn' ? { kind } : { kind, source } };
  const paid = (price: number): string => `⚡${energy} → ${energy - price}`;
  if (service === 'quarantine')
    return quarantine ? [{ words: paid(quarantine.price), off: null, action: { type: 'quarantine', ...of } }] : [];
  if (!scrub) return [];
  const { tokens, price, stability } = scrub;
  return [
    ...(tokens > 0
      ? [{ words: 'with a token', off: null, action: { type: 'scrub', ...of, payWith: 'token' } } as const]
      : []),
    { words: paid(price), off: lackOf(energy, price), action: { type: 'scrub', ...of } },
    {
      words: `Stability ${Stability} → ${Stability - stability}`,
      off: lackOf(Stability, stability, ' Stability'),
      action: { type: 'scrub', ...of, payWith: 'stability' },
    },
  ];
};

interface DoorProps {
  readonly icon: string;
  readonly name: string;
  readonly cap: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isOpen?: boolean;
  readonly energy: number;
  readonly price: number;
  readonly note: string;
  readonly off: string | null;
  onPress(): void;
}

const Door = ({ icon, name, cap, text, isOn, isOpen, energy, price, note, off, onPress }: DoorProps) => (
  <li>
    <button
      type="button"
      className={`dd-door ${isOn ? 'dd-on' : ''} ${off === null ? '' : 'is-off'}`}
      aria-pressed={isOpen === undefined ? isOn : undefined}
      aria-expanded={isOpen}
      aria-disabled={off === null ? undefined : true}
      data-key={cap}
      onClick={off === null ? onPress : undefined}
    >
      <span className="dd-dh">
        <Line name={icon} />
        <b>{name}</b>
        <kbd>{cap}</kbd>
      </span>
      <span className="dd-dt">{text}</span>
      <span className="dd-df">
        <span>
          <Glyph name="electricity" className="electricity" />
          {isOn ? (
            <span className="num">{price}</span>
          ) : (
            <Now now={energy} after={off === null ? energy - price : null} />
          )}
        </span>
        <span className="xs">{isOn ? 'planned' : (off ?? note)}</span>
      </span>
    </button>
  </li>
);
