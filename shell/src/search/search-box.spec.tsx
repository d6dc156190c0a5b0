/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi, renderPage } from '../page/render-page.fixtures.tsx';
import { SearchBox } from './search-box.tsx';

const product = (index: number) => ({ _id: String(index).padStart(24, '0'), name: { vi: `Bánh ${index}`, en: '' }, images: ['/v1/file-manager/files/a.png'], price: 1_000 });

interface ApiCall {
  name: string;
  query: { name: string; limit: number; locale: string };
}

function open({ path = '/', respond = () => Promise.resolve({ docs: [product(1), product(2)] }) }: { path?: string; respond?: () => Promise<unknown> } = {}) {
  const calls: ApiCall[] = [];
  const api = fakeApi((name, input) => {
    calls.push({ name, query: (input as ApiCall).query });
    return respond();
  });
  renderPage(<SearchBox />, { path, api });
  return calls;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tìm sản phẩm' });
const type = (text: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const currentPath = () => location.pathname + location.search;

beforeAll(() => import('./suggestion-list.tsx'));
beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollIntoView = () => {};
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('requests at most 20 suggestions in the page’s language once the text has been stable for 200 ms', async () => {
  const calls = open();
  type('ba');
  await wait(150);
  type('ban');
  await wait(199);
  expect(calls).toEqual([]);
  await wait(1);
  expect(calls).toEqual([{ name: 'listProducts', query: { name: 'ban', limit: 20, locale: 'vi' } }]);
  await wait(10);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bánh 11,000đ', 'Bánh 21,000đ']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('clears the list immediately when the field is emptied', async () => {
  const calls = open();
  type('banh');
  await wait(300);
  type('');
  expect(screen.queryByRole('option')).toBeNull();
  await wait(1_000);
  expect(calls).toHaveLength(1);
});

test('shows no suggestions and no error when the call fails', async () => {
  open({ respond: () => Promise.reject(new Error('down')) });
  type('banh');
  await wait(300);
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('wraps around the options on arrow keys and opens one on Enter', async () => {
  open();
  type('banh');
  await wait(300);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(10);
  expect(currentPath()).toBe('/product/banh-1-000000000000000000000001');
  expect(screen.queryByRole('option')).toBeNull();
});

test('searches on Enter after further typing, even if the new list is as long as the one an option was selected in', async () => {
  open();
  type('ba');
  await wait(300);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  type('ban');
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await wait(300);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  expect(currentPath()).toBe('/');
});

test.each([
  [' nước mắm ', '/search?keyword=n%C6%B0%E1%BB%9Bc+m%E1%BA%AFm'],
  ['   ', '/search'],
])('submitting %j opens %s', async (text, path) => {
  open();
  type(text);
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(currentPath()).toBe(path);
});

test('shows the keyword of the results page and clears it elsewhere', async () => {
  open({ path: '/search?keyword=tr%C3%A0' });
  expect(field().value).toBe('trà');
  act(() => {
    history.pushState({ key: 'k', idx: 1 }, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await wait(0);
  expect(field().value).toBe('');
});

test('is focused by the slash key unless another field has the focus', async () => {
  open();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
  field().blur();
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
  other.remove();
  await wait(0);
});

test('closes the suggestions on Escape and on blur', async () => {
  open();
  type('banh');
  await wait(300);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  type('banh ');
  await wait(300);
  fireEvent.blur(field(), { relatedTarget: document.body });
  expect(screen.queryByRole('option')).toBeNull();
});
