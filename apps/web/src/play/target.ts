// Where a key was pressed: text fields and controls keep their own keys.

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Enter and Space on a control belong to the control. */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="tab"], [role="menuitem"]') !== null;
