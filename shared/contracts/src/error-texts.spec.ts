import { errorCodes } from './errors.ts';
import { errorTexts as english } from './generated/error-texts.en.ts';
import { errorTexts as vietnamese } from './generated/error-texts.vi.ts';

describe('errorTexts', () => {
  it.each(errorCodes)('has a sentence for %s in both languages', (code) => {
    expect(vietnamese[code]).toMatch(/^\p{Lu}.+[.]$/su);
    expect(english[code]).toMatch(/^[A-Z].+[.]$/s);
    expect(english[code]).not.toBe(vietnamese[code]);
  });

  it('uses the same texts for producers and categories', () => {
    for (const texts of [vietnamese, english]) {
      for (const suffix of ['NOT_FOUND', 'WAS_EXISTED', 'WAS_DELETED', 'IS_NOT_SHOWED'] as const)
        expect(texts[`PRODUCER_${suffix}`]).toBe(texts[`PRODUCT_CATEGORY_${suffix}`]);
    }
  });
});
