// The level on the bench: its text, kept in the browser from visit to visit, and what the linter says of it, asked for
// in the worker a moment after the last stroke.

import { useEffect, useState } from 'react';
import type { ValidateReport } from '../worker/api.ts';
import { solver } from '../worker/client.ts';

const KEY = 'interlock.draft';
/** Long enough not to judge half a word. */
const PAUSE = 250;

export interface Draft {
  readonly text: string;
  /** Null while the text is empty or not judged yet. */
  readonly report: ValidateReport | null;
  /** Why it could not be judged. */
  readonly problem: string | null;
  write(text: string): void;
}

const kept = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

const keep = (text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // No storage: the text lives as long as the page.
  }
};

type Judged = Pick<Draft, 'report' | 'problem'>;
const UNJUDGED: Judged = { report: null, problem: null };

export const useDraft = (): Draft => {
  const [text, setText] = useState(kept);
  const [judged, setJudged] = useState(UNJUDGED);
  useEffect(() => {
    keep(text);
    if (text.trim() === '') {
      setJudged(UNJUDGED);
      return undefined;
    }
    let isGone = false;
    const take = (found: Judged): void => {
      if (!isGone) setJudged(found);
    };
    const timer = setTimeout(() => {
      solver()
        .validate(text)
        .then(
          (report) => take({ report, problem: null }),
          (error: unknown) => take({ report: null, problem: error instanceof Error ? error.message : String(error) }),
        );
    }, PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return { text, ...judged, write: setText };
};
