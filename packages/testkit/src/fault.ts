// A check's finding: the sentence that says what is wrong with the game.

export class Fault extends Error {
  override readonly name = 'Fault';
}

export const claim: (isSo: boolean, why: string) => asserts isSo = (isSo, why) => {
  if (!isSo) throw new Fault(why);
};
