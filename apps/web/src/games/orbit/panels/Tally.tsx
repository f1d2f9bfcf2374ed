// A finished run in figures, where the power panel stood: medal, then everything that was spent and hit.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import { isRecord, medalBarOf, medalOf, tallyOf } from '@interlock/orbit/tools';
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
  const tally = tallyOf(world, own.id, turns);
  const medal = status.is === 'won' && !view.isDuel ? medalOf(world, { turns: tally.turns, hull: own.hull }) : null;
  const has = (id: string): boolean => own.subsystems.some((one) => one.id === id && one.isInstalled);
  const bar = medalBarOf(world);
  const isNew = status.is === 'won' && isRecord(world.level, { turns: tally.turns, rewinds });
  return (
    <>
      <div className="ob-verdict">
        {medal ? <Medal kind={medal} /> : null}
        <div>
          <h2>{medal ? MEDAL_WORDS[medal] : headOf(status.is, view.isDuel, view.ending)}</h2>
          <p>
            {medal && bar
              ? bar.by === 'turns'
                ? `${tally.turns} turns, par ${bar.gold}, ${tally.isParProven ? 'proven' : 'best known'}.`
                : `Hull ${own.hull}, par hull ${bar.gold}.`
              : (table.game.words.cause?.(world, 'cause' in status ? status.cause : '') ?? '')}
            {isNew ? ' A new record: nobody has been faster.' : ''}
            {medal === 'gold' && tally.isParProven && bar?.by === 'turns' ? ' Nobody can be faster.' : ''}
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
        {status.is === 'won' && !view.isDuel ? <Line name="Score" value={status.score} note="" /> : null}
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

const Line = ({ name, value, note }: { name: string; value: number; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
    <dd className="dim">{note}</dd>
  </div>
);

const headOf = (is: 'won' | 'lost' | 'drawn', isDuel: boolean, ending: OrbitShape['view']['ending']): string => {
  if (isDuel && ending?.is === 'duel')
    return ending.winner === 'none' ? 'A draw' : ending.winner === 'blue' ? 'Blue wins' : 'Red wins';
  return is === 'won' ? 'Won' : is === 'lost' ? 'Lost' : 'A draw';
};
