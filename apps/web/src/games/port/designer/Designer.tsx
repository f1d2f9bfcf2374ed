// The designer's page: the cards with conditions, weights and coverage; one card as JSON with its live preview; what the
// validator and the lint say; packs in from a file, out to a file, and onto the table.

import { contentDigest, parseJson } from '@interlock/kernel';
import { game } from '@interlock/port';
import type { PortFinding } from '@interlock/port/tools';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import { readSave } from '../../../store/saves.ts';
import { portWorker } from '../client.ts';
import { keepPack, packKey } from '../pack.ts';
import '../port.css';
import { Ticket } from '../Ticket.tsx';
import { percent } from '../words.ts';
import { Coverage, useCoverage } from './Coverage.tsx';
import './designer.css';
import { type Card, conditionWords, eventsFrom, packText, previewOf, ruleWords, shippedEvents } from './pack.ts';

/** Longer files are not read at all. */
const LARGEST = 4_000_000;
const PAUSE_MS = 250;
/** The ticket a pack is tried on. */
const TICKET = { preset: 'standard', seed: 'PACK-1' };

interface Checked {
  readonly findings: readonly PortFinding[];
  readonly isPlayable: boolean;
}

export const Designer = () => {
  const [events, setEvents] = useState<readonly Card[]>(shippedEvents);
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState(() => JSON.stringify(shippedEvents[0], null, 2));
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState('the shipped cards');
  const read = useMemo(() => parseJson(draft), [draft]);
  const text = useMemo(
    () => packText(read.ok ? events.with(at, read.value as unknown as Card) : events),
    [events, at, read],
  );
  const checked = useChecked(text);
  const coverage = useCoverage(text);

  const choose = (next: number, from: readonly Card[] = events): void => {
    const kept = read.ok && from === events ? events.with(at, read.value as unknown as Card) : from;
    setEvents(kept);
    setAt(next);
    setDraft(JSON.stringify(kept[next] ?? {}, null, 2));
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (!file) return;
    if (file.size > LARGEST)
      return setProblem(`The file has ${file.size} bytes; at most ${LARGEST} are read. Nothing was changed.`);
    const found = eventsFrom(await file.text());
    if ('problem' in found) return setProblem(`${file.name}: ${found.problem} Nothing was changed.`);
    if (found.events.length === 0) return setProblem(`${file.name}: the pack has no events. Nothing was changed.`);
    setProblem(null);
    setName(file.name);
    choose(0, found.events);
  };
  const play = async (): Promise<void> => {
    const parsed = parseJson(text);
    const loaded = parsed.ok ? game.load!(game.content, parsed.value) : parsed;
    if (!loaded.ok) return setProblem(loaded.error.message);
    // A run on these very cards goes on where it was left.
    const key = packKey(TICKET, contentDigest(loaded.value));
    const saved = await readSave(key).catch(() => null);
    if (saved?.ok && saved.save.status.is === 'playing') return go(`/play/port?saved=${encodeURIComponent(key)}`);
    try {
      keepPack(text);
    } catch {
      return setProblem('This browser gives no room to hand the pack over; export it and play it in the terminal.');
    }
    go(`/play/port?${new URLSearchParams(TICKET)}&pack`);
  };
  const file = `data:application/json,${encodeURIComponent(text)}`;
  return (
    <Page title="The cards of Open The Port" wide>
      <p className="lead">
        {events.length} cards from {name}. What you change here stays here until you export or play it.
      </p>
      <div className="keys pt-tools">
        <label className="key key--line pt-file">
          Load a pack
          <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
        </label>
        <a className="key key--line" href={file} download="events.json">
          Export the pack
        </a>
        <Key
          off={
            (!read.ok && 'the card on the table is not JSON') ||
            (checked?.isPlayable === false && 'the pack has errors')
          }
          onClick={() => void play()}
        >
          Play this pack
        </Key>
        <Key kind="ghost" onClick={() => choose(0, shippedEvents)}>
          Back to the shipped cards
        </Key>
      </div>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      <div className="pt-bench">
        <EventList
          events={events}
          at={at}
          report={coverage.report}
          findings={checked?.findings ?? []}
          onChoose={choose}
        />
        <div className="pt-edit">
          <label className="field">
            Card {at + 1} as JSON
            <textarea
              className="code num"
              rows={24}
              spellCheck={false}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </label>
          {read.ok ? null : (
            <Says glyph="critical" mood="error">
              S19 {read.error.message} The pack keeps the card as it was.
            </Says>
          )}
        </div>
        <div className="pt-preview">
          <h2 className="label">As a player sees it</h2>
          <Preview value={read.ok ? read.value : events[at]} />
          <Findings checked={checked} />
        </div>
      </div>
      <Coverage {...coverage} scenarios={game.content.scenarios} />
    </Page>
  );
};

