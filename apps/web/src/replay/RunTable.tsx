// The kept runs as a table: level, seed, result, score, date, and what can be done with each.

import { Download, Eye, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { gameFacts } from '../games/registry.ts';
import { StatusChip } from '../hub/Lists.tsx';
import { standsAt } from '../hub/saveWords.ts';
import { Key } from '../parts/Key.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import { type Save, saveAddress } from '../store/save/saves.ts';

/** What a cell says where the run has none of it. */
const NONE = '–';

const seedOf = ({ replay: { origin } }: Save): string => ('seed' in origin ? String(origin.seed) : NONE);
const scoreOf = ({ status }: Save): string => (status.is === 'won' ? grouped(status.score) : NONE);
const dateOf = (at: number): string => new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
/** The chip says how it ended; beside it stands when. */
const afterResult = (save: Save): string => standsAt(save).replace(/^(won|lost|drawn) /, '');
const openWord = ({ status }: Save): string => (status.is === 'playing' ? 'Go on' : 'Look');

interface RunTableProps {
  readonly saves: readonly Save[];
  onWatch(save: Save): void;
  onDrop(save: Save): void;
}

export const RunTable = ({ saves, onWatch, onDrop }: RunTableProps) => (
  <table className="runs">
    <thead>
      <tr>
        <th scope="col">Level</th>
        <th scope="col">Seed</th>
        <th scope="col">Result</th>
        <th scope="col" className="figure">
          Score
        </th>
        <th scope="col">Date</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {saves.map((save) => (
        <tr key={save.key}>
          <th scope="row">
            {save.title}
            <small>
              {gameFacts(save.game)?.title ?? save.game}
              {save.replay.ranked ? ' · ranked' : ''}
            </small>
          </th>
          <td className="num" data-name="Seed">
            {seedOf(save)}
          </td>
          <td data-name="Result">
            <StatusChip save={save} /> <span className="stands">{afterResult(save)}</span>
          </td>
          <td className="num figure" data-name="Score">
            {scoreOf(save)}
          </td>
          <td data-name="Date">{dateOf(save.savedAt)}</td>
          <td>
            <RunKeys save={save} onWatch={onWatch} onDrop={onDrop} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const RunKeys = ({ save, onWatch, onDrop }: Omit<RunTableProps, 'saves'> & { readonly save: Save }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="runkeys">
      <Link className="key" href={saveAddress(save)} aria-label={`${openWord(save)} ${save.title}`}>
        <Play className="i" aria-hidden="true" />
        <span>{openWord(save)}</span>
      </Link>
      <Key
        icon={<Eye className="i" aria-hidden="true" />}
        aria-label={`Watch ${save.title}`}
        onClick={() => onWatch(save)}
      >
        Watch
      </Key>
      <a
        className="key key--ghost"
        aria-label={`Export ${save.title}`}
        download={`${save.game}-turn-${save.turn}.interlock.json`}
        href={`data:application/json,${encodeURIComponent(JSON.stringify(save.replay, null, 1))}`}
      >
        <Download className="i" aria-hidden="true" />
      </a>
      {isAsking ? (
        <Key kind="line" onClick={() => onDrop(save)}>
          Drop {save.turn} {save.turn === 1 ? 'turn' : 'turns'}
        </Key>
      ) : (
        <Key
          kind="ghost"
          icon={<Trash2 className="i" aria-hidden="true" />}
          aria-label={`Drop ${save.title}`}
          onClick={() => setAsking(true)}
        />
      )}
    </span>
  );
};
