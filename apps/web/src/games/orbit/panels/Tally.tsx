// A finished run in figures, where the power panel stood: medal, then everything that was spent and hit.

import type { OrbitEvent, OrbitShape, OrbitView } from '@interlock/orbit';
import { isRecord, medalBarOf, medalOf, tallyOf, texts } from '@interlock/orbit/screen';
import { useContext, useMemo } from 'react';
import { Link } from '../../../app/Link.tsx';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { Asked } from './Asked.tsx';
import { MEDAL_WORDS, Medal } from './Medal.tsx';
import { ShipBadge } from './ShipBadge.tsx';

export const Tally = (props: PanelProps<OrbitShape>) => {
  const { table } = props;
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
  if (view.isDuel) return <Both {...props} turns={turns} />;
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
        <Line
          {...props}
          asks="turn.now"
          name="Turns"
          value={tally.turns}
          note={tally.par === null ? '' : `par ${tally.par}`}
        />
        <Line {...props} asks={`hull.${own.id}`} name="Hull left" value={own.hull} note={`of ${own.hullMax}`} />
        <Line
          {...props}
          asks="tally.heatDamage"
          name="Heat damage taken"
          value={tally.heatDamage}
          note={`${tally.heatVented} vented`}
        />
        <Line
          {...props}
          asks="tally.massBurned"
          name="Mass burned"
          value={tally.massBurned}
          note={`${tally.massScooped} scooped`}
        />
        {has('laser') || has('railgun') ? (
          <Line
            {...props}
            asks="tally.shotsFired"
            name="Shots fired"
            value={tally.shotsFired}
            note={`${tally.shotsHit} hit`}
          />
        ) : null}
        {has('missiles') ? (
          <Line
            {...props}
            asks="tally.missilesLaunched"
            name="Missiles launched"
            value={tally.missilesLaunched}
            note={`${tally.missilesIntercepted} shot down`}
          />
        ) : null}
        <Line
          {...props}
          name="Rewinds"
          value={rewinds}
          note={rewinds === 0 ? 'counts as a record' : rewinds === 1 ? 'rewound once' : `rewound ${rewinds} times`}
        />
        {status.is === 'won' ? <Line {...props} name="Score" value={status.score} note="" /> : null}
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

interface BothProps extends PanelProps<OrbitShape> {
  readonly turns: readonly (readonly OrbitEvent[])[];
}

/** A duel that is over belongs to both: who won by what, and each ship's figures beside the other's. */
const Both = ({ turns, ...props }: BothProps) => {
  const { view, world, game } = props.table;
  const [blue, red] = [view.ships[0]!, view.ships[1]!];
  const [ours, theirs] = [tallyOf(world, blue.id, turns), tallyOf(world, red.id, turns)];
  const ending = view.ending?.is === 'duel' ? view.ending : null;
  const winners = [blue, red].filter(({ side }) => side === ending?.winner);
  const rows: readonly (readonly [name: string, blue: number, red: number, asks?: 'hull' | 'heat'])[] = [
    ['Hull left', blue.hull, red.hull, 'hull'],
    ['Heat', blue.heat, red.heat, 'heat'],
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
        <span className="ob-winner">
          {(winners.length > 0 ? winners : [blue, red]).map(({ id }) => (
            <ShipBadge key={id} view={view} id={id} isNeutral />
          ))}
        </span>
        <div>
          <h2>{ending ? WINNERS[ending.winner] : ''}</h2>
          <p>
            In turn {ours.turns}: {ending ? whyOf(view, ending) : ''}.
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
          {rows.map(([name, one, other, asks]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[
                { of: blue, value: one },
                { of: red, value: other },
              ].map(({ of, value }) => (
                <td key={of.id} className="num">
                  {asks ? (
                    <Asked {...props} id={`${asks}.${of.id}`}>
                      {value}
                    </Asked>
                  ) : (
                    value
                  )}
                </td>
              ))}
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

/** What decided it, with the name of whoever lost by it. */
const whyOf = ({ ships }: OrbitView, { winner, reason }: { winner: string; reason: string }): string => {
  if (winner === 'none') return texts.draws[reason] ?? '';
  const loser = ships.find(({ side }) => side !== winner)?.name ?? '';
  if (reason === 'destroyed') return `${loser} was destroyed`;
  return reason === 'conceded' ? `${loser} conceded` : (texts.duel[reason] ?? '');
};

interface LineProps extends PanelProps<OrbitShape> {
  /** The figure that says where it comes from. */
  readonly asks?: string;
  readonly name: string;
  readonly value: number;
  readonly note: string;
}

const Line = ({ asks, name, value, note, ...props }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">
      {asks === undefined ? (
        value
      ) : (
        <Asked {...props} id={asks}>
          {value}
        </Asked>
      )}
    </dd>
    <dd className="dim">{note}</dd>
  </div>
);

const HEADS = { won: 'Won', lost: 'Lost', drawn: 'A draw' } as const;
const WINNERS = { blue: 'Blue wins', red: 'Red wins', none: 'A draw' } as const;
