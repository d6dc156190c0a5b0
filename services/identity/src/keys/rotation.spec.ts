import { publicationLeadMs, nextKeyStart, signingPeriodMs, keysStillNeeded } from './rotation.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const first = { signsFrom: start };

test('the first key signs at once', () => {
  expect(nextKeyStart([], start)).toEqual(start);
});

test('the next key is made a day before its time, not earlier', () => {
  expect(nextKeyStart([first], after(signingPeriodMs - publicationLeadMs - 1))).toBeUndefined();
  expect(nextKeyStart([first], after(signingPeriodMs - publicationLeadMs))).toEqual(after(signingPeriodMs));
  expect(nextKeyStart([first, { signsFrom: after(signingPeriodMs) }], after(signingPeriodMs - publicationLeadMs))).toBeUndefined();
});

test('after a long silence the next key is still announced before it signs', () => {
  const lateDate = after(500 * day);
  expect(nextKeyStart([first], lateDate)).toEqual(new Date(lateDate.getTime() + publicationLeadMs));
});

test('a key stays as long as a guest cookie that it signed last may be shown', () => {
  const second = { signsFrom: after(90 * day) };
  expect(keysStillNeeded([first, second], after((90 + 180) * day))).toEqual([first, second]);
  expect(keysStillNeeded([first, second], after((90 + 182) * day))).toEqual([second]);
});

test('the newest key stays, whatever its age', () => {
  expect(keysStillNeeded([first], after(5000 * day))).toEqual([first]);
});
