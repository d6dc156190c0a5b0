import { z } from 'zod';
import { idSchema, localizedText } from './primitives.ts';
import { validationDetails, validationFailure, validationSentence } from './validation.ts';
import { validationSentences } from './validation-sentences.ts';

function rows(schema: z.ZodType, input: unknown, locale: 'vi' | 'en' = 'en') {
  return validationDetails(schema.safeParse(input).error?.issues ?? [], input, locale);
}

const schema = z.strictObject({
  name: localizedText(5),
  age: z.int().min(18).max(99),
  colour: z.enum(['RED', 'BLUE']),
  id: idSchema,
  tags: z.array(z.string()).min(1).max(2),
  when: z.iso.datetime(),
});
const right = { name: { vi: 'Bánh' }, age: 20, colour: 'RED', id: 'a'.repeat(24), tags: ['x'], when: '2026-01-01T00:00:00Z' };

test('what is right has no row', () => {
  expect(rows(schema, right)).toEqual([]);
});

test.each([
  ['nothing at all', { ...right, age: undefined }, 'age', 'REQUIRED', 'Please fill this in'],
  ['a word that is missing', { ...right, colour: undefined }, 'colour', 'REQUIRED', 'Please fill this in'],
  ['blanks for a text', { ...right, name: { vi: '  ' } }, 'name.vi', 'REQUIRED', 'Please fill this in'],
  ['too long a text', { ...right, name: { vi: 'Bánh tráng' } }, 'name.vi', 'TOO_LONG', 'Must have at most 5 characters'],
  ['another kind', { ...right, age: '20' }, 'age', 'INVALID_TYPE', 'This value is of the wrong kind'],
  ['a part of a number', { ...right, age: 20.5 }, 'age', 'NOT_AN_INTEGER', 'Must be a whole number'],
  ['too little', { ...right, age: 3 }, 'age', 'TOO_SMALL', 'Must be at least 18'],
  ['too much', { ...right, age: 300 }, 'age', 'TOO_BIG', 'Must be at most 99'],
  ['a word not in the list', { ...right, colour: 'PINK' }, 'colour', 'INVALID_ENUM_VALUE', 'This value is not one of those allowed'],
  ['no id', { ...right, id: 'x' }, 'id', 'INVALID_ID', 'This id is not valid'],
  ['too few', { ...right, tags: [] }, 'tags', 'TOO_FEW', 'At least 1 needed'],
  ['too many', { ...right, tags: ['a', 'b', 'c'] }, 'tags', 'TOO_MANY', 'At most 2 allowed'],
  ['no moment', { ...right, when: 'today' }, 'when', 'INVALID_FORMAT', 'This value is not in the right form'],
  ['an unknown key', { ...right, $where: 1 }, '$where', 'UNKNOWN_KEY', 'This field is not known'],
])('%s', (_, input, path, code, message) => {
  expect(rows(schema, input)).toEqual([{ path, code, message }]);
});

test('a rule of several fields names its own code', () => {
  const rule = z.object({ price: z.int(), salePrice: z.int() }).refine(({ price, salePrice }) => salePrice < price, { error: 'SALE_PRICE_NOT_BELOW_PRICE', path: ['salePrice'] });
  expect(rows(rule, { price: 10, salePrice: 20 }, 'vi')).toEqual([{ path: 'salePrice', code: 'SALE_PRICE_NOT_BELOW_PRICE', message: 'Giá khuyến mãi phải thấp hơn giá gốc' }]);
});

test('the specification’s words', () => {
  expect(['INVALID_EMAIL', 'INVALID_PASSWORD', 'INVALID_DISPLAY_NAME'].map((code) => validationSentence(code, 'en'))).toEqual(['Invalid email', 'Invalid password', 'Invalid display name']);
});

test('every sentence has the same places to fill in both languages', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const [code, sentence] of Object.entries(validationSentences.en)) expect([code, places(validationSentences.vi[code as keyof typeof validationSentences.vi])]).toEqual([code, places(sentence)]);
});

test.each([
  ['params', ['INVALID_ID'], 'INVALID_ID'],
  ['params', ['INVALID_ENUM_VALUE'], 'INVALID_ENUM_VALUE'],
  ['query', ['INVALID_ENUM_VALUE'], 'INVALID_ENUM_VALUE'],
  ['query', ['INVALID_ID'], 'INVALID_PAYLOAD'],
  ['body', ['INVALID_ENUM_VALUE', 'REQUIRED'], 'INVALID_PAYLOAD'],
] as const)('wrong %s with %j is %s', (part, codes, code) => {
  expect(validationFailure(part, codes.map((one) => ({ path: 'x', code: one, message: '' })))).toBe(code);
});