/** Asks the worker a moment after the last stroke. */
const useChecked = (text: string): Checked | null => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      portWorker()
        .check(text)
        .then((found) => !isGone && setChecked(found))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return checked;
};

const Preview = ({ value }: { value: unknown }) => {
  const found = previewOf(value);
  if (!found) return <p className="dim">No card yet.</p>;
  return (
    <Ticket
      card={found.card}
      tags={found.tags}
      left={found.card.eventId}
      middle=""
      right={found.tags.join(', ')}
      chosen={null}
      isReadOnly
      consequences={() => []}
      cooling={() => 0}
    />
  );
};

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;

const Findings = ({ checked }: { checked: Checked | null }) => {
  const shown = checked?.findings.filter(({ severity }) => severity !== 'note') ?? [];
  const notes = (checked?.findings.length ?? 0) - shown.length;
  return (
    <div role="status" className="pt-findings">
      <h2 className="label">What the check says</h2>
      <p className="dim">
        {checked === null
          ? 'Checking.'
          : shown.length === 0
            ? `Nothing to find fault with. ${notes} notes.`
            : `${shown.length} ${shown.length === 1 ? 'finding' : 'findings'}, ${notes} notes.`}
      </p>
      <ul className="findings">
        {shown.slice(0, 40).map(({ path, code, severity, message }) => (
          <li key={`${path} ${code} ${message}`} className="says">
            <Glyph name={GLYPHS[severity]} className={GLYPHS[severity]} />
            <span>
              <b>
                {severity} {code}
              </b>{' '}
              <span className="num">{path}</span> {message}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ListProps {
  readonly events: readonly Card[];
  readonly at: number;
  readonly report: ReturnType<typeof useCoverage>['report'];
  readonly findings: readonly PortFinding[];
  onChoose(at: number): void;
}

const EventList = ({ events, at, report, findings, onChoose }: ListProps) => {
  const [wanted, setWanted] = useState('');
  const seen = new Map(report?.rows.map((row) => [row.eventId, row.seenPm.careful ?? 0]));
  const bad = new Set(
    findings.filter(({ severity }) => severity !== 'note').map(({ path }) => /^events\[(\d+)\]/.exec(path)?.[1]),
  );
  const listed = events
    .map((card, i) => ({ card, i }))
    .filter(({ card }) =>
      `${card.id} ${card.title} ${conditionWords(card)} ${String(card.tags)}`
        .toLowerCase()
        .includes(wanted.toLowerCase()),
    );
  return (
    <div className="pt-list">
      <label className="field">
        Find a card
        <input
          value={wanted}
          placeholder="title, tag or condition"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <ol aria-label="Cards">
        {listed.map(({ card, i }) => (
          <li key={`${i} ${card.id}`}>
            <button type="button" aria-pressed={i === at} onClick={() => onChoose(i)}>
              <b>
                {bad.has(String(i)) ? <Glyph name="caution" className="caution" /> : null} {card.title ?? card.id}
              </b>
              <small>{conditionWords(card)}</small>
              <small>
                weight <span className="num">{card.baseWeight}</span>
                {ruleWords(card) === '' ? '' : ` (${ruleWords(card)})`} · away{' '}
                <span className="num">{card.cooldown}</span> s
                {seen.has(card.id) ? ` · seen ${percent(seen.get(card.id) ?? 0)}` : ''}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
