// The terminal screen of a run: board, plan, actions, and one panel that shows whatever was asked for last.

import type { Json } from '@interlock/kernel';
import { Box, type Key, Text, useApp, useInput, useStdout } from 'ink';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Io } from '../io.ts';
import type { Driver, Handling } from '../keys/handling.ts';
import { visible } from '../output.ts';
import { wrap } from '../wrap.ts';
import { type Done, execute, helpLines } from './commands.ts';
import { capital, type Desk, type Said } from './desk.ts';
import { Board, ChoiceLine, Choices, type Hue, Panel, type PanelText } from './parts.tsx';
import { keyName, pickedBy, SHORTCUTS, shortcutLines } from './shortcuts.ts';
import { belowMap, windowOf } from './window.ts';

interface Props {
  readonly desk: Desk;
  readonly io: Io;
  readonly handling: Handling;
  readonly hasColour: boolean;
}

/** What the next key is for: playing, typing a command, answering yes or no, or taking a seat. */
type Mode =
  | { readonly is: 'play' }
  | { readonly is: 'type'; readonly text: string }
  | { readonly is: 'curtain' }
  | { readonly is: 'ask'; readonly question: string; readonly line: string };

/** Boards may be drawn for so many columns on any screen; the panel beside them needs at least so many. */
const MAX_BOARD = 80;
const MIN_PANEL = 36;
/** However small the window, the board gets so many lines. */
const LEAST_BOARD = 10;
const PLAY: Mode = { is: 'play' };
const FOOTER = '? keys · u undo · f forecast · v verdict · h hint · l log · x why · q quit';
/** Actions that digits can pick at a time. */
const PAGE = 9;

const pageOf = (
  page: number,
  choices: number,
): { readonly at: number; readonly pages: number; readonly from: number } => {
  const pages = Math.max(1, Math.ceil(choices / PAGE));
  return { at: page % pages, pages, from: (page % pages) * PAGE };
};

