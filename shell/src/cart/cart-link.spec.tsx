/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { pageContext } from '@gvg/browser-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { overlayStore } from '../overlays/overlay-store.ts';
import { Providers } from '../page/providers.tsx';
import { fakeApi, renderPage, samplePageInfo, sampleUser as user } from '../page/render-page.fixtures.tsx';
import { createPageSession } from '../session/create-page-session.ts';
import { StaticRouter } from '@gvg/router/server';
import { createUiCache } from '@gvg/ui';
import { turns } from '@gvg/testing/turns';
import { CartLink } from './cart-link.tsx';
import { OrdersLink } from './orders-link.tsx';

const cart = {
  name: 'mf-cart',
  version: '1',
  pageContract: pageContractVersion,
  entryUrl: '/cart.js',
  routes: ['/user/cart', '/user/purchase'].map((path) => ({ path, layout: 'public' as const })),
  widgets: [],
};
const page = samplePageInfo({ remotes: [cart] });
const changedKey = 'DEVELOPMENT_CART_CHANGED';

/** Creates an API that responds with the current amounts. */
function cartOf(amounts: { total: number; merged?: number }) {
  const reads: string[] = [];
  const api = fakeApi((_name, address) => {
    reads.push(String(address));
    const { total: totalAmount, merged } = amounts;
    return Promise.resolve(
      String(address).includes('after=') ? { docs: [], totalAmount, merged: { lines: merged } } : { totalAmount },
    );
  });
  return { api, reads };
}

function open(api = cartOf({ total: 0 }).api) {
  const session = createPageSession('DEVELOPMENT');
  renderPage(<CartLink />, { api, page, session });
  return session;
}

const link = () => screen.getByRole('link');
/** Simulates a guest whose browser has had a cart. */
const setGuest = () => {
  document.cookie = 'GUEST_SESSION_ID=abc; path=/';
  localStorage.setItem(changedKey, '1');
};

beforeAll(() => import('./cart-count.tsx'));
beforeEach(() => {
  window.requestIdleCallback = ((run: () => void) =>
    queueMicrotask(run)) as unknown as typeof window.requestIdleCallback;
  document.cookie = 'GUEST_SESSION_ID=; path=/; max-age=0';
  localStorage.clear();
});

test('shows the number of items in a guest’s cart', async () => {
  setGuest();
  const session = open(cartOf({ total: 11 }).api);
  act(() => session.set({ status: 'guest' }));
  await waitFor(() => expect(link()).toHaveProperty('textContent', 'Giỏ hàng, 11 món11'));
  expect(link().getAttribute('href')).toBe('/user/cart');
});

test('requests nothing before the session is known, nor without a guest session', async () => {
  const { api, reads } = cartOf({ total: 11 });
  const session = open(api);
  await act(() => turns());
  act(() => session.set({ status: 'guest' }));
  await act(() => turns());
  expect(reads).toEqual([]);
  expect(link().textContent).toBe('Giỏ hàng');
});

test('requests nothing for a guest who has had no cart, until the page is used', async () => {
  document.cookie = 'GUEST_SESSION_ID=abc; path=/';
  const { api, reads } = cartOf({ total: 2 });
  const session = open(api);
  act(() => session.set({ status: 'guest' }));
  await act(() => turns());
  expect(reads).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(link().textContent).toContain('2 món'));
  expect(localStorage.getItem(changedKey)).not.toBeNull();
});

test('requests the cart of a guest whose page was used before the icon listened', async () => {
  document.cookie = 'GUEST_SESSION_ID=abc; path=/';
  window.__GVG_EARLY__ = { clicks: [], changes: [], isUsed: true };
  const session = open(cartOf({ total: 1 }).api);
  act(() => session.set({ status: 'guest' }));
  await waitFor(() => expect(link().textContent).toContain('1 món'));
  delete window.__GVG_EARLY__;
});

test('opens sign-in instead of the cart without a guest session', async () => {
  const session = open();
  act(() => session.set({ status: 'guest' }));
  jest.spyOn(session, 'signIn').mockResolvedValue(false);
  fireEvent.click(link());
  expect(session.signIn).toHaveBeenCalled();
  expect(location.pathname).toBe('/');
});

test('follows a change of this tab, and announces it to the others', async () => {
  setGuest();
  const amounts = { total: 1 };
  const session = open(cartOf(amounts).api);
  act(() => session.set({ status: 'guest' }));
  await waitFor(() => expect(link().textContent).toContain('1 món'));
  amounts.total = 4;
  await act(() => pageContext().queryClient.invalidateQueries({ queryKey: ['/v1', '/cart'] }));
  await waitFor(() => expect(link().textContent).toContain('4 món'));
  expect(localStorage.getItem(changedKey)).not.toBe('1');
});

test('follows a change of another tab without announcing it again', async () => {
  setGuest();
  const amounts = { total: 1 };
  const session = open(cartOf(amounts).api);
  act(() => session.set({ status: 'guest' }));
  await waitFor(() => expect(link().textContent).toContain('1 món'));
  amounts.total = 2;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changedKey, newValue: '1' })));
  await waitFor(() => expect(link().textContent).toContain('2 món'));
  expect(localStorage.getItem(changedKey)).toBe('1');
});

test('shows once how many lines of the guest were merged into the cart', async () => {
  const { api } = cartOf({ total: 5, merged: 3 });
  const session = open(api);
  act(() => session.set({ status: 'user', user, mergedGuest: '1f0c2f2e-0000-4000-8000-000000000000' }));
  await waitFor(() =>
    expect(overlayStore.get().toasts.map(({ text }) => text)).toEqual(['3 món từ thiết bị này đã vào giỏ của bạn.']),
  );
  expect(link().textContent).toContain('5 món');
});

test('is absent until the cart is deployed; so is the link to the orders', () => {
  renderPage(
    <>
      <CartLink />
      <OrdersLink />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('leads to the purchases', () => {
  renderPage(<OrdersLink />, { page });
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/user/purchase');
  expect(document.querySelector('a')?.getAttribute('aria-label')).toBe('Đơn hàng của tôi');
});

test('servers render the same link for everyone', () => {
  setGuest();
  const session = open();
  act(() => session.set({ status: 'user', user }));
  const { i18n, queryClient } = pageContext();
  const html = renderToString(
    <Providers
      cache={createUiCache()}
      i18n={i18n}
      queryClient={queryClient}
      pageInfo={page}
      router={(pages) => <StaticRouter location="/">{pages}</StaticRouter>}
    >
      <CartLink />
    </Providers>,
  );
  expect(html).toContain('Giỏ hàng');
  expect(html).not.toContain('món');
});
