/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { WidgetProps } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useImperativeHandle } from 'react';
import { renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import type { LoadWidget } from '../remotes/widget-cache.ts';
import { SearchBox } from './search-box.tsx';

const onWidgetKey = jest.fn();

/** Replaces the suggestions of a remote: one selected option, whatever the keyword is. */
function Suggestions({ id, keyword, keys, onListChange, onChosen }: WidgetProps['./search-suggestions']) {
  useImperativeHandle(keys, () => ({ onKeyDown: ({ key }) => onWidgetKey(key) }));
  useEffect(() => {
    onListChange({ id, active: `${id}-0` });
    return () => onListChange(undefined);
  }, [id, onListChange]);
  return (
    <ul role="listbox" id={id}>
      <li role="option" aria-selected id={`${id}-0`} onClick={onChosen}>
        {keyword}
      </li>
    </ul>
  );
}

const loadWidget = (() =>
  Promise.resolve({ Widget: Suggestions, prepare: () => Promise.resolve() })) as unknown as LoadWidget;
const open = (path = '/') => renderPage(<SearchBox />, { path, loadWidget });

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tìm sản phẩm' });
const type = (text: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const option = () => screen.queryByRole('option');
const currentPath = () => location.pathname + location.search;

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('shows the suggestions for the typed text, as the list of the field', async () => {
  open();
  type('ban');
  await wait(0);
  expect(option()?.textContent).toBe('ban');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(field().getAttribute('aria-activedescendant')).toBe(option()?.id);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(onWidgetKey).toHaveBeenLastCalledWith('ArrowDown');
});

test('clears the list immediately when the field is emptied', async () => {
  open();
  type('banh');
  await wait(0);
  type('');
  expect(option()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('closes the suggestions after a choice', async () => {
  open();
  type('banh');
  await wait(0);
  fireEvent.click(option() as HTMLElement);
  expect(option()).toBeNull();
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
  expect(option()).toBeNull();
});

test.each([
  ['https://shop.vn/binh-gom?size=2', '/user/cart?link=https%3A%2F%2Fshop.vn%2Fbinh-gom%3Fsize%3D2'],
  ['bánh tráng', '/'],
])('pasting %j opens %s', async (text, path) => {
  const cart = {
    name: 'mf-cart',
    version: '1',
    pageContract: pageContractVersion,
    entryUrl: '/cart.js',
    routes: [{ path: '/user/cart', layout: 'public' as const }],
    widgets: [],
  };
  renderPage(<SearchBox />, { loadWidget, page: samplePageInfo({ remotes: [...samplePageInfo().remotes, cart] }) });
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  await wait(0);
  expect(currentPath()).toBe(path);
});

test('stays on the page after pasting a link if buying from outside is not deployed', async () => {
  open();
  fireEvent.paste(field(), { clipboardData: { getData: () => 'https://shop.vn/binh-gom' } });
  await wait(0);
  expect(currentPath()).toBe('/');
});

test('shows the keyword of the results page and clears it elsewhere', async () => {
  open('/search?keyword=tr%C3%A0');
  expect(field().value).toBe('trà');
  act(() => {
    history.pushState({ key: 'k', idx: 1 }, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await wait(0);
  expect(field().value).toBe('');
});

test('searches for the text in the field, even if it was typed before this form was hydrated', async () => {
  open();
  field().value = 'trà';
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(currentPath()).toBe('/search?keyword=tr%C3%A0');
});

const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Xóa từ khóa' }));

test.each([
  ['cleared', clear, ''],
  ['cleared and left', () => [clear(), field().blur()], ''],
  ['changed', () => type('trà sen'), 'trà sen'],
])('keeps text that was %s while the results were loading', async (_, edit, expected) => {
  open();
  type('trà');
  // In one batch: the field is edited before the new URL is rendered.
  act(() => {
    fireEvent.submit(screen.getByRole('search'));
    edit();
  });
  await wait(0);
  expect(currentPath()).toBe('/search?keyword=tr%C3%A0');
  expect(field().value).toBe(expected);
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
  await wait(0);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(option()).toBeNull();
  type('banh ');
  await wait(0);
  expect(option()).not.toBeNull();
  fireEvent.blur(field(), { relatedTarget: document.body });
  expect(option()).toBeNull();
});

test.each([
  ['isComposing', { isComposing: true }],
  ['the key code alone', { keyCode: 229 }],
])('leaves Escape, arrows and Enter to an input method that composes a word (%s)', async (_, init) => {
  open();
  type('banh');
  await wait(0);
  onWidgetKey.mockClear();
  for (const key of ['Escape', 'ArrowDown', 'Enter']) fireEvent.keyDown(field(), { key, ...init });
  expect(option()).not.toBeNull();
  expect(onWidgetKey).not.toHaveBeenCalled();
});

test('opens the same URL for both encodings of an accented letter', async () => {
  open();
  type('trà'.normalize('NFD'));
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(currentPath()).toBe('/search?keyword=tr%C3%A0');
});

test('searches without suggestions when they cannot be loaded', async () => {
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<SearchBox />, { loadWidget: () => Promise.reject(new Error('offline')) });
  type('banh');
  await wait(0);
  expect(option()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(currentPath()).toBe('/search?keyword=banh');
  jest.restoreAllMocks();
});
