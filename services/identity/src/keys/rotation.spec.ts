import { announcement, nextKeyDue, signingPeriod, stillNeeded } from './rotation.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const first = { signsFrom: start };

test('the first key signs at once', () => {
  expect(nextKeyDue([], start)).toEqual(start);
});

test('the next key is made a day before its time, not earlier', () => {
  expect(nextKeyDue([first], after(signingPeriod - announcement - 1))).toBeUndefined();
  expect(nextKeyDue([first], after(signingPeriod - announcement))).toEqual(after(signingPeriod));
  expect(nextKeyDue([first, { signsFrom: after(signingPeriod) }], after(signingPeriod - announcement))).toBeUndefined();
});

test('after a long silence the next key is still announced before it signs', () => {
  const late = after(500 * day);
  expect(nextKeyDue([first], late)).toEqual(new Date(late.getTime() + announcement));
});

test('a key stays as long as a guest cookie that it signed last may be shown', () => {
  const second = { signsFrom: after(90 * day) };
  expect(stillNeeded([first, second], after((90 + 180) * day))).toEqual([first, second]);
  expect(stillNeeded([first, second], after((90 + 182) * day))).toEqual([second]);
});

test('the newest key stays, whatever its age', () => {
  expect(stillNeeded([first], after(5000 * day))).toEqual([first]);
});
