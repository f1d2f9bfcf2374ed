// The campaign as five orbits: scenarios in their acts, medals, what is open; beside it duels, the generator and the
// scenario of the day.

import { game } from '@interlock/orbit';
import { openActs, texts } from '@interlock/orbit/screen';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { readBook, resultOf } from '../../../store/progress.ts';
import { listSaves, type Save, saveKey } from '../../../store/save/saves.ts';
import { Briefing } from './Briefing.tsx';
import { actOf, SCENARIOS, type Scenario } from './campaign.ts';
import { Doors } from './Doors.tsx';
import { MapNode } from './MapNode.tsx';
import { arcOf, HEIGHT, NARROW, nodesOf, WIDE } from './mapLayout.ts';
import '../styles/map.css';

export const OrbitMap = () => {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]));
  }, []);
  const book = readBook();
  const won = new Set(SCENARIOS.filter(({ id }) => resultOf(book, game.id, id)).map(({ id }) => id));
  const open = openActs(SCENARIOS, won);
  const next = SCENARIOS.find(({ id, act }) => open.includes(act) && !won.has(id)) ?? SCENARIOS[0]!;
  const [chosen, setChosen] = useState<Scenario>(next);
  const layout = useTablet() ? NARROW : WIDE;
  const nodes = useMemo(() => nodesOf(layout, SCENARIOS), [layout]);
  const sky = useRef<HTMLDivElement>(null);
  // On a phone the sky is a window: it opens on the next scenario.
  useEffect(() => {
    const box = sky.current;
    const node = nodes.get(next.id);
    if (box && node) box.scrollLeft = (node.x / layout.width) * box.scrollWidth - box.clientWidth / 2;
  }, [nodes, layout, next.id]);
  const golds = SCENARIOS.filter(({ id }) => resultOf(book, game.id, id)?.stars === 3).length;

  const onKey = (event: KeyboardEvent): void => {
    const to = stepTo(chosen, event.key);
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    document.getElementById(`orbit-${to.id}`)?.focus();
  };
  return (
    <Page wide>
      <div className="ob-mapscreen">
        <section className="ob-sky" aria-label="Scenarios" ref={sky}>
          <header className="ob-maphead">
            <h1>Five acts</h1>
            <p className="num">
              <b>{won.size}</b> of {SCENARIOS.length} won · gold <b>{golds}</b>
            </p>
          </header>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over everything; the section has the name */}
          <svg viewBox={`0 0 ${layout.width} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" onKeyDown={onKey}>
            <Backdrop />
            {Object.entries(texts.acts).map(([act, { name }], i) => {
              const isOpen = open.some((one) => one === act);
              const own = SCENARIOS.filter((one) => one.act === act);
              const { d, head } = arcOf(layout, i);
              return (
                <g key={act} className={isOpen ? 'ob-act' : 'ob-act is-shut'}>
                  <path d={d} className="ob-orbit" />
                  <text x={head} y="62" className="ob-actname">
                    {name}
                  </text>
                  <text x={head} y="82" className="ob-actwon">
                    {isOpen
                      ? `${own.filter(({ id }) => won.has(id)).length} of ${own.length} won`
                      : `after ${actOf(i - 1)}`}
                  </text>
                </g>
              );
            })}
            {SCENARIOS.map((scenario) => (
              <MapNode
                key={scenario.id}
                scenario={scenario}
                at={nodes.get(scenario.id)!}
                isOpen={open.includes(scenario.act)}
                isNext={scenario === next}
                isChosen={scenario === chosen}
                result={resultOf(book, game.id, scenario.id)}
                turn={turnOf(saves, scenario.id)}
                onChoose={() => setChosen(scenario)}
                onFly={() => go(addressOf(scenario.id))}
              />
            ))}
          </svg>
        </section>
        <aside className="ob-mapread" aria-label="Briefing">
          <Briefing
            scenario={chosen}
            isOpen={open.includes(chosen.act)}
            result={resultOf(book, game.id, chosen.id)}
            turn={turnOf(saves, chosen.id)}
          />
          {open.includes(chosen.act) ? (
            <Link className="commit ob-fly" href={addressOf(chosen.id)}>
              <strong>
                Fly {chosen.number} · {chosen.title}
              </strong>
              <small>{flyWords(turnOf(saves, chosen.id), won.has(chosen.id))}</small>
            </Link>
          ) : (
            <p className="ob-note">
              Opens when all but one of {actOf(open.length - 1)} are won. Duels, generator and replays are open to
              anyone.
            </p>
          )}
          <Doors />
        </aside>
      </div>
    </Page>
  );
};

/** Upright tablets, as the style sheet knows them. */
const TABLET = matchMedia('(min-width: 45.0625rem) and (max-width: 60rem)');

const useTablet = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      TABLET.addEventListener('change', onChange);
      return () => TABLET.removeEventListener('change', onChange);
    },
    () => TABLET.matches,
  );

const addressOf = (id: string): string => `/play/${game.id}?level=${id}`;

/** The turn a begun run stands at; null where none is going on. */
const turnOf = (saves: readonly Save[], id: string): number | null => {
  const save = saves.find(({ key }) => key === saveKey(game.id, { level: id }));
  return save && save.status.is === 'playing' && save.turn > 0 ? save.turn + 1 : null;
};

const flyWords = (turn: number | null, isWon: boolean): string => {
  if (turn !== null) return `goes on in turn ${turn}`;
  return isWon ? 'once more' : 'not won yet';
};

/** Up and down along an orbit, left and right to the next one. */
const stepTo = (from: Scenario, key: string): Scenario | null => {
  const along = SCENARIOS.filter(({ act }) => act === from.act);
  const at = along.indexOf(from);
  if (key === 'ArrowDown') return along[at + 1] ?? null;
  if (key === 'ArrowUp') return along[at - 1] ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const acts = Object.keys(texts.acts);
  const act = acts[acts.indexOf(from.act) + (key === 'ArrowRight' ? 1 : -1)];
  const across = SCENARIOS.filter((one) => one.act === act);
  return across[Math.round((at / Math.max(1, along.length - 1)) * (across.length - 1))] ?? null;
};

const STARS = Array.from({ length: 120 }, (_, i) => {
  const at = (seed: number): number => ((i + 1) * seed * 9301 + 49_297) % 233_280;
  return { x: (at(7) / 233_280) * WIDE.width, y: (at(13) / 233_280) * HEIGHT, r: 0.5 + (at(3) / 233_280) * 0.9 };
});

const Backdrop = () => (
  <>
    {STARS.map(({ x, y, r }) => (
      <circle key={`${x}`} cx={x} cy={y} r={r} className="ob-star" opacity=".4" />
    ))}
    <clipPath id="ob-limbclip">
      <circle cx="-560" cy="430" r="640" />
    </clipPath>
    <g clipPath="url(#ob-limbclip)">
      <rect x="-10" y="-250" width="100" height="1400" fill="var(--planet)" />
      <path
        d="M-10 90q50-16 100 6v64q-50-20-100 4zM-10 330q40 20 100 4v90q-50 18-100-6zM-10 640q50-10 100 8v50q-50 12-100-2z"
        fill="var(--planet-band)"
      />
      <path d="M-10 250q50 10 100 0v26q-50 8-100-2zM-10 540q50-8 100 6v20q-50 8-100-4z" fill="var(--planet-dark)" />
    </g>
    <circle cx="-560" cy="430" r="640" className="ob-limb" />
  </>
);
