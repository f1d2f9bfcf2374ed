// Compile & Run: the field with the tape's way on it, slot by slot, and after a run the program as it went.

import type { DroidsShape, TapePreview, View } from '@interlock/droids';
import { Footprints, Search } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Chip } from '../../parts/Chip.tsx';
import { Key } from '../../parts/Key.tsx';
import { NamedCells } from '../../play/board/NamedCells.tsx';
import { useMapCamera } from '../../play/board/useMapCamera.ts';
import type { SceneProps, Table } from '../screen.ts';
import { cellName } from './field/cellNames.ts';
import { Field } from './field/Field.tsx';
import { boxOf, isSpot, keyOf, outline, placeWords, spotOf, WIDE, walk, xOf, yOf } from './field/hex.ts';
import { Legend } from './layers/Legend.tsx';
import { PastPath, PlanPath, SlotMark } from './layers/Path.tsx';
import { GhostRobot } from './layers/Robot.tsx';
import { Postmortem } from './scenes/Postmortem.tsx';
import { Rail } from './scenes/parts.tsx';
import { ProgramShow } from './show/ProgramShow.tsx';
import { previewOf, type SlotOutcome, slotShown } from './show/preview.ts';
import type { Trace } from './show/trace.ts';
import { usePlayback } from './show/usePlayback.ts';
import { useSight } from './sight.ts';
import { plural } from './words.ts';

type Props = SceneProps<DroidsShape>;

export const Compile = (props: Props) => {
  const { table } = props;
  const report = useSight((sight) => sight.report);
  const { show, trace, replay } = usePlayback(table);
  if (show) return <ProgramShow table={table} show={show} />;
  if (report === 'postmortem' && trace) return <Postmortem {...props} />;
  return <Planning {...props} trace={trace} onReplay={replay} />;
};

const Planning = (props: Props & { readonly trace: Trace | null; onReplay(): void }) => {
  const { table, view, selected, marks = [], onSelect, trace, onReplay } = props;
  const { zoom, zoomBy, hasGhosts, slot, lookAt, open } = useSight();
  const preview = previewOf(table);
  const box = boxOf(view.radius);
  const shown = slotShown(preview, slot);
  const stands = useMemo(
    () => [view.avatar, ...preview.slots.slice(0, shown).flatMap(({ outcomes }) => outcomes[0] ?? [])],
    [view.avatar, preview, shown],
  );
  const ends = shown > 0 ? (preview.slots[shown - 1]?.outcomes ?? []) : [];
  const at = stands.at(-1) ?? view.avatar;
  const camera = useMapCamera({ box, cell: WIDE, most: 96, around: 1, x: xOf(at), y: yOf(at), zoom, zoomBy });
  const pointed = selected?.startsWith('cell:') ? selected.slice(5) : null;
  const rows = useMemo(() => rowsOf(view), [view]);
  const select = useCallback((cell: string) => onSelect(`cell:${cell}`), [onSelect]);
  const isFresh = table.plan.length === 0;
  return (
    <div className="dd-field">
      <div className={`dd-window mapwindow${camera.isPanned ? ' is-panned' : ''}`} ref={camera.window}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every cell; the grid inside has the name */}
        <svg
          className="map dd-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ width: camera.width, height: camera.height }}
        >
          <Field view={view} donkeyLoad={table.world.rules.numbers.donkey.capacity}>
            {trace && isFresh ? <PastPath legs={trace.legs} /> : null}
            {marks.map((mark) => (
              <polygon key={mark} className="dd-marked" points={outline(xOf(spotOf(mark)), yOf(spotOf(mark)), 38)} />
            ))}
            {hasGhosts ? <PlanPath stands={stands} /> : null}
          </Field>
          {hasGhosts ? <Ghosts preview={preview} shown={shown} view={view} ends={ends} /> : null}
          {pointed ? (
            <polygon className="dd-pointed" points={outline(xOf(spotOf(pointed)), yOf(spotOf(pointed)), 41)} />
          ) : null}
          <NamedCells
            label={`Field, radius ${view.radius}. Robot at ${placeWords(view.avatar)}`}
            rows={rows}
            selected={pointed}
            home={pointed ?? keyOf(view.avatar)}
            isInspecting={false}
            step={stepTo}
            onSelect={select}
            onPress={select}
            onBack={props.onUndo}
          />
        </svg>
        <div className="dd-corner">
          <Warnings view={view} />
        </div>
        {camera.isPanned ? null : <Legend view={view} world={table.world} />}
        {trace && isFresh ? (
          <div className="dd-after">
            <Key kind="ghost" icon={<Footprints className="i" aria-hidden />} onClick={onReplay}>
              Show program {trace.program} again
            </Key>
            <Key kind="ghost" icon={<Search className="i" aria-hidden />} cap="E" onClick={() => open('postmortem')}>
              Postmortem
            </Key>
          </div>
        ) : null}
      </div>
      <SlotBar table={table} preview={preview} shown={shown} onLook={lookAt} />
    </div>
  );
};

