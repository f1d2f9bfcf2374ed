// The droid and the day: what it has, what acts on it, who waits for what, what may be drawn.

import { type CardView, type DroidsShape, donkeyWords, type View } from '@interlock/droids';
import { useContext } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Group, Row } from '../../../parts/Group.tsx';
import { Pips } from '../../../parts/Pips.tsx';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { Head } from '../field/Donkey.tsx';
import type { World } from '../field/field.ts';
import { placeWords } from '../field/hex.ts';
import { CardLine, Line, ModGlyph } from '../icons.tsx';
import { proofWords } from '../route/fairSeed.ts';
import { Now } from '../scenes/parts.tsx';
import { previewOf } from '../show/preview.ts';
import { assignmentWords, cardWords, contractWords, modWords, plural, sourceWords } from '../words.ts';
import { AtRisk } from './AtRisk.tsx';
import { ModChips } from './Mods.tsx';

export const Side = ({ table, view, onSelect }: PanelProps<DroidsShape>) => {
  const { world } = table;
  const isLesson = useLesson(view);
  return (
    <>
      <Droid panelTable={table} view={view} world={world} isLesson={isLesson} />
      <Sheds view={view} world={world} onSelect={onSelect} />
      {isLesson ? null : <Deals view={view} world={world} />}
      {view.robotModifiers.length > 0 ? <OnRobot view={view} world={world} /> : null}
      {view.phase === 'DrawGlitch' ? <AtRisk view={view} world={world} /> : null}
      <Pile view={view} world={world} onSelect={onSelect} />
      <Proof />
      <Tow view={view} />
    </>
  );
};

/** The first day of a training scenario: what only later days are about stays out of the way. */
const useLesson = (view: View): boolean => {
  const level = useContext(RunContext)?.getState().session.run.level as DroidsShape['level'] | undefined;
  return level?.deckOrder === 'fixed' && view.day === 1;
};

/** Something on the field or in the hand makes cards unreliable. */
const isShaky = ({ cells, hand }: View): boolean =>
  [...cells, ...hand].some(({ modifiers }) => modifiers.some(({ kind }) => kind === 'Unreliable'));

/** What is proven of this seed or level, whoever chose it. */
const Proof = () => {
  const session = useContext(RunContext)?.getState().session;
  if (!session) return null;
  const { name, text } = proofWords(session.run.par);
  return (
    <Group label="Proof">
      <Row name={name} small={text} />
    </Group>
  );
};

const Droid = ({
  panelTable,
  view,
  world,
  isLesson,
}: {
  panelTable: PanelProps<DroidsShape>['table'];
  view: View;
  world: World;
  isLesson: boolean;
}) => {
  const { currencies, counters, heat } = view;
  const last = previewOf(panelTable).slots.findLast(({ outcomes }) => outcomes.length === 1)?.outcomes[0];
  const isDay = view.phase === 'ExecuteProgram';
  return (
    <Group
      label={`Droid: ${view.robot}`}
      end={
        <Chip tone={isDay ? 'ok' : ''} glyph="ok">
          {isDay ? 'Ready' : 'Asleep'}
        </Chip>
      }
    >
      <Row
        icon={<Glyph name="electricity" className="electricity" />}
        name="Energy"
        end={<Now now={currencies.Energy} after={isDay ? last?.energy : null} />}
      />
      <Row
        icon={<Line name="crate" />}
        name="Carry"
        small={view.tow.length > 0 ? `${plural(view.tow.length, 'donkey')} in tow` : undefined}
        end={
          <>
            <Now now={currencies.Carry} after={isDay ? last?.carry : null} />
            <span className="num dim"> / {last && isDay ? last.maxCarry : currencies.MaxCarry}</span>
          </>
        }
      />
      {world.rules.flags.hasStability && (!isLesson || currencies.Stability > 0) ? (
        <Row
          icon={<Line name="shield" />}
          name="Stability"
          end={
            <>
              <span className="num">{currencies.Stability}</span>
              <Pips on={currencies.Stability} of={world.rules.numbers.currency.maxStability} />
            </>
          }
        />
      ) : null}
      {heat && (!isLesson || heat.value > 0) ? (
        <Row
          icon={<Glyph name="heat" className="heat" />}
          name="Heat"
          end={
            <>
              <span className="num">{heat.value}</span>
              <Pips on={heat.value} of={heat.max} tone="hot" />
            </>
          }
        />
      ) : null}
      {counters.unreliable && (counters.unreliable.value > 0 || isShaky(view)) ? (
        <Counter kind="Unreliable" name="Hiccup counter" tone="electricity" what="stumbles" at={counters.unreliable} />
      ) : null}
      {counters.effective && counters.effective.value > 0 ? (
        <Counter kind="Effective" name="Effective counter" tone="ok" what="runs twice" at={counters.effective} />
      ) : null}
      <Row
        icon={<Line name="eye" />}
        name="Preview"
        end={<span className="num">{plural(currencies.Preview, 'slot')}</span>}
      />
    </Group>
  );
};

interface CounterProps {
  readonly kind: string;
  readonly name: string;
  readonly tone: string;
  /** What the pass that fills it does. */
  readonly what: string;
  readonly at: { readonly value: number; readonly period: number };
}

