import { plainText, truncate } from './plain-text.ts';

describe('plain text', () => {
  it('extracts the text of rich text as one line', () => {
    expect(plainText('<p>Bánh &amp; trà</p><ul><li>m&#7897;t</li></ul>')).toBe('Bánh & trà một');
    expect(plainText('a &nonsense; &#99999999999;')).toContain('&nonsense;');
  });

  it('truncates after a whole word', () => {
    expect(truncate('một hai ba bốn', 11)).toBe('một hai ba…');
    expect(truncate('một hai ba', 11)).toBe('một hai ba');
    expect(truncate('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)}…`);
  });
});
