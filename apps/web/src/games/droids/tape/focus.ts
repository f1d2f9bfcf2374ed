// Where the focus goes when a choice is made and only the large key is left to press.

/** Enter then does what the large key says, not what the card or key under the focus would. The frame draws the key twice, for
 *  wide and narrow windows; the one that is not shown takes no focus. */
export const toCommitKey = (): void => {
  for (const key of document.querySelectorAll<HTMLElement>('.dock .commit')) key.focus();
};
