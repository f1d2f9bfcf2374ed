// Where a screen breaks: says so, offers the run's replay code, and one way on. The saved run is untouched.

import { Component, type ReactNode } from 'react';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { copyText } from './copyText.ts';
import { rescuedCode } from './crash.ts';
import { Link } from './Link.tsx';

interface State {
  readonly message: string | null;
  readonly code: string | null;
  /** Null until asked for. */
  readonly isCopied: boolean | null;
}

export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null, code: null, isCopied: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error), code: rescuedCode(), isCopied: null };
  }

  override render() {
    const { message, code, isCopied } = this.state;
    if (message === null) return this.props.children;
    return (
      <main className="crash">
        <h1>This screen broke.</h1>
        <Says glyph="critical" mood="error">
          <b>{message.replace(/\.?$/, '.')}</b> The rules are not to blame for what you see now; your run is saved up to
          its last turn.
        </Says>
        {code === null ? null : (
          <>
            <p>This code holds the run. It opens in the replay room and can be played on from any turn.</p>
            <textarea className="code num" readOnly rows={5} value={code} aria-label="Replay code of this run" />
          </>
        )}
        <div className="keys">
          <Key onClick={() => location.reload()}>Load again</Key>
          {code === null ? null : (
            <Key kind="line" onClick={() => void copyText(code).then((isCopied) => this.setState({ isCopied }))}>
              Copy the code
            </Key>
          )}
          <Link className="key key--ghost" href="/">
            Back to the machines
          </Link>
        </div>
        <p role="status">
          {isCopied === null
            ? ''
            : isCopied
              ? 'Code copied.'
              : 'The browser keeps the clipboard shut; select the text and copy it.'}
        </p>
      </main>
    );
  }
}
