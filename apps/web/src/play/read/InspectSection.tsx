// The selected thing: one place only, filled alike by hover, focus and tap. Any subject can be asked for its causes.

import { explainSubject } from '@interlock/kernel';
import { Causes } from '../../parts/log/LogLine.tsx';
import { usePanel, useRun, useRunStore } from '../context.ts';
import { Later } from './Later.tsx';

export const InspectSection = ({ isOpen }: { isOpen: boolean }) => {
  const { look } = useRun((state) => state.screen);
  return (
    <section
      className={`inspect ${isOpen ? 'open' : ''}`}
      id="panel-inspect"
      aria-label={look.inspectorName ?? 'Selected'}
    >
      <div className="wide">
        <Later panel={look.Inspector ?? PlainInspector} />
      </div>
    </section>
  );
};

/** The subjects the game can explain; the chosen one unfolds. */
export const PlainInspector = () => {
  const store = useRunStore();
  const { table, selected, onSelect } = usePanel();
  const subjects = [...(table.game.trace?.subjects?.(table.world, table.view) ?? [])].slice(0, 24);
  const chosen = subjects.find(({ subject }) => subject === selected);
  if (subjects.length === 0) return <p className="dim">Nothing here can be asked for its cause.</p>;
  return (
    <>
      <header>
        <span className="label">Ask why</span>
        {chosen ? <h3>{chosen.name}</h3> : null}
      </header>
      <div className="chips">
        {subjects.map(({ subject, name }) => (
          <button
            type="button"
            key={subject}
            className="askchip"
            aria-pressed={subject === selected}
            onClick={() => onSelect(subject === selected ? null : subject)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen ? (
        <WhySubject subject={chosen.subject} key={`${chosen.subject} ${table.turn}`} />
      ) : (
        <p>Choose what to ask about.</p>
      )}
      <span hidden>{store.getState().revision}</span>
    </>
  );
};

/** Why a subject is as it is: the events that last set it, back to a choice. */
export const WhySubject = ({ subject }: { subject: string }) => {
  const session = useRun((state) => state.session);
  const found = explainSubject(session, subject);
  if (found.length === 0) return <p>Nothing in this run has touched it; it is as the level set it.</p>;
  return (
    <ol className="whylist">
      {found.slice(0, 4).map((why) => (
        <li className="line" key={`${why.turn}/${why.index}`}>
          <span className="num">T{why.turn}</span>
          <span>{why.text}</span>
          <Causes why={why} />
        </li>
      ))}
    </ol>
  );
};
