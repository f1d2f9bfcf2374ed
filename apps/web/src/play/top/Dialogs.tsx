// The three sheets of the game screen: keys and help, the reasons of the verdict, and sharing.

import { Link } from '../../app/Link.tsx';
import type { Asked } from '../../games/screen.ts';
import { Key } from '../../parts/Key.tsx';
import { KeyMap } from '../../parts/KeyMap.tsx';
import { Sheet, SheetTitle as Title } from '../../parts/Sheet.tsx';
import { useSettings } from '../../store/settings.ts';
import { storyOf, titleOf } from '../../store/words.ts';
import { NODES } from '../../worker/client.ts';
import { useRun, useRunStore } from '../context.ts';
import { digitKeys, type FrameAct, listedKeys } from '../keys.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { grouped, isLightOff, type VerdictControls } from './useVerdict.ts';

export type DialogName = 'help' | 'verdict' | 'share' | 'intro' | 'restart';

interface DialogsProps {
  readonly open: DialogName | null;
  readonly verdict: VerdictControls;
  onOpen(name: DialogName | null): void;
  onAct(act: FrameAct): void;
}

export const Dialogs = ({ open, onOpen, verdict }: DialogsProps) => {
  const look = useRun((state) => state.screen.look);
  const table = useRun((state) => state.table);
  const asked = open === 'restart' ? (look.asksRestart?.(table) ?? null) : null;
  return (
    <Sheet
      isOpen={open !== null}
      isWide={open === 'help'}
      {...(asked ? { close: asked.stay } : {})}
      onClose={() => onOpen(null)}
    >
      {open === 'help' ? <Help /> : null}
      {open === 'verdict' ? <Reasons verdict={verdict} /> : null}
      {open === 'share' ? <Share /> : null}
      {open === 'intro' ? <Intro /> : null}
      {asked ? <Restart asked={asked} onDone={() => onOpen(null)} /> : null}
    </Sheet>
  );
};

const Restart = ({ asked, onDone }: { asked: Asked; onDone: () => void }) => {
  const { restart } = useRunStore().getState();
  return (
    <>
      <Title>{asked.title}</Title>
      <p>{asked.words}</p>
      <Key
        kind="line"
        onClick={() => {
          restart();
          onDone();
        }}
      >
        {asked.act}
      </Key>
    </>
  );
};

const Intro = () => {
  const session = useRun((state) => state.session);
  const { game, world } = session;
  const first = (): unknown => game.view(world, session.positionAt(0).state, session.seats[0] ?? 'player');
  const intro = storyOf(session).intro ?? game.words.opening?.(world, first());
  return (
    <>
      <Title>{titleOf(session)}</Title>
      <p>{intro ?? 'Nothing was written about this level.'}</p>
    </>
  );
};

const Help = () => {
  const { look, game } = useRun((state) => state.screen);
  const own = look.keys ?? digitKeys.slice(0, 1);
  const choices = useSettings((state) => state.keys);
  const rows = listedKeys(game.id, own, choices);
  return (
    <>
      <Title>Keys</Title>
      <p>
        How the machine works stands in its rules: <Link href={`/rules/${game.id}`}>{game.title}, rules</Link>.
      </p>
      <div className="keymaps">
        <section aria-labelledby="own-keys">
          <h3 className="label" id="own-keys">
            {game.title}
          </h3>
          <KeyMap rows={rows.own} />
        </section>
        <section aria-labelledby="frame-keys">
          <h3 className="label" id="frame-keys">
            Everywhere
          </h3>
          <KeyMap rows={rows.frame} />
        </section>
      </div>
      <p className="dim">
        Other keys can be chosen in the settings. Whatever is planned and not yet true is dashed. Whatever is true is
        solid. Nothing happens before you commit.
      </p>
    </>
  );
};

