// The card without hands: for the replay room and the hub's picture.

import type { PortShape } from '@interlock/port';
import type { View } from '@interlock/port/screen';
import type { SceneProps } from '../../screen.ts';
import { clockText, consequencesOf } from '../run/words.ts';
import { BlankTicket, Ticket } from './Ticket.tsx';

export const Read = ({ table, view: shown }: Pick<SceneProps<PortShape>, 'table' | 'view'>) => {
  const view: View = shown;
  const { card, result, noCard, fields } = view;
  if (result)
    return (
      <BlankTicket title={result.outcome === 'win' ? 'The port is open' : `Lost: ${result.outcome}`}>
        {result.endText} {result.tier}, score {fields.score}.
      </BlankTicket>
    );
  if (!card)
    return (
      <BlankTicket title="Nobody calls">
        {noCard?.seconds ? `The next card comes in ${noCard.seconds} s at most.` : 'Every card is cooling.'}
      </BlankTicket>
    );
  const scenario = table.world.scenarios.find(({ id }) => id === view.scenario);
  return (
    <Ticket
      card={card}
      tags={table.world.events.find(({ id }) => id === card.eventId)?.tags ?? []}
      left={`${fields.timeLeft} s left`}
      middle={scenario?.name ?? view.scenario}
      right={clockText(view.clockMs)}
      chosen={null}
      isReadOnly
      consequences={(answer) => consequencesOf(answer, null, view)}
      cooling={(answer) => answer.coolingSeconds}
    />
  );
};
