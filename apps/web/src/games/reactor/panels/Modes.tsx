// A junction in the inspector: for each mode what would arrive at every consumer behind it. The set mode is marked.

import type { Facility, Prop } from '@interlock/reactor/screen';
import { UNKNOWN } from './changes.ts';
import { useModes } from './useModes.ts';

export const Modes = ({ prop, turn, facility }: { prop: Prop; turn: number; facility: Facility }) => {
  const answers = useModes(prop.id, turn);
  if (answers.length === 0) return facility.underground ? null : <p>What a mode would bring is {UNKNOWN}.</p>;
  const consumers = answers[0]!.consumers.map(({ prop: id }) => id);
  return (
    <table className="rx-modes num">
      <thead>
        <tr>
          <th scope="col">mode</th>
          {consumers.map((id) => (
            <th scope="col" key={id}>
              at {id}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answers.map(({ mode, consumers: arriving }) => (
          <tr key={mode} className={mode === prop.state ? 'is-set' : ''}>
            <th scope="row">
              {mode}
              {mode === prop.state ? ' set' : ''}
            </th>
            {arriving.map(({ prop: id, amount, push }) => (
              <td key={id}>{amount === push ? amount : `${amount}/${push}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