const Counter = ({ kind, name, tone, what, at: { value, period } }: CounterProps) => (
  <Row
    icon={<ModGlyph kind={kind} className={tone} />}
    name={name}
    small={`${kind.toLowerCase()} pass ${period} ${what}`}
    end={
      <span className="num">
        {value} / {period}
      </span>
    }
  />
);

const Sheds = ({ view, world, onSelect }: { view: View; world: World; onSelect(subject: string | null): void }) => {
  const sheds = view.pois.filter((poi) => poi.kind === 'Shed');
  const open = sheds.filter(({ isFilled }) => !isFilled);
  return (
    <Group
      label="Sheds"
      end={
        <span className="num dim">
          {view.credited} of {view.target}
        </span>
      }
    >
      {[...open, ...sheds.filter(({ isFilled }) => isFilled)].map((shed) => (
        <Row
          key={shed.id}
          icon={<Line name="shed" />}
          name={
            <button type="button" className="ask" onClick={() => onSelect(`cell:${shed.q},${shed.r}`)}>
              {donkeyWords(world, shed.id).name}, {shed.id}
            </button>
          }
          small={
            shed.isFilled
              ? `fed, at ${placeWords(shed)}`
              : `waits at ${placeWords(shed)}${shed.isPriority ? ', priority today' : ''}`
          }
          isSelected={shed.isPriority && !shed.isFilled}
          end={
            <Chip tone={shed.isFilled ? 'ok' : 'caution'} glyph={shed.isFilled ? 'ok' : 'caution'}>
              {shed.isFilled ? 'Filled' : 'Open'} {shed.received}/{shed.request}
            </Chip>
          }
        />
      ))}
    </Group>
  );
};

const Deals = ({ view, world }: { view: View; world: World }) => {
  const { assignment, contract } = view;
  if (!assignment && !contract) return null;
  return (
    <Group label={`Day ${view.day}`} end={assignment?.isMet ? <Chip tone="ok">Met</Chip> : undefined}>
      {assignment ? (
        <Row
          icon={<Line name="flag" />}
          name={assignmentWords(world, assignment.name, assignment.shed).name}
          small={assignmentWords(world, assignment.name, assignment.shed).text}
          end={
            <span className="num">
              {assignment.measure} / {assignment.at}
            </span>
          }
        />
      ) : null}
      {contract ? (
        <Row
          icon={<Line name="paper" />}
          name={contractWords(world, contract.name).name}
          small={contractWords(world, contract.name).text}
          end={contract.energy > 0 ? <span className="num">+{contract.energy}</span> : undefined}
        />
      ) : null}
    </Group>
  );
};

const OnRobot = ({ view, world }: { view: View; world: World }) => (
  <Group label="On the robot">
    {view.robotModifiers.map((mod) => (
      <Row
        key={`${mod.kind} ${mod.source}`}
        name={<ModChips mods={[mod]} />}
        small={`${modWords(world, mod.kind).text} From ${sourceWords(mod.source)}.`}
      />
    ))}
  </Group>
);

/** Odds of the next card, never the order. */
const Pile = ({ view, world, onSelect }: { view: View; world: World; onSelect(subject: string | null): void }) => {
  const n = view.pile.length;
  return (
    <Group label={`Draw pile, ${plural(n, 'card')}`} end={<span className="dim">odds, not order</span>}>
      {n === 0 ? <Row name="Empty" small="the day ends after this program" /> : null}
      {byType(view.pile).map(({ type, cards }) => (
        <Row
          key={type}
          icon={<CardLine world={world} type={type} />}
          name={
            <button type="button" className="ask" onClick={() => onSelect(`type:${type}`)}>
              {cardWords(world, type).name}
            </button>
          }
          small={harmOf(cards)}
          end={
            <span className="num">
              {cards.length}/{n}
            </span>
          }
        />
      ))}
    </Group>
  );
};

const byType = (
  cards: readonly CardView[],
): readonly { readonly type: string; readonly cards: readonly CardView[] }[] => {
  const found = new Map<string, CardView[]>();
  for (const card of cards) found.set(card.type, [...(found.get(card.type) ?? []), card]);
  return [...found].map(([type, own]) => ({ type, cards: own })).sort((a, b) => b.cards.length - a.cards.length);
};

const harmOf = (cards: readonly CardView[]): string | undefined => {
  const hurt = cards.filter(({ modifiers }) => modifiers.length > 0);
  return hurt.length === 0 ? undefined : `${hurt.length} modified`;
};

const Tow = ({ view }: { view: View }) => {
  const waiting = view.pois.filter((poi) => poi.kind === 'Donkey');
  if (view.tow.length === 0 && waiting.length === 0) return null;
  return (
    <div className="dd-tow">
      <Head mood={view.phase === 'ExecuteProgram' ? (view.tow.length > 0 ? 'up' : 'half') : 'sleep'} size={56} />
      <p>
        <b>
          {view.tow.length > 0
            ? `${view.tow.join(' and ')} ${view.tow.length === 1 ? 'is' : 'are'} in tow.`
            : 'Nobody in tow.'}
        </b>
        <small>{waiting.map((donkey) => `${donkey.id} waits at ${placeWords(donkey)}.`).join(' ')}</small>
      </p>
    </div>
  );
};
