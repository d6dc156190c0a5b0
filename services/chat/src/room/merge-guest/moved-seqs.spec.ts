import { movedMark, movedRanges } from './moved-seqs.ts';

const moved = (lastSeq: number, userSeq: number, repeated: number[]) =>
  movedRanges({ lastSeq, userSeq, repeated }).flatMap(({ from, to, offset }) =>
    Array.from({ length: to - from }, (_, index) => `${from + index}>${from + index + offset}`),
  );

it.each([
  [3, 0, [], ['1>1', '2>2', '3>3']],
  [3, 5, [], ['1>6', '2>7', '3>8']],
  [4, 5, [2], ['1>6', '3>7', '4>8']],
  [4, 5, [1, 2], ['3>6', '4>7']],
  [4, 5, [4], ['1>6', '2>7', '3>8']],
  [2, 5, [1, 2], []],
])('moves %i messages after %i without %j', (lastSeq, userSeq, repeated, expected) => {
  expect(moved(lastSeq, userSeq, repeated)).toEqual(expected);
});

it.each([
  [0, [], 5],
  [3, [], 8],
  [3, [1, 3], 6],
  [2, [3], 7],
])('moves a mark at %i, without %j, to %i', (seq, repeated, mark) => {
  expect(movedMark(seq, { userSeq: 5, repeated })).toBe(mark);
});