const stepTo = (at: string, arrow: string): string | null => {
  const to = walk(spotOf(at), arrow);
  return to === null ? null : keyOf(to);
};

const rowsOf = (view: View) => {
  const cells = view.cells.filter(({ isRing }) => !isRing);
  return [...new Set(cells.map(({ r }) => r))].map((r) => ({
    name: `row ${r}`,
    cells: cells
      .filter((cell) => cell.r === r)
      .map((cell) => ({
        at: keyOf(cell),
        name: cellName(view, cell),
        d: `M${outline(xOf(cell), yOf(cell), 40).replaceAll(' ', 'L')}z`,
      })),
  }));
};

interface GhostsProps {
  readonly preview: TapePreview;
  readonly shown: number;
  readonly view: View;
  readonly ends: readonly SlotOutcome[];
}

/** Where the tape leads: the likely end as a ghost with its odds, the others fainter, and marks where a slot stays in place. */
const Ghosts = ({ preview, shown, view, ends }: GhostsProps) => {
  let from: { q: number; r: number; facing: number } = view.avatar;
  const marks = preview.slots.slice(0, shown).flatMap(({ outcomes }, i) => {
    const to = outcomes[0];
    if (!to) return [];
    const isStill = to.q === from.q && to.r === from.r && to.facing === from.facing;
    const mark = isStill ? [{ at: from, facing: from.facing, slot: i + 1 }] : [];
    from = to;
    return mark;
  });
  const sides = new Map<string, number>();
  return (
    <g className="dd-ghosts">
      {ends.slice(1, 4).map((end) => (
        <GhostRobot
          key={`${end.q},${end.r},${end.facing},${end.energy},${end.carry}`}
          at={end}
          odds={`${end.num}/${end.den}`}
          isFaint
        />
      ))}
      {ends[0] && shown > 0 && !isWhere(ends[0], view.avatar) ? (
        <GhostRobot
          at={ends[0]}
          odds={ends.length > 1 ? `${ends[0].num}/${ends[0].den}` : null}
          isTurn={isSpot(ends[0], view.avatar)}
        />
      ) : null}
      {marks.map(({ at, facing, slot }) => {
        const key = `${at.q},${at.r},${facing}`;
        const n = sides.get(key) ?? 0;
        sides.set(key, n + 1);
        return <SlotMark key={slot} at={at} facing={facing} slot={slot} shift={n} />;
      })}
    </g>
  );
};

const isWhere = (a: SlotOutcome, b: { q: number; r: number; facing: number }): boolean =>
  a.q === b.q && a.r === b.r && a.facing === b.facing;

/** What must not be overlooked: a shortage of goods, weather, hot towers. */
const Warnings = ({ view }: { view: View }) => (
  <>
    {view.goods.missing > 0 ? (
      <Chip tone="critical" glyph="critical">
        {plural(view.goods.missing, 'good')} too few in the world
      </Chip>
    ) : null}
    {view.queuedImmunity > 0 ? (
      <Chip tone="ok" glyph="ok">
        Next program is immune
      </Chip>
    ) : null}
  </>
);

interface SlotBarProps {
  readonly table: Table<DroidsShape>;
  readonly preview: TapePreview;
  readonly shown: number;
  onLook(slot: number | null): void;
}

/** The slots of the tape as ticks: a press draws the field as it will be after that slot. */
const SlotBar = ({ table, preview, shown, onLook }: SlotBarProps) => {
  const { slots, limit } = preview;
  if (slots.length === 0) return <EmptyBar view={table.view} />;
  return (
    <div className="dd-slots">
      <span className="label">Look ahead</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's field set */}
      <div className="ticks" role="group" aria-label="Slots of the tape">
        <button type="button" className={shown === 0 ? 'at' : ''} aria-pressed={shown === 0} onClick={() => onLook(0)}>
          start
        </button>
        {slots.map((slot, i) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={i}
            aria-pressed={shown === i + 1}
            className={`${shown === i + 1 ? 'at' : ''} ${slot.outcomes.length === 0 ? 'is-hidden' : ''}`}
            aria-disabled={slot.outcomes.length === 0 || undefined}
            onClick={slot.outcomes.length === 0 ? undefined : () => onLook(i + 1)}
          >
            {i + 1}
            {slot.outcomes.length === 0 ? <span className="sr">, not foreseen</span> : null}
          </button>
        ))}
      </div>
      <span className="dd-slotnote">
        {Math.min(limit, slots.length)} of {slots.length} foreseen
      </span>
    </div>
  );
};

/** Nothing planned: where the day stands instead. */
const EmptyBar = ({ view }: { view: View }) => (
  <div className="dd-slots">
    <Rail view={view} />
  </div>
);
