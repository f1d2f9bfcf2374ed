// What the scenes share: the rail that says where the day stands, a panel, a number now and after, a patch card.

import type { ModifierView, View } from '@interlock/droids';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Head, type Mood } from '../field/Donkey.tsx';
import type { World } from '../field/field.ts';
import { CardLine, Line } from '../icons.tsx';
import { ModChips } from '../panels/Mods.tsx';
import { Rarity, rankOf } from '../panels/Rarity.tsx';
import { cardWords } from '../words.ts';

const STOPS = [
  ['ExecuteProgram', 'Compile & Run'],
  ['Scoring', 'Telemetry Report'],
  ['DrawGlitch', 'Incoming Anomaly'],
  ['Improve', 'Repair Bay'],
] as const;

const SIDE: Readonly<Record<string, string>> = {
  Gamble: 'Bay · Cosmic Rays',
  BufferOverflow: 'Bay · Buffer Overflow',
};

/** Where the day stands: done is checked, now has the wedge, what comes is dashed. */
export const Rail = ({ view }: { view: View }) => {
  const here = view.phase === 'Gamble' || view.phase === 'BufferOverflow' ? 'Improve' : view.phase;
  const at = STOPS.findIndex(([phase]) => phase === here);
  // The day is counted up when its report is closed: anomaly and bay belong to the day they open.
  const next = at >= 2 ? view.day : view.day + 1;
  return (
    <ol className="dd-rail" aria-label="Where the day stands">
      {STOPS.map(([phase, name], i) => (
        <li
          key={phase}
          className={i < at ? 'dd-done' : i === at ? 'dd-at' : ''}
          aria-current={i === at ? 'step' : undefined}
        >
          {i < at ? <Check className="i" aria-hidden /> : null}
          {i === at ? (
            <svg className="g" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3l15 9-15 9z" />
            </svg>
          ) : null}
          {i === at ? (SIDE[view.phase] ?? name) : name}
        </li>
      ))}
      <li>
        <Line name="sun" />
        Day {next}
      </li>
    </ol>
  );
};

/** A number now, and after what is planned. */
export const Now = ({ now, after }: { now: number | string; after?: number | string | null | undefined }) => (
  <span className="num">
    {now}
    {after === undefined || after === null || after === now ? null : (
      <>
        {' → '}
        <b className="you">{after}</b>
      </>
    )}
  </span>
);

interface PanProps {
  readonly label: string;
  readonly end?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Pan = ({ label, end, className = '', children }: PanProps) => (
  <section className={`dd-pan ${className}`} aria-label={label}>
    <header>
      <span className="label">{label}</span>
      {end}
    </header>
    {children}
  </section>
);

export const Price = ({ amount }: { amount: number }) => (
  <b className="num dd-price">
    <Glyph name="electricity" className="electricity" />
    {amount}
    <span className="sr"> Energy</span>
  </b>
);

interface HeroProps {
  readonly mood: Mood;
  readonly size: number;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The head of a scene: who looks at it, what has happened, what can be done. The focus enters here. */
export const Hero = ({ mood, size, label, title, text, children }: HeroProps) => (
  <header className="dd-hero">
    <Head mood={mood} size={size} />
    <div>
      <span className="label">{label}</span>
      <h2 data-first="" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
    </div>
    {children}
  </header>
);

interface OffersProps<T> {
  readonly label: string;
  readonly className?: string;
  readonly offers: readonly (T | null)[];
  /** What stands where one is gone. */
  readonly gone: string;
  children(offer: T, i: number): ReactNode;
}

/** Cards side by side, each in a place of its own that stays when it is gone. */
export const Offers = <T,>({ label, className = '', offers, gone, children }: OffersProps<T>) => (
  <ol className={`dd-pcards ${className}`} aria-label={label}>
    {offers.map((offer, i) =>
      offer === null ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
        <li key={i} className="dd-pcard dd-gone">
          <span className="num">{i + 1}</span>
          {gone}
        </li>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
        <li key={i}>{children(offer, i)}</li>
      ),
    )}
  </ol>
);

interface PatchProps {
  readonly world: Pick<World, 'rules'>;
  readonly type: string;
  readonly rarity: string;
  /** What it costs to play; left out: what its kind costs. */
  readonly cost?: number;
  readonly modifiers?: readonly ModifierView[];
  readonly tone?: 'sel' | 'doomed' | '';
  readonly isContract?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A name of more letters leaves no room beside it on a phone. */
const LONG = 11;

/** A patch card on offer: rarity, cost to play, drawing, name, what it does, its modifiers, and what can be done with it. */
export const Patch = (props: PatchProps) => {
  const { world, type, rarity, modifiers = [], tone = '', isContract = false, id, children } = props;
  const cost = props.cost ?? world.rules.cards.find((card) => card.type === type)?.cost ?? 0;
  const { name, text } = cardWords(world, type);
  return (
    <div
      className={`dd-pcard dd-r${rankOf(rarity)} ${tone === '' ? '' : `dd-${tone}`} ${isContract ? 'dd-ctr' : ''} ${name.length > LONG ? 'dd-long' : ''}`}
      data-patch={type}
    >
      <div className="dd-phead">
        <Rarity rarity={rarity} />
        <span className="num cost">
          <Glyph name="electricity" />
          <span className="sr">costs </span>
          {cost}
          <span className="sr"> to play</span>
        </span>
      </div>
      <div className="dd-art">
        <CardLine world={world} type={type} />
      </div>
      <b>
        {name}
        {id === undefined ? null : <small className="num dim"> {id}</small>}
      </b>
      <span className="dd-ptext">{text}</span>
      <ModChips mods={modifiers} />
      {children}
    </div>
  );
};
