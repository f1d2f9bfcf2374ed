// The designer's page: the cards with conditions, weights and coverage; one card as JSON with its live preview; what the
// checks say; packs in from a file, out to a file, and onto the table.

import { contentDigest, parseJson } from '@interlock/kernel';
import { game } from '@interlock/port';
import { Redo2, Undo2 } from 'lucide-react';
import { type ChangeEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import { fileText } from '../../../store/fileText.ts';
import { readSave, saveKey } from '../../../store/save/saves.ts';
import { keepPack } from '../run/pack.ts';
import '../port.css';
import { Ticket } from '../desk/Ticket.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Coverage, useCoverage } from './Coverage.tsx';
import './designer.css';
import { EventList } from './EventList.tsx';
import { isCard } from './edit.ts';
import { Findings } from './Findings.tsx';
import { Form } from './Form.tsx';
import { begun, changed, redone, undone } from './history.ts';
import { Proof } from './Proof.tsx';
import { eventsFrom, listedOf, packText, previewOf, shippedEvents } from './pack.ts';
import {
  changedFrom,
  copied,
  eventsOn,
  keepTable,
  keptTable,
  laid,
  problemIn,
  put,
  removed,
  slotAt,
  type Table,
  textAt,
  turnedTo,
  typed,
} from './table.ts';
import { useChecked, useDeepCheck } from './useChecks.ts';

/** The ticket a pack is tried on. */
const TICKET = { preset: 'standard', seed: 'PACK-1' };

export const Designer = () => {
  const [history, setHistory] = useState(() => begun(keptTable() ?? laid(shippedEvents, null)));
  const table = history.now;
  const setTable = (now: Table, stroke: string | null = null): void => setHistory((all) => changed(all, now, stroke));
  const [problem, setProblem] = useState<string | null>(null);
  const edits = useMemo(() => changedFrom(table, shippedEvents), [table]);
  const isKept = useKeeping(table, table.name !== null || edits > 0 || slotAt(table).text !== null);
  const text = useMemo(() => packText(eventsOn(table)), [table]);
  const checked = useChecked(text);
  const deep = useDeepCheck(text);
  const coverage = useCoverage(text);
  const slot = slotAt(table);
  const unread = problemIn(slot);
  const open = useCallback((at: number) => setHistory((all) => changed(all, turnedTo(all.now, at))), []);

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const read = await fileText(file);
    const found = 'problem' in read ? read : eventsFrom(read.text);
    // The same file, mended outside, can be chosen again.
    input.value = '';
    if ('problem' in found) return setProblem(`${file.name}: ${found.problem} Nothing was changed.`);
    if (found.events.length === 0) return setProblem(`${file.name}: the pack has no events. Nothing was changed.`);
    setProblem(null);
    setTable(laid(found.events, file.name));
  };
  const play = async (): Promise<void> => {
    const parsed = parseJson(text);
    const loaded = parsed.ok ? game.authoring!.load!(game.content, parsed.value) : parsed;
    if (!loaded.ok) return setProblem(loaded.error.message);
    // A run on these very cards goes on where it was left.
    const key = saveKey('port', TICKET, false, contentDigest(loaded.value));
    const saved = await readSave(key).catch(() => null);
    if (saved?.ok && saved.save.status.is === 'playing') return go(`/play/port?saved=${encodeURIComponent(key)}`);
    try {
      keepPack(text);
    } catch {
      return setProblem('This browser gives no room to hand the pack over; export it and play it in the terminal.');
    }
    go(`/play/port?${new URLSearchParams(TICKET)}&pack`);
  };
  const bar =
    (unread !== null && 'the card on the table is not JSON') ||
    (checked?.isPlayable === false && 'the pack has errors');
  return (
    <Page title="The cards of Open The Port" wide>
      <p className="lead">
        {table.slots.length} {table.name === null ? 'shipped cards' : `cards from ${table.name}`}
        {edits === 0 || table.name !== null ? '' : `, ${edits} of them changed`}.{' '}
        {isKept
          ? 'Your changes are kept in this browser; export them to take them elsewhere.'
          : 'This browser has no room to keep your changes: export them before you leave.'}
      </p>
      <div className="keys pt-tools">
        <label className="key key--line pt-file">
          Load a pack
          <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
        </label>
        <a className="key key--line" href={`data:application/json,${encodeURIComponent(text)}`} download="events.json">
          Export the pack
        </a>
        <Key off={bar} onClick={() => void play()}>
          Play this pack
        </Key>
        <Key
          kind="line"
          icon={<Undo2 className="i" aria-hidden="true" />}
          off={history.past.length === 0 && 'nothing was changed'}
          onClick={() => setHistory(undone(history))}
        >
          Undo
        </Key>
        <Key
          kind="line"
          icon={<Redo2 className="i" aria-hidden="true" />}
          off={history.next.length === 0 && 'nothing was undone'}
          onClick={() => setHistory(redone(history))}
        >
          Redo
        </Key>
        <BackKey
          changed={table.name === null ? edits : table.slots.length}
          onBack={() => {
            setProblem(null);
            setTable(laid(shippedEvents, null));
          }}
        />
        {bar ? <span className="dim">Not playable: {bar}.</span> : null}
      </div>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      <div className="pt-bench">
        <EventList
          slots={table.slots}
          at={table.at}
          report={coverage.report}
          findings={checked?.findings ?? []}
          onChoose={open}
        />
        <div className="pt-edit">
          <h2 className="label">Card {table.at + 1}</h2>
          {unread === null && isCard(slot.value) ? (
            <Form
              key={table.at} // another card, other drafts
              card={slot.value}
              onChange={(card, stroke) => setTable(put(table, card), stroke && `${table.at} ${stroke}`)}
            />
          ) : (
            <p className="dim">The form comes back when the JSON below can be read again; Undo brings it back too.</p>
          )}
          <label className="field">
            Card {table.at + 1} as JSON
            <textarea
              key={table.at} // another card is read from its beginning
              className="code num"
              rows={16}
              spellCheck={false}
              value={textAt(table)}
              onChange={(event) => setTable(typed(table, event.target.value), `${table.at} json`)}
            />
          </label>
          {unread === null ? null : (
            <Says glyph="critical" mood="error">
              S19 {unread} Until it can be read, the pack keeps the card as it was.
            </Says>
          )}
          <div className="keys">
            <Key kind="line" onClick={() => setTable(copied(table))}>
              A copy of this card
            </Key>
            <Key
              kind="ghost"
              off={table.slots.length < 2 && 'a pack has at least one card'}
              onClick={() => setTable(removed(table))}
            >
              Take this card out
            </Key>
          </div>
        </div>
        <div className="pt-preview">
          <Findings checked={checked} deep={deep} onOpen={open} />
          <h2 className="label">As a player sees it</h2>
          <Preview value={slot.value} />
          <Proof text={text} eventId={listedOf(slot.value).id} scenarios={game.content.scenarios} off={bar} />
        </div>
      </div>
      <CardSheet slots={table.slots} onOpen={open} />
      <Coverage {...coverage} scenarios={game.content.scenarios} />
    </Page>
  );
};

const KEEP_MS = 300;

/** Keeps the table a moment after the last stroke; false where the browser gives no room. */
const useKeeping = (table: Table, isOwn: boolean): boolean => {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setKept(keepTable(isOwn ? table : null)), KEEP_MS);
    // Whoever leaves at once loses nothing either.
    return () => {
      clearTimeout(timer);
      keepTable(isOwn ? table : null);
    };
  }, [table, isOwn]);
  return isKept;
};

/** Asks once before work is dropped. */
const BackKey = ({ changed, onBack }: { changed: number; onBack(): void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Key kind="ghost" off={changed === 0 && 'these are the shipped cards'} onClick={() => setAsking(true)}>
        Back to the shipped cards
      </Key>
    );
  return (
    <>
      <Key
        kind="line"
        onClick={() => {
          setAsking(false);
          onBack();
        }}
      >
        Drop {changed} {changed === 1 ? 'card' : 'cards'} of yours
      </Key>
      <Key kind="ghost" onClick={() => setAsking(false)}>
        Keep them
      </Key>
    </>
  );
};

const Preview = ({ value }: { value: unknown }) => {
  const found = previewOf(value);
  if (!found) return <p className="dim">No card yet: a card is an object with id, title, situation and actions.</p>;
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
