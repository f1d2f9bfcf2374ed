// The pages around the games: one bar on top, one column below.

import { Code, Menu, Moon, Sun } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Mark } from '../parts/Glyph.tsx';
import { useSettings } from '../store/settings.ts';
import { Link } from './Link.tsx';
import { NewVersion } from './NewVersion.tsx';
import { openCode } from './openCode.ts';
import { usePlace } from './router.ts';
import { useTitle } from './useTitle.ts';

const PLACES = [
  ['/', 'Machines'],
  ['/replays', 'Replays'],
  ['/workshop', 'Workshop'],
  ['/rules', 'Rules'],
] as const;

export const Page = ({ title, children, wide = false }: { title?: string; children: ReactNode; wide?: boolean }) => {
  useTitle(title);
  return (
    <div className="hub">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <TopLine />
      <main id="content" tabIndex={-1} className={wide ? '' : 'column'}>
        <NewVersion />
        {title === undefined ? null : <h1 className="pagetitle">{title}</h1>}
        {children}
      </main>
    </div>
  );
};

const TopLine = () => {
  const { path } = usePlace();
  const here = `/${path[0] ?? ''}`;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const places = PLACES.map(([to, name]) => (
    <Link key={to} href={to} aria-current={here === to ? 'page' : undefined} onClick={() => setOpen(false)}>
      {name}
    </Link>
  ));
  return (
    <header className="hubtop">
      <Link className="home" href="/">
        <span className="mark">
          <Mark />
        </span>
        <span className="word">Interlock</span>
      </Link>
      <nav aria-label="Places" className="desk">
        {places}
      </nav>
      <span className="grow" />
      <div className="desk">
        <CodeBox />
      </div>
      <ThemeKey />
      <button
        type="button"
        className="key key--ghost menu"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label="Menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Menu className="i" aria-hidden="true" />
      </button>
      {isOpen ? (
        <nav className="hubmenu" id="menu" aria-label="Menu">
          {places}
          <Link
            href="/settings"
            aria-current={here === '/settings' ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            Settings
          </Link>
          <div className="phoneonly">
            <CodeBox />
          </div>
        </nav>
      ) : null}
    </header>
  );
};

const ThemeKey = () => {
  const { theme, set } = useSettings();
  const isLight = document.documentElement.dataset.theme === 'light';
  const Icon = isLight ? Moon : Sun;
  return (
    <button
      type="button"
      className="key key--ghost"
      aria-label={isLight ? 'Night shift: dark theme' : 'Day shift: light theme'}
      data-theme-choice={theme}
      onClick={() => set({ theme: isLight ? 'dark' : 'light' })}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  );
};

export const CodeBox = () => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(openCode(text));
  };
  return (
    <form className="codebox" onSubmit={open}>
      <Code className="i" aria-hidden="true" />
      <input
        aria-label="Level or share code"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        placeholder="Level or share code"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <button type="submit" className="key">
        Open
      </button>
      {problem === null ? null : (
        <span id={id} role="alert" className="codeproblem">
          {problem}
        </span>
      )}
    </form>
  );
};