export const Screen = ({ desk, io, handling, hasColour }: Props) => {
  const app = useApp();
  const { stdout } = useStdout();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [panel, setPanel] = useState<PanelText>({ title: 'Welcome', lines: [...desk.intro, '? lists the keys.'] });
  // Several keys may arrive before the next drawing: what they depend on lives in refs, not in drawn state.
  const mode = useRef<Mode>(PLAY);
  const waiting = useRef<(readonly [string, Key])[]>([]);
  const [page, setPage] = useState(0);
  const [scroll, setScroll] = useState(0);
  /** In a small window the panel covers the board until it is closed. */
  const [isOpen, setOpen] = useState(false);
  const widest = useRef(36);
  /** A page of the panel as it was last drawn, one line less than its room, and how far it can be scrolled. */
  const pages = useRef({ step: 5, last: 0 });
  const isBusy = useRef(false);
  const driver = useRef<Driver | null>(null);

  useEffect(() => {
    const started = handling.driver?.(desk, redraw) ?? null;
    driver.current = started;
    stdout.on('resize', redraw);
    return () => {
      started?.stop();
      stdout.off('resize', redraw);
    };
  }, [desk, handling, stdout]);

  const setMode = (next: Mode): void => {
    mode.current = next;
    redraw();
  };

  const tell = (title: string, said: Said, isAsked = true): void => {
    setOpen(isAsked);
    setPanel({ title, lines: said.lines, isRefusal: said.isRefusal ?? false });
    setScroll(0);
    setPage(0);
  };

  /** Runs a command that may take its time; keys that come meanwhile wait for it. */
  const runLine = async (line: string): Promise<void> => {
    isBusy.current = true;
    const { seat } = desk;
    try {
      const done: Done = await execute(desk, line, io);
      if (done.isQuit) app.exit();
      else if (done.lines.length > 0) tell(line, done, done.showsBoard !== true && done.isRefusal !== true);
    } catch (error) {
      tell(line, { lines: [error instanceof Error ? error.message : String(error)], isRefusal: true }, false);
    } finally {
      isBusy.current = false;
      // Whoever sits down next is waited for.
      setMode(desk.seat !== seat && !desk.isOver ? { is: 'curtain' } : PLAY);
    }
    while (!isBusy.current && waiting.current.length > 0) onKey(...waiting.current.shift()!);
  };

  const take = (index: number): void => {
    const choice = desk.choices()[index];
    if (choice) tell(choice.text, desk.take(choice.action), false);
  };

  /** An edit is seen on the board; only a refusal needs words. */
  const edited = (action: unknown): Said => {
    const said = desk.take(action);
    return said.isRefusal ? said : { lines: [] };
  };

  const pick = (index: number, actions: readonly Json[]): void => {
    const asked = actions[index] === undefined ? null : (handling.asks?.(actions[index]) ?? null);
    if (asked === null) take(index);
    else setMode({ is: 'ask', question: asked, line: String(index + 1) });
  };

  const onPlayKey = (name: string): void => {
    const actions = desk.choices().map((one) => desk.session.game.action.encode(one.action));
    const own = handling.key?.(name, actions, desk.session) ?? null;
    const picked = pickedBy(name);
    const shortcut = SHORTCUTS[name];
    const press = desk.isOver ? null : (handling.press?.(name, desk.session, desk.seat) ?? null);
    if (name === 'escape') setOpen(false);
    else if (press !== null) {
      if ('command' in press) void runLine(press.command);
      else if ('plan' in press) tell('Plan', edited(press.plan), false);
      else if (press.lines.length > 0) tell('Plan', { lines: press.lines });
      else redraw();
    } else if (driver.current?.key?.(name)) redraw();
    else if (own !== null) take(own);
    else if (picked !== null) pick(pageOf(page, actions.length).from + picked, actions);
    else if (name === 'pageDown') setScroll((at) => Math.min(pages.current.last, at + pages.current.step));
    else if (name === 'pageUp') setScroll((at) => Math.max(0, at - pages.current.step));
    else if (name === 'tab') setPage((at) => at + 1);
    else if (name === 'b') tell('Below the board', { lines: belowMap(desk.board().split('\n')) });
    else if (name === ':') setMode({ is: 'type', text: '' });
    else if (name === '?')
      tell('Keys', { lines: [...shortcutLines(handling), '', 'After : one types', ...helpLines(desk)] });
    else if (shortcut?.types) setMode({ is: 'type', text: shortcut.line });
    else if (shortcut?.asks && !desk.isOver) setMode({ is: 'ask', question: shortcut.asks, line: shortcut.line });
    else if (shortcut) void runLine(shortcut.line);
  };

  const onTypeKey = (text: string, input: string, key: Key): void => {
    if (key.escape) setMode(PLAY);
    else if (key.return) {
      setMode(PLAY);
      void runLine(text);
    } else if (key.backspace || key.delete) setMode({ is: 'type', text: text.slice(0, -1) });
    else if (!key.ctrl && !key.meta) setMode({ is: 'type', text: text + input });
  };

  const onCurtainKey = (name: string): void => {
    if (name === 'enter') {
      setPanel({ title: 'Plan', lines: [] });
      setMode(PLAY);
    } else if (name === 'w') void runLine('withdraw');
    else if (name === 'pageDown' || name === 'pageUp') onPlayKey(name);
  };

  const onKey = (input: string, key: Key): void => {
    const now = mode.current;
    if (isBusy.current) waiting.current.push([input, key]);
    else if (now.is === 'type') onTypeKey(now.text, input, key);
    else if (now.is === 'play') onPlayKey(keyName(input, key));
    else if (now.is === 'curtain') onCurtainKey(keyName(input, key));
    else {
      setMode(PLAY);
      if (input === 'y' || input === 'Y') void runLine(now.line);
    }
  };

  // Fast typing and pasting arrive in one piece; each character is a key of its own.
  useInput((input, key) => {
    if (input === '') onKey(input, key);
    else for (const one of input) onKey(one, { ...key, return: key.return || one === '\r' || one === '\n' });
  });

  const columns = stdout.columns ?? 80;
  const rows = stdout.rows ?? 24;
  const hue: Hue = (colour) => (hasColour ? { color: colour } : {});
  // Title, a line of the panel and the foot stay, and one line free: a screen that is full to the last line flickers.
  const board = desk.board(Math.max(16, rows - 4)).split('\n');
  // The widest board so far decides: a layout that jumps about with every turn cannot be read.
  const most = Math.max(MAX_BOARD, columns - MIN_PANEL - 3);
  widest.current = Math.min(most, Math.max(widest.current, ...board.map((line) => line.length)));
  const isWide = columns >= widest.current + MIN_PANEL + 3;
  const panelWidth = isWide ? columns - widest.current - 3 : columns;
  const shown: PanelText = { ...panel, lines: wrap(panel.lines, panelWidth) };

  const choices = desk.hasPlanner ? [] : desk.choices();
  const here = pageOf(page, choices.length);
  const onPage = choices.slice(here.from, here.from + PAGE);
  const more = here.pages > 1 ? `Tab: more actions (${here.at + 1}/${here.pages})` : '';
  const width = isWide ? widest.current : columns;
  const used = wrap(board, width).length + onPage.length + (more === '' ? 0 : 1) + 7;
  const isSmall = !isWide && used + 5 > rows;
  const plan = desk.isOver || desk.hasPlanner ? '' : desk.plan();
  const listed = [...onPage.map((one, i) => `${i + 1} ${one.text}`), ...(more === '' ? [] : [more])].join('  ');
  // Beside the board: title, plan, the actions, one line of the panel, the foot.
  const planned = desk.hasPlanner ? 1 : wrap([`Plan ${plan} · Enter commits`, listed], columns).length;
  const below = isSmall ? planned : onPage.length + 4;
  const left = windowOf(board, width, Math.max(LEAST_BOARD, rows - 3 - below), wrap);
  const panelRoom = Math.max(3, isWide || isSmall ? rows - 5 : rows - used - 2);
  const label = driver.current?.label?.();
  const who = desk.session.seats.length > 1 && !desk.isOver ? `${capital(desk.seat)} plans` : null;
  const title = visible([desk.title, label, who].filter((word) => word != null).join(' · '));

  const state = desk.isOver ? (
    <Text bold {...hue(desk.session.status.is === 'won' ? 'green' : 'red')}>
      {desk.status()}
    </Text>
  ) : desk.hasPlanner ? null : (
    <Plan plan={plan} isPlanning={desk.isPlanning} />
  );
  const own = desk.isOver ? undefined : handling.footer;
  const keys = (typeof own === 'function' ? own(desk.session, desk.seat) : own) ?? FOOTER;
  const footer = (
    <Footer
      mode={mode.current}
      seat={desk.seat}
      isIn={desk.session.seats.some((seat) => desk.session.isHandedIn(seat))}
      keys={keys}
      hasColour={hasColour}
      isOver={isSmall && isOpen}
    />
  );

  pages.current = { step: Math.max(1, panelRoom - 1), last: Math.max(0, shown.lines.length - panelRoom) };

  // Nothing of the board is shown until the seat is taken: only what was told to all.
  if (mode.current.is === 'curtain')
    return (
      <Box flexDirection="column" width={columns}>
        <Text bold wrap="truncate">
          {title}
        </Text>
        <Panel
          text={{ ...panel, lines: wrap(panel.lines, columns) }}
          top={scroll}
          room={Math.max(3, rows - 5)}
          hue={hue}
        />
        {footer}
      </Box>
    );
  if (isSmall)
    return (
      <Box flexDirection="column" width={columns}>
        <Text bold wrap="truncate">
          {title}
        </Text>
        {isOpen ? (
          <Panel text={shown} top={scroll} room={panelRoom} hue={hue} />
        ) : (
          <>
            <Board lines={left} own={hasColour ? (handling.paint ?? []) : null} />
            {state}
            <ChoiceLine choices={onPage} more={more} hue={hue} />
            {shown.lines.slice(-Math.max(1, rows - 3 - below - left.length)).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of text have no other name
              <Text key={i} wrap="truncate">
                {visible(line)}
              </Text>
            ))}
          </>
        )}
        {footer}
      </Box>
    );
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold wrap="truncate">
        {title}
      </Text>
      <Box flexDirection={isWide ? 'row' : 'column'} gap={isWide ? 3 : 1}>
        <Box flexDirection="column" flexShrink={0} {...(isWide ? { width: widest.current } : {})}>
          <Board lines={left} own={hasColour ? (handling.paint ?? []) : null} />
          <Text> </Text>
          {state}
          <Choices choices={onPage} more={more} hue={hue} />
        </Box>
        <Panel text={shown} top={scroll} room={panelRoom} hue={hue} />
      </Box>
      <Text> </Text>
      {footer}
    </Box>
  );
};

