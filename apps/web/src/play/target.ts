// Where a key was pressed: text fields and controls keep their own keys.

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Enter and Space on a control belong to the control. */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="tab"], [role="menuitem"]') !== null;

/** The board's own keys do not reach into text fields, dialogs and menus. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof HTMLElement && target.closest('[role="dialog"], [role="menu"]') !== null);
