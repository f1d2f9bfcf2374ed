// An answer as the line that is sent: plain JSON, bounded in length.

import { plain } from '../wire.ts';
import type { Answer } from './protocol.ts';

/** Most characters of an answer. */
const MAX_ANSWER = 8 << 20;

export const written = (answer: Answer): string => {
  const text = JSON.stringify(plain(answer));
  if (text.length <= MAX_ANSWER) return text;
  const message = `The answer has ${text.length} characters; at most ${MAX_ANSWER} are sent. Ask for less at once.`;
  return JSON.stringify({ id: answer.id, ok: false, error: { code: 'answer-too-large', message } });
};