const Plan = ({ plan, isPlanning }: { readonly plan: string; readonly isPlanning: boolean }) => (
  <Text>
    <Text bold>Plan </Text>
    {plan === ''
      ? isPlanning
        ? '(empty) · Enter ends the turn'
        : '(none: a number is played at once, p plans first)'
      : `${visible(plan)} · Enter commits`}
  </Text>
);

interface FooterProps {
  readonly mode: Mode;
  readonly seat: string;
  /** Somebody's plan is in. */
  readonly isIn: boolean;
  readonly keys: string;
  readonly hasColour: boolean;
  readonly isOver: boolean;
}

const Footer = ({ mode, seat, isIn, keys, hasColour, isOver }: FooterProps) => {
  if (mode.is === 'curtain')
    return (
      <Text bold wrap="truncate">
        {`Whoever is not ${seat} looks away · Enter: I am ${seat}${isIn ? ' · w withdraws the plan' : ''}`}
      </Text>
    );
  if (mode.is === 'type') return <Text>{`:${mode.text}▏`}</Text>;
  if (mode.is === 'ask') return <Text bold>{`${mode.question} y/n`}</Text>;
  return (
    <Text dimColor={hasColour} wrap="truncate">
      {isOver ? 'Esc: back to the board · PgUp, PgDn scroll' : keys}
    </Text>
  );
};
