// Enter belongs to the commit key: a control pressed by mouse or finger does not keep the focus, one reached by keys does.

/** Keys that go to controls or open something. Another one, pressed at nothing, is the machine's and says nothing of the
 *  focus: a sheet closed by a pointer a moment ago may still be giving it back. */
const FOCUS_KEYS: readonly string[] = ['Tab', 'Enter', ' ', 'Escape'];

/** Listens until the returned function is called. It watches focus and not clicks: a sheet or a menu gives focus back
 *  to what opened it long after the click. */
export const releasePointedFocus = (): (() => void) => {
  let isPointing = false;
  const onPointer = (): void => {
    isPointing = true;
  };
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (target !== document.body || FOCUS_KEYS.includes(key)) isPointing = false;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (isPointing && target instanceof HTMLElement && target.matches('.frame button, .frame summary')) target.blur();
  };
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('focusin', onFocus);
  };
};
