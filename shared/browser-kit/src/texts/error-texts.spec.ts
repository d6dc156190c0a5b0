import { errorCodes } from '@gvg/contracts/errors';
import { errorTexts as english } from './errors.en.ts';
import { errorTexts as vietnamese } from './errors.vi.ts';

test.each(errorCodes)('%s has a sentence in both languages', (code) => {
  expect(vietnamese[code]).toMatch(/^\p{Lu}.+[.]$/su);
  expect(english[code]).toMatch(/^[A-Z].+[.]$/s);
  expect(english[code]).not.toBe(vietnamese[code]);
});

test('producers share the categories’ words', () => {
  for (const texts of [vietnamese, english]) {
    for (const suffix of ['NOT_FOUND', 'WAS_EXISTED', 'WAS_DELETED', 'IS_NOT_SHOWED'] as const) expect(texts[`PRODUCER_${suffix}`]).toBe(texts[`PRODUCT_CATEGORY_${suffix}`]);
  }
});
