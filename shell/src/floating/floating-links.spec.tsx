/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { documentIds } from '@gvg/contracts/composition/document';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { closeOverlay, closeToast, openOverlay, overlayStore, showToast } from '../overlays/overlay-store.ts';
import { renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { FloatingLinks } from './floating-links.tsx';

const withChat = samplePageInfo({
  remotes: [
    {
      name: 'mf-chat',
      version: '1',
      pageContract: pageContractVersion,
      entryUrl: '/entry.js',
      routes: [{ path: '/user/notification', layout: 'public' }],
      widgets: [],
    },
  ],
});

const chat = () => screen.getByRole('button', { name: /^Chat với cửa hàng/ });
const stack = () => document.querySelector<HTMLElement>('[data-floating]')!;
const boxOf = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const liftOf = () => Number(/translateY\(-(\d+)px\)/.exec(stack().style.transform)?.[1] ?? 0);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Positions of the page's buttons, because jsdom has no layout. */
const places = new Map<Element, DOMRect>();
let content: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  window.DOMMatrixReadOnly = class {
    m42 = -liftOf();
  } as unknown as typeof DOMMatrixReadOnly;
  window.requestIdleCallback = ((run: () => void) => queueMicrotask(run)) as unknown as typeof requestIdleCallback;
  content = document.body.appendChild(document.createElement('main'));
  content.id = documentIds.content;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places.get(this) ?? boxOf(318, 772 - liftOf(), 56, 56);
  });
  document.elementsFromPoint = (x, y) =>
    [...places]
      .filter(([, box]) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)
      .map(([target]) => target);
});
afterEach(() => {
  content.remove();
  places.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = () =>
  renderPage(<FloatingLinks contacts={{ messenger: '', zalo: '', whatsapp: '' }} />, { page: withChat });
function place(box: DOMRect): void {
  const target = document.createElement('button');
  places.set(target, box);
  content.append(target);
}

it('rises above a button that appears later, and covers no part of it', async () => {
  open();
  await pass(200);
  expect(liftOf()).toBe(0);
  place(boxOf(300, 790, 44, 44));
  await pass(200);
  expect([liftOf() >= 38, liftOf() < 60]).toEqual([true, true]);
});

it('may cover a corner of a large target', async () => {
  place(boxOf(200, 500, 180, 320));
  open();
  await pass(200);
  expect(liftOf()).toBe(0);
});

it('hides while the page is scrolled down, and returns when it stands still or is scrolled up', async () => {
  open();
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const isAway = () => chat().parentElement?.hasAttribute('data-away');
  scrollTo(300);
  expect(isAway()).toBe(true);
  scrollTo(280);
  expect(isAway()).toBe(false);
  scrollTo(400);
  expect(isAway()).toBe(true);
  await pass(600);
  expect(isAway()).toBe(false);
  scrollTo(0);
});

it('hides while a toast covers its place, unless the chat is open', () => {
  open();
  const isStackAway = () => stack().hasAttribute('data-away');
  act(() => showToast({ kind: 'success', text: 'Đã thêm vào giỏ' }));
  expect(isStackAway()).toBe(true);
  act(() => openOverlay({ kind: 'chat' }));
  expect(isStackAway()).toBe(false);
  act(() => {
    closeOverlay('chat');
    overlayStore.get().toasts.forEach(({ id }) => closeToast(id));
  });
  expect(isStackAway()).toBe(false);
});
