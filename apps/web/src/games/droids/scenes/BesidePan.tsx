// Another run of the same seed beside this one: its code is pasted, both stand day by day.

import { useContext, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { RunContext } from '../../../play/context.ts';
import { type Beside, besideOf } from '../report/beside.ts';
import { Pan } from './parts.tsx';

export const BesidePan = () => {
  const run = useContext(RunContext);
  const [code, setCode] = useState('');
  const [found, setFound] = useState<Beside | null>(null);
  const [note, setNote] = useState('');
  const compare = (): void => {
    const session = run?.getState().session;
    if (!session) return;
    const answer = besideOf(session as never, code.trim());
    setFound(answer.ok ? answer.value : null);
    setNote(answer.ok ? '' : answer.error.message);
  };
  return (
    <Pan label="Beside another run of this seed" className="dd-codep dd-beside">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          compare();
        }}
      >
        <input
          aria-label="Share code of the other run"
          placeholder="share code of the other run"
          value={code}
          maxLength={200_000}
          onChange={(event) => setCode(event.target.value)}
        />
        <Key type="submit" kind="line" off={code.trim() === '' && 'paste a code first'}>
          Compare
        </Key>
      </form>
      <p role="status" className="dim">
        {note}
      </p>
      {found ? (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">What</span>
              </th>
              <th scope="col">this run</th>
              <th scope="col">the other</th>
            </tr>
          </thead>
          <tbody className="num">
            {found.days.map(({ day, mine, theirs }) => (
              <tr key={day}>
                <th scope="row">Goods, day {day}</th>
                <td>{mine ?? '–'}</td>
                <td>{theirs ?? '–'}</td>
              </tr>
            ))}
            {found.rows.map(({ what, mine, theirs }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Pan>
  );
};
