// One scenario on its orbit: its medal, its number while it is open, a lock while it is not. The first press chooses it,
// the second flies it.

import { useRef } from 'react';
import type { Result } from '../../../store/progress.ts';
import { silhouetteOf } from '../board/silhouettes.ts';
import { MEDAL_WORDS, MedalMark, medalOfStars } from '../panels/Medal.tsx';
import type { Scenario } from './campaign.ts';
import type { Node } from './mapLayout.ts';

interface MapNodeProps {
  readonly scenario: Scenario;
  readonly at: Node;
  readonly isOpen: boolean;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly result: Result | undefined;
  readonly turn: number | null;
  onChoose(): void;
  onFly(): void;
}

export const MapNode = (props: MapNodeProps) => {
  const { scenario, at, isOpen, isNext, isChosen, result, turn, onChoose, onFly } = props;
  const words = stateOf(props);
  const wasChosen = useRef(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a node of a drawing cannot be a button element
    <g
      id={`orbit-${scenario.id}`}
      role="button"
      tabIndex={isChosen ? 0 : -1}
      className={`ob-node ${isOpen ? '' : 'is-shut'} ${isChosen ? 'is-chosen' : ''}`}
      aria-pressed={isChosen}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      onPointerDown={() => {
        // The press focuses, and the focus chooses: what counts is what was chosen before.
        wasChosen.current = isChosen;
      }}
      onClick={() => (wasChosen.current && isOpen ? onFly() : onChoose())}
      onFocus={onChoose}
      onKeyDown={(event) => {
        if ((event.key === 'Enter' || event.key === ' ') && isOpen) {
          event.preventDefault();
          onFly();
        }
      }}
    >
      <rect x="-24" y="-26" width="184" height="52" fill="transparent" />
      {isChosen ? <circle r="22" className="ob-halo" /> : null}
      {result ? (
        <MedalMark kind={medalOfStars(result.stars)} />
      ) : isNext && isOpen ? (
        <>
          <circle r="20" fill="var(--space)" stroke="var(--you)" strokeWidth="2.4" />
          <path d={silhouetteOf('kestrel').hull} transform="rotate(70)" fill="var(--you)" />
        </>
      ) : (
        <>
          <circle r="14" className={turn === null ? 'ob-dot' : 'ob-dot is-going'} />
          {isOpen ? (
            <text className="bn mid" y="4.5">
              {`${scenario.number} `}
            </text>
          ) : (
            <path d="M-4-1h8v6h-8zM-2.5-1v-2.5a2.5 2.5 0 0 1 5 0V-1" className="ob-lock" />
          )}
        </>
      )}
      <text x="26" y="-2" className="ob-nodename">
        {result || isNext || !isOpen ? `${scenario.number} ` : ''}
        {`${scenario.title} `}
      </text>
      <text x="26" y="15" className="ob-nodestate">
        {words}
      </text>
    </g>
  );
};

const stateOf = ({ scenario, isOpen, isNext, result, turn }: MapNodeProps): string => {
  const par = scenario.parWords ?? String(scenario.par);
  if (turn !== null) return `open, turn ${turn}`;
  if (result) return `${MEDAL_WORDS[medalOfStars(result.stars)].toLowerCase()} · ${result.turns} turns`;
  if (!isOpen) return `par ${par}`;
  return isNext ? `next · par ${par}` : `par ${par}`;
};
