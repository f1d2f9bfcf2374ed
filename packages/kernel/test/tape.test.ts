// Events told in numbers: the same to whoever reads them as events that were emitted, and in the digest word by word.

import { expect, test } from 'vitest';
import { diceOf } from '../src/dice.ts';
import { Link } from '../src/digest/chain.ts';
import { Hasher, newPlace } from '../src/digest/hash.ts';
import { Log } from '../src/log.ts';
import { ChanceNeeded, CheckingTape, RecordingTape, SilentTape, tell } from '../src/tape.ts';
import { plainTold } from './plainDigest.ts';

interface Poured {
  readonly type: 'poured';
  readonly by: readonly number[];
}
const poured = {
  name: 'poured',
  event: (_: null, numbers: Int32Array, count: number): Poured => ({
    type: 'poured',
    by: [...numbers.slice(0, count)],
  }),
};
const caused = { ...poured, because: (_: null, numbers: Int32Array) => [{ event: numbers[0]! }] };

test('what was told is read as it was told, though the teller goes on using its list', () => {
  const log = new Log<Poured>();
  const numbers = new Int32Array(9);
  for (let i = 0; i < 400; i++) {
    numbers.fill(i);
    expect(log.tell(poured, null, numbers, i % 4, [{ action: i }])).toBe(i);
  }
  log.emit({ type: 'poured', by: [7] }, []);
  log.read().forEach(({ index, event, because }, i) => {
    if (i === 400)
      expect({ index, event, because }).toEqual({ index, event: { type: 'poured', by: [7] }, because: [] });
    else
      expect({ index, event, because }).toEqual({
        index: i,
        event: { type: 'poured', by: Array(i % 4).fill(i) },
        because: [{ action: i }],
      });
  });
  expect(log.read()).toHaveLength(401);
});

test('causes that a telling names itself come before those of its moment', () => {
  const log = new Log<Poured>();
  log.tell(caused, null, new Int32Array([3]), 1, [{ action: 0 }]);
  expect(log.read()[0]!.because).toEqual([{ event: 3 }]);
});

test('in the digest a telling is its name, its count and its numbers, wherever they stand in their list', () => {
  const list = new Int32Array([9, 9, 5, -6, 7, 0x5bd1e995, 8]);
  for (const [from, count] of [
    [2, 5],
    [2, 4],
    [0, 1],
    [3, 0],
  ] as const)
    for (const name of ['poured', 'x'.repeat(70)]) {
      const hasher = new Hasher(1, 2);
      const link = new Link();
      hasher.told(name, newPlace(), list, from, count);
      expect([...hasher.words()]).toEqual(plainTold([1, 2], name, [...list.slice(from, from + count)]));
      link.begin([1, 2]);
      link.told(name, list, from, count);
      expect(link.count).toBe(1);
    }
});

test('a log goes into a link as its events would go one by one', () => {
  const numbers = new Int32Array([4, 5, 6]);
  const log = new Log<Poured>();
  log.tell(poured, null, numbers, 2, []);
  log.emit({ type: 'poured', by: [1] }, []);
  log.tell(poured, null, numbers, 3, []);
  const [byLog, byHand] = [new Link(), new Link()];
  for (const link of [byLog, byHand]) link.begin([3, 4]);
  log.into(byLog);
  byHand.told('poured', numbers, 0, 2);
  byHand.event({ type: 'poured', by: [1] } as Poured);
  byHand.told('poured', numbers, 0, 3);
  expect(byLog.end({ a: 1 })).toEqual(byHand.end({ a: 1 }));
});

test('a tape that takes no numbers is given the event itself, with the causes its telling names', () => {
  const given: unknown[] = [];
  const plain = { emit: (...what: unknown[]) => given.push(what) - 1 };
  expect(tell(plain as never, caused, null, new Int32Array([3, 4]), 2)).toBe(0);
  expect(tell(plain as never, poured, null, new Int32Array([5]), 1)).toBe(1);
  expect(given).toEqual([[{ type: 'poured', by: [3, 4] }, { event: 3 }], [{ type: 'poured', by: [5] }]]);
});

test('a tape that takes numbers is given them, and the event is made when it is read', () => {
  let made = 0;
  const counting = {
    ...poured,
    event: (...told: Parameters<typeof poured.event>): Poured => {
      made++;
      return poured.event(...told);
    },
  };
  const tape = new RecordingTape<Poured>(diceOf('T'));
  expect(tell(tape, counting, null, new Int32Array([3, 4]), 2)).toBe(0);
  expect(made).toBe(0);
  expect(tape.happenings.map(({ event }) => event)).toEqual([{ type: 'poured', by: [3, 4] }]);
  expect(made).toBe(1);
});

test('the tape of a check counts its events from 0, emitted or told, and links them as a log does', () => {
  const tape = new CheckingTape<Poured>(diceOf('CHECK'));
  const link = new Link();
  for (const one of [tape.link, link]) one.begin([3, 4]);
  const event: Poured = { type: 'poured', by: [1] };
  expect(tape.emit(event)).toBe(0);
  expect(tape.tell(poured, null, new Int32Array([8, 9]), 2)).toBe(1);
  expect(tape.emit(event)).toBe(2);
  link.event(event);
  link.told('poured', new Int32Array([8, 9]), 0, 2);
  link.event(event);
  expect(tape.link.end(1)).toEqual(link.end(1));
});

test('the silent tape says whether dice were rolled since it was loaded, and has none where there are none', () => {
  const tape = new SilentTape<Poured>();
  expect(tape.rolled).toBe(false);
  tape.load(diceOf('S'));
  tape.dice('x').int(6);
  expect(tape.rolled).toBe(true);
  expect(tape.load(null).rolled).toBe(false);
  expect(() => tape.dice('x')).toThrow(ChanceNeeded);
});
