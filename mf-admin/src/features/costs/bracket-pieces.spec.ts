import { bracketPieces } from './bracket-pieces.ts';

it('returns the gap and the overlap between prices', () => {
  expect(
    bracketPieces([
      { fromGrams: 0, toGrams: 10_000, pricePerKg: 158 },
      { fromGrams: 12_000, toGrams: 30_000, pricePerKg: 152 },
      { fromGrams: 28_000, pricePerKg: 145 },
    ]),
  ).toEqual([
    { fromGrams: 0, toGrams: 10_000, kind: 'price', pricePerKg: 158 },
    { fromGrams: 10_000, toGrams: 12_000, kind: 'gap', pricePerKg: undefined },
    { fromGrams: 12_000, toGrams: 28_000, kind: 'price', pricePerKg: 152 },
    { fromGrams: 28_000, toGrams: 30_000, kind: 'overlap', pricePerKg: undefined },
    { fromGrams: 30_000, toGrams: 37_500, kind: 'price', pricePerKg: 145 },
  ]);
});

it('ignores cells that are not numbers yet', () => {
  expect(bracketPieces([{ fromGrams: Number.NaN, pricePerKg: 1 }])).toEqual([
    { fromGrams: 0, toGrams: 10_000, kind: 'gap', pricePerKg: undefined },
  ]);
});
