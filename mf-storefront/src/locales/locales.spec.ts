import { account as accountEn } from './en/account.ts';
import { texts as storefrontEn } from './en/index.ts';
import { account as accountVi } from './vi/account.ts';
import { texts as storefrontVi } from './vi/index.ts';

const [en, vi] = [
  { account: accountEn, ...storefrontEn },
  { account: accountVi, ...storefrontVi },
];

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const english = new Map(lines(en));

describe('locales', () => {
  it('has the same keys in both languages', () => {
    expect([...english.keys()]).toEqual(lines(vi).map(([key]) => key));
  });

  it.each(lines(vi))('has %s in both languages with the same variables', (key, vietnamese) => {
    const text = english.get(key) ?? '';
    expect(text.trim()).not.toBe('');
    expect(vietnamese.trim()).not.toBe('');
    expect(variables(text)).toEqual(variables(vietnamese));
  });

  it('contains no Vietnamese letters in English texts', () => {
    for (const [key, text] of english)
      expect([key, text.normalize('NFC').match(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i)]).toEqual([
        key,
        null,
      ]);
  });
});
