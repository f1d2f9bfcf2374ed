// Where the focus goes when a choice is made and only the large key is left to press.

/** Enter then does what the large key says, not what the card or key under the focus would. */
export const toCommitKey = (): void => document.querySelector<HTMLElement>('.dock .commit')?.focus();