const Reasons = ({ verdict }: { verdict: VerdictControls }) => {
  const answer = useRun((state) => state.verdict);
  const status = useRun((state) => state.table.status);
  const session = useRun((state) => state.session);
  const isAsked = useRun(({ screen, table }) => screen.look.isVerdictAsked?.(table.view) ?? false);
  const store = useRunStore();
  if (status.is !== 'playing')
    return (
      <>
        <Title>The run is over.</Title>
        <p>
          {status.is === 'won'
            ? 'Nothing is left to search.'
            : 'What decided it stands in the dock, with the way back.'}
        </p>
      </>
    );
  if (isLightOff(session))
    return (
      <>
        <Title>Ranked</Title>
        <p>
          A search knows the dice and what is hidden, so it is not asked here: the light is off and there are no hints.
          A turn that showed something hidden or rolled dice is final. The record says that the run was ranked.
        </p>
      </>
    );
  if (!answer && isAsked)
    return (
      <>
        <Title>Not asked</Title>
        <p>
          Whether this can still be won is worked out from the whole level, the dark parts too. So the light stays off
          until you ask, and asking counts as one hint.
        </p>
        <Key
          kind="line"
          onClick={() => {
            store.getState().noteHint();
            verdict.ask(NODES);
          }}
        >
          Ask now
        </Key>
      </>
    );
  if (!answer || answer.verdict === 'thinking')
    return (
      <>
        <Title>Thinking</Title>
        <p aria-live="polite">
          {grouped(answer?.nodes ?? 0)} positions so far. The search plays the same rules as the game, turn by turn,
          until it finds a win or runs out of positions.
        </p>
        <Key kind="line" onClick={verdict.cancel}>
          Stop the search
        </Key>
      </>
    );
  if (answer.word !== undefined)
    return (
      <>
        <Title>{answer.word}</Title>
        <p>
          Dice and hidden piles decide here, and nobody knows them before they fall ({answer.reason}). The run's own
          dice are read by nobody while it lasts; what they would have allowed is told afterwards.
        </p>
      </>
    );
  const tried =
    answer.nodes === 0
      ? 'The level carries this line; it was replayed to the win from here.'
      : `${grouped(answer.nodes)} positions were looked at.`;
  return (
    <>
      <Title>
        {answer.verdict === 'winnable' ? 'Winnable' : answer.verdict === 'lost' ? 'Lost for certain' : 'Unknown'}
      </Title>
      {answer.verdict === 'winnable' ? (
        <p>
          From turn {session.turns.length + 1} a line of {answer.left} {answer.left === 1 ? 'turn' : 'turns'} wins.{' '}
          {answer.isOptimal ? 'No shorter one exists.' : 'A shorter one may exist.'} {tried} The hint shows it, step by
          step.
        </p>
      ) : null}
      {answer.verdict === 'lost' ? (
        <p>
          {answer.nodes === 0
            ? 'Whatever is rolled, no line wins from here.'
            : `Every line from here was tried and none wins. ${tried}`}
          {session.isRanked ? null : ' Undo leads back.'}
        </p>
      ) : null}
      {answer.verdict === 'unknown' ? <p>No win was found and none was ruled out: {answer.reason}.</p> : null}
      {answer.verdict === 'unknown' ? (
        <Key kind="line" onClick={() => verdict.ask(Math.max(200_000, answer.nodes * 5))}>
          Search five times as far
        </Key>
      ) : null}
    </>
  );
};

const Share = () => {
  const label = useRun((state) => state.label);
  const session = useRun((state) => state.session);
  const { game } = useRun((state) => state.screen);
  const { origin } = session.run;
  return (
    <ShareSheet
      session={session}
      label={label}
      levelCode={'preset' in origin ? `${game.id}-${origin.preset}-${origin.seed}` : null}
    >
      The link holds the whole run: {session.turns.length} {session.turns.length === 1 ? 'turn' : 'turns'}, digest{' '}
      <span className="num">{session.digest().slice(0, 8)}</span>. It opens in the replay room and can be played on from
      any turn.
    </ShareSheet>
  );
};
