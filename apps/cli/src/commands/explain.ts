// `interlock explain`: why is it so? From an event or a subject of a recorded run back to the player's actions.

import { explainEvent, explainSubject, type Why } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { EXIT, Fault } from '../fault.ts';
import { readReplay, sessionOf } from '../record.ts';
import { contentOption, wholeNumber } from '../target.ts';
import { sayWhy } from '../words.ts';

interface Options {
  readonly turn?: number;
  readonly event?: number;
  readonly subject?: string;
  readonly content?: string;
  readonly json?: boolean;
}

export const define: Define = (command, io, exit) => {
  command
    .description('why it is so: from an event or a number back to its causes')
    .argument('<file|code>', 'a replay file or a share code')
    .option('--subject <name>', 'a subject, such as a number on the screen; without it and --turn they are listed')
    .option('--turn <n>', 'the events of this turn', wholeNumber(1, 1_000_000))
    .option('--event <n>', 'with --turn: only this event, from 0', wholeNumber(0, 1_000_000))
    .option('--content <file>', 'the content file the run was played with')
    .addHelpText(
      'after',
      examples(
        'explain run.interlock.json',
        'explain run.interlock.json --subject robot',
        'explain run.interlock.json --turn 2 --event 1',
      ),
    );
  answers<Options>(command, io, exit, async (output, options, [source]) => {
    const session = await sessionOf(await readReplay(io, source!), contentOption(io, options));
    const { subject, event } = options;
    if (subject !== undefined && (options.turn !== undefined || event !== undefined))
      throw new Fault('bad-usage', 'Give either --subject or --turn with --event, not both.');
    const latest = session.turns.length;
    const turn = options.turn ?? latest;
    if (turn > latest) throw new Fault('no-such-turn', `The run has ${latest} turns; there is no turn ${turn}.`);
    const subjects = [...(session.game.trace?.subjects?.(session.world, session.view()) ?? [])];
    let why: readonly Why[] = [];
    if (subject !== undefined) why = explainSubject(session, subject);
    else if (options.turn !== undefined || event !== undefined) {
      const seen = turn === 0 ? [] : session.seen(turn);
      why = seen
        .filter((one) => event === undefined || one.index === event)
        .map((one) => explainEvent(session, turn, one.index));
      if (why.length === 0 && event !== undefined)
        throw new Fault('no-such-event', `Turn ${turn} has no event ${event} that can be seen.`);
    }
    const isAsked = subject !== undefined || options.turn !== undefined || event !== undefined;
    await output.give({ game: session.game.id, why, subjects }, () => {
      if (!isAsked)
        return ['Subjects one may ask about:', ...subjects.map((one) => `  ${one.subject}  ${one.name}`)].join('\n');
      if (why.length === 0)
        return subject === undefined ? 'Nothing happened in that turn.' : `Nothing in this run has touched ${subject}.`;
      return why.flatMap((one) => sayWhy(one)).join('\n');
    });
    return isAsked && why.length === 0 ? EXIT.no : EXIT.done;
  });
};
