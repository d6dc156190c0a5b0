import { publicationLeadMs, nextKeyStart, signingPeriodMs, keysStillNeeded } from './rotation.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const first = { signsFrom: start };

test('lets the first key sign immediately', () => {
  expect(nextKeyStart([], start)).toEqual(start);
});

test('creates the next key exactly one publication lead before it signs', () => {
  expect(nextKeyStart([first], after(signingPeriodMs - publicationLeadMs - 1))).toBeUndefined();
  expect(nextKeyStart([first], after(signingPeriodMs - publicationLeadMs))).toEqual(after(signingPeriodMs));
  expect(
    nextKeyStart([first, { signsFrom: after(signingPeriodMs) }], after(signingPeriodMs - publicationLeadMs)),
  ).toBeUndefined();
});

test('publishes the next key before it signs even after a long downtime', () => {
  const lateDate = after(500 * day);
  expect(nextKeyStart([first], lateDate)).toEqual(new Date(lateDate.getTime() + publicationLeadMs));
});

test('retains a key until the last guest cookie it signed has expired', () => {
  const second = { signsFrom: after(90 * day) };
  expect(keysStillNeeded([first, second], after((90 + 180) * day))).toEqual([first, second]);
  expect(keysStillNeeded([first, second], after((90 + 182) * day))).toEqual([second]);
});

test('always retains the newest key', () => {
  expect(keysStillNeeded([first], after(5000 * day))).toEqual([first]);
});
