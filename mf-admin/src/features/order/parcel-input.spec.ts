import { gramsOf, sidesOf } from './parcel-input.ts';

it.each([
  ['5620', 5_620],
  ['5,620', 5_620],
  [' 5 620 g ', 5_620],
  ['0', undefined],
  ['', undefined],
  ['5.6 kg', 5_600],
  ['1,5 kg', 1_500],
  ['1.250 kg', 1_250],
  ['1.250', 1_250],
  ['1,5', undefined],
  ['120 kg', undefined],
  ['99999999', undefined],
])('parses the weight %j', (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});

it.each([
  ['38 × 26 × 22', { length: 380, width: 260, height: 220 }],
  ['38x26,5X22 cm', { length: 380, width: 265, height: 220 }],
  ['38 26 22', { length: 380, width: 260, height: 220 }],
  ['３８×２６×２２', { length: 380, width: 260, height: 220 }],
  ['38\u00a0× 26\u200b × 22 cm', { length: 380, width: 260, height: 220 }],
  ['38 × 26', undefined],
  [`38${' '.repeat(100_000)}x`, undefined],
  ['38 × 0 × 22', undefined],
  ['', undefined],
])('parses the sides %j', (text, sides) => {
  expect(sidesOf(text)).toEqual(sides);
});
