// A finished run in figures, where the power panel stood: medal, then everything that was spent and hit.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import { isRecord, medalBarOf, medalOf, tallyOf, texts } from '@interlock/orbit/screen';
import { useContext, useMemo } from 'react';
import { Link } from '../../../app/Link.tsx';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { MEDAL_WORDS, Medal } from './Medal.tsx';

export const Tally = ({ table }: PanelProps<OrbitShape>) => {
  const run = useContext(RunContext);
  const { view, status, world } = table;
  const session = run?.getState().session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the turn says when
  const turns = useMemo(
    () => session?.turns.map((_, i) => session.seen(i + 1).map(({ event }) => event as OrbitEvent)) ?? [],
    [session, table.turn],
  );
  const own = view.ships.find(({ isYours }) => isYours) ?? view.ships[0]!;
  const rewinds = run ? run.getState().rewindsBefore + run.getState().session.rewinds : 0;
  if (!run || !session || status.is === 'playing') return null;
  if (view.isDuel) return <Both table={table} turns={turns} />;
  const tally = tallyOf(world, own.id, turns);
  const earned = status.is === 'won' ? medalOf(world, { turns: tally.turns, hull: own.hull }) : null;
  // The medal the map will show: whoever was shown hints has two stars at most.
  const isHelped = earned === 'gold' && run.getState().helps.hints > 0;
  const medal = isHelped ? 'silver' : earned;
  const has = (id: string): boolean => own.subsystems.some((one) => one.id === id && one.isInstalled);
  const bar = medalBarOf(world);
  const isNew = status.is === 'won' && isRecord(world.level, { turns: tally.turns, rewinds });
  return (
    <>
      <div className="ob-verdict">
        {medal ? <Medal kind={medal} /> : null}
        <div>
          <h2>{medal ? MEDAL_WORDS[medal] : HEADS[status.is]}</h2>
          <p>
            {medal && bar
              ? bar.by === 'turns'
                ? `${tally.turns} turns, par ${bar.gold}, ${tally.isParProven ? 'proven' : 'best known'}.`
                : `Hull ${own.hull}, par hull ${bar.gold}.`
              : (table.game.words.cause?.(world, 'cause' in status ? status.cause : '') ?? '')}
            {isNew ? ' A new record: nobody has been faster.' : ''}
            {isHelped ? ' Without hints it is gold.' : ''}
            {earned === 'gold' && tally.isParProven && bar?.by === 'turns' ? ' Nobody can be faster.' : ''}
          </p>
        </div>
      </div>
      <dl className="ob-tally">
        <Line name="Turns" value={tally.turns} note={tally.par === null ? '' : `par ${tally.par}`} />
        <Line name="Hull left" value={own.hull} note={`of ${own.hullMax}`} />
        <Line name="Heat damage taken" value={tally.heatDamage} note={`${tally.heatVented} vented`} />
        <Line name="Mass burned" value={tally.massBurned} note={`${tally.massScooped} scooped`} />
        {has('laser') || has('railgun') ? (
          <Line name="Shots fired" value={tally.shotsFired} note={`${tally.shotsHit} hit`} />
        ) : null}
        {has('missiles') ? (
          <Line
            name="Missiles launched"
            value={tally.missilesLaunched}
            note={`${tally.missilesIntercepted} shot down`}
          />
        ) : null}
        <Line
          name="Rewinds"
          value={rewinds}
          note={rewinds === 0 ? 'counts as a record' : rewinds === 1 ? 'rewound once' : `rewound ${rewinds} times`}
        />
        {status.is === 'won' ? <Line name="Score" value={status.score} note="" /> : null}
      </dl>
      <p>
        <Link className="key key--line" href={`/play/${table.game.id}`}>
          Back to the map
        </Link>
      </p>
      {bar ? (
        <section className="group" aria-label="Medals here">
          <header>
            <span className="label">Medals here</span>
          </header>
          <div className="rows">
            <div className="row">
              Gold<span className="end num">{bar.by === 'turns' ? `${bar.gold} turns` : `hull ${bar.gold}`}</span>
            </div>
            <div className="row">
              Silver<span className="end num">{bar.by === 'turns' ? `${bar.silver} turns` : `hull ${bar.silver}`}</span>
            </div>
            <div className="row">
              Bronze<span className="end num">any win</span>
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
};

interface BothProps extends Pick<PanelProps<OrbitShape>, 'table'> {
  readonly turns: readonly (readonly OrbitEvent[])[];
}

/** A duel that is over belongs to both: who won by what, and each ship's figures beside the other's. */
const Both = ({ table: { view, world, game }, turns }: BothProps) => {
  const [blue, red] = [view.ships[0]!, view.ships[1]!];
  const [ours, theirs] = [tallyOf(world, blue.id, turns), tallyOf(world, red.id, turns)];
  const reason = view.ending?.is === 'duel' ? view.ending.reason : '';
  const rows: readonly (readonly [name: string, blue: number, red: number])[] = [
    ['Hull left', blue.hull, red.hull],
    ['Heat', blue.heat, red.heat],
    ['Heat damage taken', ours.heatDamage, theirs.heatDamage],
    ['Mass burned', ours.massBurned, theirs.massBurned],
    ['Shots fired', ours.shotsFired, theirs.shotsFired],
    ['Shots hit', ours.shotsHit, theirs.shotsHit],
    ['Missiles launched', ours.missilesLaunched, theirs.missilesLaunched],
    ['Missiles shot down', ours.missilesIntercepted, theirs.missilesIntercepted],
  ];
  return (
    <>
      <div className="ob-verdict">
        <div>
          <h2>{view.ending?.is === 'duel' ? WINNERS[view.ending.winner] : ''}</h2>
          <p>
            In turn {ours.turns}: {texts.duel[reason] ?? ''}.
          </p>
        </div>
      </div>
      <table className="ob-both">
        <thead>
          <tr>
            <td />
            <th scope="col" className="ally">
              Blue
            </th>
            <th scope="col" className="foe">
              Red
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, one, other]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{one}</td>
              <td className="num">{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link className="key key--line" href={`/play/${game.id}`}>
          Back to the map
        </Link>
      </p>
    </>
  );
};

const Line = ({ name, value, note }: { name: string; value: number; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
    <dd className="dim">{note}</dd>
  </div>
);

const HEADS = { won: 'Won', lost: 'Lost', drawn: 'A draw' } as const;
const WINNERS = { blue: 'Blue wins', red: 'Red wins', none: 'A draw' } as const;
