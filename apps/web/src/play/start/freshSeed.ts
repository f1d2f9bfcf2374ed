// A seed for whoever names none: four signs that cannot be taken for each other.

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
