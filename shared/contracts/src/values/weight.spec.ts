import { formatWeight } from './weight.ts';

it.each([
  [560, '560 g'],
  [1_000, '1 kg'],
  [1_500, '1.5 kg'],
  [1_680, '1,680 g'],
  [12_345, '12.345 kg'],
])('formats %i grams as %s', (grams, text) => {
  expect(formatWeight(grams)).toBe(text);
});
