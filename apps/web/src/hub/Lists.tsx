// The three lists at the foot of the hub; the first of them also stands, one row long, on each game's own page.

import { ArrowRight, CalendarDays, Check, Flag, Hourglass, Pencil, Search, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import type { Daily } from '../games/card.ts';
import type { GameFacts } from '../games/facts.ts';
import { Chip } from '../parts/Chip.tsx';
import { readBook, resultOf } from '../store/progress.ts';
import { type Save, saveAddress } from '../store/save/saves.ts';
import { dailyOf } from './daily.ts';
import { standsAt } from './saveWords.ts';
import { today } from './today.ts';

const List = ({ label, end, children }: { label: string; end?: ReactNode; children: ReactNode }) => (
  <section className="group" aria-label={label}>
    <header>
      <h2 className="label">{label}</h2>
      {end}
    </header>
    <ul className="rows">{children}</ul>
  </section>
);

interface ItemProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly small: string;
  readonly end: ReactNode;
  readonly href: string;
}

const Item = ({ icon, name, small, end, href }: ItemProps) => (
  <li>
    <Link className="row" href={href}>
      {icon}
      <span>
        {name}
        <small>{small}</small>
      </span>
      <span className="end">{end}</span>
    </Link>
  </li>
);

const icon = 'i';

const TODAY = 'Today, same for everyone';

interface TodayItemProps {
  readonly game: GameFacts;
  readonly daily: Daily;
  readonly saves: readonly Save[];
}

const TodayItem = ({ game, daily, saves }: TodayItemProps) => {
  const won = resultOf(readBook(), game.id, daily.place);
  const begun = saves.some((save) => saveAddress(save).split('&ranked')[0] === daily.to.split('&ranked')[0]);
  return (
    <Item
      href={daily.to}
      icon={<CalendarDays className={icon} aria-hidden="true" />}
      name={`${game.title}, ${daily.words}`}
      small={daily.code}
      end={
        won ? (
          <Chip tone="ok" glyph="ok">
            Won in {won.turns}
          </Chip>
        ) : (
          <span className="chip">{begun ? 'Begun' : 'Not played'}</span>
        )
      }
    />
  );
};

/** One level a machine, the same for everyone on this day. */
export const Today = ({ games, saves }: { games: readonly GameFacts[]; saves: readonly Save[] }) => {
  const now = new Date();
  const rows = games.flatMap((game) => {
    const daily = dailyOf(game, now);
    return daily === null ? [] : [{ game, daily }];
  });
  return (
    <List label={TODAY} end={<span className="num dim">{today(now).name}</span>}>
      {rows.map(({ game, daily }) => (
        <TodayItem key={game.id} game={game} daily={daily} saves={saves} />
      ))}
      {rows.length === 0 ? <li className="row dim">No machine of this build makes levels by seed yet.</li> : null}
    </List>
  );
};

/** The same on the page of one game. */
export const TodayOf = ({ game, saves }: { game: GameFacts; saves: readonly Save[] }) => {
  const now = new Date();
  const daily = dailyOf(game, now);
  if (daily === null) return null;
  return (
    <List label={TODAY} end={<span className="num dim">{today(now).name}</span>}>
      <TodayItem game={game} daily={daily} saves={saves} />
    </List>
  );
};

export const LastRuns = ({ saves }: { saves: readonly Save[] }) => (
  <List label="Last runs" end={<Link href="/replays">All replays</Link>}>
    {saves.slice(0, 4).map((save) => (
      <Item
        key={save.key}
        href={saveAddress(save)}
        icon={
          save.status.is === 'won' ? (
            <Check className={icon} aria-hidden="true" />
          ) : save.status.is === 'lost' ? (
            <Flag className={icon} aria-hidden="true" />
          ) : (
            <Hourglass className={icon} aria-hidden="true" />
          )
        }
        name={`${save.title}, ${standsAt(save)}`}
        small={save.note}
        end={<StatusChip save={save} />}
      />
    ))}
    {saves.length === 0 ? (
      <li className="row dim">
        <span>
          Nothing played yet.
          <small>A run stands here from its first plan on.</small>
        </span>
      </li>
    ) : null}
  </List>
);

export const StatusChip = ({ save }: { save: Save }) => {
  if (save.status.is === 'won')
    return (
      <Chip tone="ok" glyph="ok">
        Won
      </Chip>
    );
  if (save.status.is === 'lost')
    return (
      <Chip tone="lost" glyph="lost">
        Lost
      </Chip>
    );
  return <Chip tone="plan">Open</Chip>;
};

export const WorkshopList = () => {
  const end = <ArrowRight className={icon} aria-hidden="true" />;
  return (
    <List label="Workshop">
      <Item
        href="/workshop"
        icon={<Pencil className={icon} aria-hidden="true" />}
        name="Make a level"
        small="drawn and judged as you write"
        end={end}
      />
      <Item
        href="/workshop#solve"
        icon={<Search className={icon} aria-hidden="true" />}
        name="Prove it: solve a level"
        small="winnable, lost, or unknown"
        end={end}
      />
      <Item
        href="/workshop#bots"
        icon={<Terminal className={icon} aria-hidden="true" />}
        name="Let a program play"
        small="interlock bot, one line a turn"
        end={end}
      />
    </List>
  );
};
