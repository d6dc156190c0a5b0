import { z } from 'zod';
import { idSchema, localizedText } from '../values/primitives.ts';
import { validationDetails, validationErrorCode, validationMessage } from './validation.ts';
import { validationMessages } from './validation-messages.ts';

function detailsOf(schema: z.ZodType, input: unknown, locale: 'vi' | 'en' = 'en') {
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
const validInput = {
  name: { vi: 'Bánh' },
  age: 20,
  colour: 'RED',
  id: 'a'.repeat(24),
  tags: ['x'],
  when: '2026-01-01T00:00:00Z',
};

test('returns no rows for valid input', () => {
  expect(detailsOf(schema, validInput)).toEqual([]);
});

test.each([
  ['a missing number', { ...validInput, age: undefined }, 'age', 'REQUIRED', 'Please fill this in'],
  ['a missing enum value', { ...validInput, colour: undefined }, 'colour', 'REQUIRED', 'Please fill this in'],
  ['a blank text', { ...validInput, name: { vi: '  ' } }, 'name.vi', 'REQUIRED', 'Please fill this in'],
  [
    'a text over the maximum length',
    { ...validInput, name: { vi: 'Bánh tráng' } },
    'name.vi',
    'TOO_LONG',
    'Must have at most 5 characters',
  ],
  ['a value of another type', { ...validInput, age: '20' }, 'age', 'INVALID_TYPE', 'This value is of the wrong kind'],
  ['a fraction', { ...validInput, age: 20.5 }, 'age', 'NOT_AN_INTEGER', 'Must be a whole number'],
  ['a number below the minimum', { ...validInput, age: 3 }, 'age', 'TOO_SMALL', 'Must be at least 18'],
  ['a number above the maximum', { ...validInput, age: 300 }, 'age', 'TOO_BIG', 'Must be at most 99'],
  [
    'an unknown enum value',
    { ...validInput, colour: 'PINK' },
    'colour',
    'INVALID_ENUM_VALUE',
    'This value is not one of those allowed',
  ],
  ['a malformed id', { ...validInput, id: 'x' }, 'id', 'INVALID_ID', 'This id is not valid'],
  ['too few items', { ...validInput, tags: [] }, 'tags', 'TOO_FEW', 'At least 1 needed'],
  ['too many items', { ...validInput, tags: ['a', 'b', 'c'] }, 'tags', 'TOO_MANY', 'At most 2 allowed'],
  [
    'a malformed date',
    { ...validInput, when: 'today' },
    'when',
    'INVALID_FORMAT',
    'This value is not in the right form',
  ],
  ['an unknown key', { ...validInput, $where: 1 }, '$where', 'UNKNOWN_KEY', 'This field is not known'],
])('reports %s', (_, input, path, code, message) => {
  expect(detailsOf(schema, input)).toEqual([{ path, code, message }]);
});

test('reports the custom code of a rule for several fields', () => {
  const rule = z
    .object({ price: z.int(), salePrice: z.int() })
    .refine(({ price, salePrice }) => salePrice < price, { error: 'SALE_PRICE_NOT_BELOW_PRICE', path: ['salePrice'] });
  expect(detailsOf(rule, { price: 10, salePrice: 20 }, 'vi')).toEqual([
    { path: 'salePrice', code: 'SALE_PRICE_NOT_BELOW_PRICE', message: 'Giá khuyến mãi phải thấp hơn giá gốc' },
  ]);
});

test('reports at most twenty fields', () => {
  const unknownKeys = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, 1]));
  expect(detailsOf(schema, { ...validInput, ...unknownKeys })).toHaveLength(20);
  expect(detailsOf(z.array(z.int()), Array<string>(1_000).fill('x'))).toHaveLength(20);
});

test('uses the specification’s messages', () => {
  expect(
    ['INVALID_EMAIL', 'INVALID_PASSWORD', 'INVALID_DISPLAY_NAME'].map((code) => validationMessage(code, 'en')),
  ).toEqual(['Invalid email', 'Invalid password', 'Invalid display name']);
});

test('uses the same placeholders in both languages', () => {
  const placeholdersOf = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const [code, sentence] of Object.entries(validationMessages.en))
    expect([code, placeholdersOf(validationMessages.vi[code as keyof typeof validationMessages.vi])]).toEqual([
      code,
      placeholdersOf(sentence),
    ]);
});

test.each([
  ['params', ['INVALID_ID'], 'INVALID_ID'],
  ['params', ['INVALID_ENUM_VALUE'], 'INVALID_ENUM_VALUE'],
  ['query', ['INVALID_ENUM_VALUE'], 'INVALID_ENUM_VALUE'],
  ['query', ['INVALID_ID'], 'INVALID_PAYLOAD'],
  ['body', ['INVALID_ENUM_VALUE', 'REQUIRED'], 'INVALID_PAYLOAD'],
] as const)('maps invalid %s with %j to %s', (location, codes, code) => {
  expect(
    validationErrorCode(
      location,
      codes.map((one) => ({ path: 'x', code: one, message: '' })),
    ),
  ).toBe(code);
});
