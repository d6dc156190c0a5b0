import { countChanged } from './count-changed.ts';

it.each([
  [{}, 0],
  [{ price: true, name: { vi: true, en: false } }, 2],
  [{ banners: [{ title: { vi: true } }, { title: { en: true } }] }, 1],
  [{ banners: [{ title: {} }] }, 0],
])('counts changed fields of %j', (dirty, count) => {
  expect(countChanged(dirty)).toBe(count);
});
