import { texts as en } from './en/index.ts';
import { texts as vi } from './vi/index.ts';

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const english = new Map(lines(en));

test('both languages say the same things', () => {
  expect([...english.keys()]).toEqual(lines(vi).map(([key]) => key));
});

test.each(lines(vi))('%s has words in both languages, with the same variables', (key, vietnamese) => {
  const text = english.get(key) ?? '';
  expect(text.trim()).not.toBe('');
  expect(vietnamese.trim()).not.toBe('');
  expect(variables(text)).toEqual(variables(vietnamese));
});

test('English texts hold no Vietnamese letters', () => {
  for (const [key, text] of english) expect([key, text.normalize('NFC').match(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i)]).toEqual([key, null]);
});
