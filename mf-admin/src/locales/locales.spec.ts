import { texts as en } from './en/index.ts';
import { staff as staffEn } from './en/staff/index.ts';
import { texts as vi } from './vi/index.ts';
import { staff as staffVi } from './vi/staff/index.ts';

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

/** English has plural forms for one, Vietnamese has none. */
const keysOf = (value: unknown) =>
  lines(value)
    .map(([key]) => key)
    .filter((key) => !key.endsWith('_one'));

describe('locales', () => {
  it('have the same keys in both languages', () => {
    expect(keysOf(staffEn)).toEqual(keysOf(staffVi));
    expect(keysOf(en)).toEqual(keysOf(vi));
  });

  it.each([...lines(vi), ...lines(en), ...lines(staffVi), ...lines(staffEn)])('have a text for %s', (_, text) => {
    expect(text.trim()).not.toBe('');
  });
});
