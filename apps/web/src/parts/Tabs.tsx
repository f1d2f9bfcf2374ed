// The tabs of the one panel on a phone. Arrow keys move between them, as in any tab list.

import type { KeyboardEvent } from 'react';

interface TabsProps {
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly open: string;
  onOpen(id: string): void;
}

export const Tabs = ({ names, open, onOpen }: TabsProps) => {
  const move = (event: KeyboardEvent, by: number): void => {
    const at = names.findIndex(({ id }) => id === open);
    const next = names[(at + by + names.length) % names.length];
    if (!next) return;
    event.preventDefault();
    onOpen(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label="Panels"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(event, 1);
        if (event.key === 'ArrowLeft') move(event, -1);
      }}
    >
      {names.map(({ id, name }) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={`tab-${id}`}
          aria-selected={id === open}
          aria-controls={`panel-${id}`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
};
