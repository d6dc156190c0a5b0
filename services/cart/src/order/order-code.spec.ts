import fc from 'fast-check';
import { createOrderCode, findOrderCodes, isOrderCode, normalizeOrderKey } from './order-code.ts';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const code = fc.noShrink(fc.nat().map(() => createOrderCode()));
const example = 'GVG7K3F2Q';
const replaceAt = (text: string, index: number, by: string) =>
  `${text.slice(0, index)}${by}${text.slice(index + by.length)}`;

it('creates codes without similar-looking characters', () => {
  fc.assert(fc.property(code, (text) => /^GVG[2-9A-HJKMNP-Z]{6}$/.test(text) && isOrderCode(text)));
});

it('creates a different code each time', () => {
  expect(new Set(Array.from({ length: 200 }, createOrderCode)).size).toBeGreaterThan(195);
});

it('detects every single wrong character', () => {
  fc.assert(
    fc.property(code, (text) => {
      for (let index = 3; index < text.length; index += 1) {
        for (const character of alphabet)
          expect(isOrderCode(replaceAt(text, index, character))).toBe(text.charAt(index) === character);
      }
    }),
    { numRuns: 20 },
  );
});

it('detects every swap of two adjacent characters', () => {
  fc.assert(
    fc.property(code, (text) => {
      for (let index = 3; index + 1 < text.length; index += 1) {
        const [left, right] = [text.charAt(index), text.charAt(index + 1)];
        expect(isOrderCode(replaceAt(text, index, right + left))).toBe(left === right);
      }
    }),
  );
});

it.each([
  [example, example],
  ['gvg7k3f2q', example],
  [' gvg 7k3-f2q ', example],
  ['64B0C0FFEE0123456789ABCD', '64b0c0ffee0123456789abcd'],
  ['GVG7K3F2R', undefined],
  ['7K3F2Q', undefined],
  ['GVG7K3F20', undefined],
  ['constructor', undefined],
])('reads %j as %j', (key, expected) => {
  expect(normalizeOrderKey(key)).toBe(expected);
});

it.each([
  ['GVG7K3F2Q'],
  ['gvg7k3f2q'],
  ['gvg 7k3-f2q'],
  ['g v g 7 k 3 f 2 q'],
  ['MBVCB.123.GVG7K3F2Q.CT tu 0123 NGUYEN VAN A'],
  ['IBFT thanhtoanGVG7K3F2Qcamon'],
  ['GVGVG7K3F2Q'],
  ['Thanh toan don hang GVG-7K3F2Q, GVG7K3F2Q'],
  ['VG7K3F2Q chuyen tien'],
])('finds the code in %j', (text) => {
  expect(findOrderCodes(text)).toEqual([example]);
});

it.each(['', 'NGUYEN VAN A chuyen tien', 'GVG7K3F2R', 'AVG7K3F2Q', '7K3F2Q', 'GVG 7K3 .... F2Q'])(
  'finds no code in %j',
  (text) => {
    expect(findOrderCodes(text)).toEqual([]);
  },
);

it('finds codes among other words, with any separators between their characters', () => {
  const word = fc.stringMatching(/^[a-z0-9]{0,8}$/).filter((text) => !/v/.test(text));
  const separator = fc.constantFrom('', ' ', '-', '. ', '/');
  fc.assert(
    fc.property(
      code,
      word,
      word,
      fc.array(separator, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      (text, before, after, between, isSmall) => {
        const mangled = [...text].map((character, index) => character + (between[index] ?? '')).join('');
        const content = `${before} ${isSmall ? mangled.toLowerCase() : mangled}${after}`;
        expect(findOrderCodes(content)).toContain(text);
      },
    ),
  );
});

it('finds all codes in a text', () => {
  fc.assert(
    fc.property(code, code, (first, second) =>
      expect(findOrderCodes(`${first} ${second}`)).toEqual(expect.arrayContaining([first, second])),
    ),
  );
});
