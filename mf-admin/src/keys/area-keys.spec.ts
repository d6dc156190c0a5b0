import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { locales } from '@gvg/contracts/values/locale';
import { staffPages } from '@gvg/staff-ui';
import { areaKeys, keyName, pageLetters } from './area-keys.ts';

const names = {
  vi: { dashboard: 'Dashboard', orders: 'Đơn hàng', quotes: 'Báo giá', users: 'Người dùng', products: 'Sản phẩm' },
  en: { dashboard: 'Dashboard', orders: 'Orders', quotes: 'Quotes', users: 'Users', products: 'Products' },
} as const;

it.each(locales)('has a unique letter for every page in %s', (locale) => {
  const letters = staffPages.map(({ name }) => pageLetters[locale][name]);
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(staffPages.length);
  for (const [page, name] of Object.entries(names[locale]))
    expect(foldVietnamese(name.toLowerCase())).toContain(pageLetters[locale][page as keyof (typeof names)['vi']]);
});

it('names keys by their labels', () => {
  expect([areaKeys.page, 'ArrowDown', 'Escape', 'Home', '/'].map(keyName)).toEqual(['G', '↓', 'Esc', 'Home', '/']);
});
