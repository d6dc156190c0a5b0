/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { turns } from '@gvg/testing/turns';
import type { PageRemote } from '../page/shell-state.ts';
import { renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { MenuButton } from './menu-button.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

const content = { ...samplePageInfo().content, intro: { text: 'Giới thiệu', link: '/page/gioi-thieu' } };

function open(path = '/', remotes = samplePageInfo().remotes) {
  const page = samplePageInfo({ content, remotes });
  renderPage(
    <>
      <MenuButton />
      <MenuDrawer />
    </>,
    { page, path },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mở menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  return { dialog, menu: within(dialog) };
}

test('contains the links of the top bar, which phones do not show: help, intro and contact', () => {
  const { menu } = open();
  const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-3)).toEqual([
    ['Trợ giúp', '#footer'],
    ['Giới thiệu', '/page/gioi-thieu'],
    ['Liên hệ', '#contact'],
  ]);
});

test('links to buying from outside and to order tracking if the cart is deployed', () => {
  expect(open().menu.queryByRole('link', { name: 'Tra cứu đơn' })).toBeNull();
  cleanup();
  const routes: PageRemote['routes'] = [
    { path: '/user/cart', layout: 'public' },
    { path: '/order/track', layout: 'bare' },
  ];
  const cart = { ...samplePageInfo().remotes[0], name: 'mf-cart', routes } as PageRemote;
  const { menu } = open('/', [...samplePageInfo().remotes, cart]);
  expect(menu.getByRole('link', { name: 'Dán link mua hộ' }).getAttribute('href')).toBe('/user/cart?link=');
  expect(menu.getByRole('link', { name: 'Tra cứu đơn' }).getAttribute('href')).toBe('/order/track');
});

test('links guests to their orders, which ask them to sign in', () => {
  const purchases = {
    ...samplePageInfo().remotes[0],
    name: 'mf-cart',
    routes: [{ path: '/user/purchase', layout: 'public' }],
  } as PageRemote;
  expect(open().menu.queryByRole('link', { name: 'Đơn hàng của tôi' })).toBeNull();
  cleanup();
  const { menu } = open('/', [...samplePageInfo().remotes, purchases]);
  expect(menu.getByRole('link', { name: 'Đơn hàng của tôi' }).getAttribute('href')).toBe('/user/purchase');
});

test.each([['Trợ giúp'], ['Liên hệ'], ['Giới thiệu'], ['Bảng giá cước']])('closes when %s is followed', (name) => {
  const { menu, dialog } = open();
  fireEvent.click(menu.getByRole('link', { name }));
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('stays open when the page adds the destination to its URL', () => {
  const { dialog } = open('/rate-table');
  act(() => {
    history.replaceState(history.state, '', '/rate-table?country=DE');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  expect(dialog.hasAttribute('open')).toBe(true);
});

test('focuses contact in the footer after closing', async () => {
  const { menu } = open();
  const contact = document.body.appendChild(document.createElement('section'));
  contact.id = 'contact';
  contact.scrollIntoView = jest.fn();
  fireEvent.click(menu.getByRole('link', { name: 'Liên hệ' }));
  await act(() => turns());
  expect(contact.scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement).toBe(contact);
  contact.remove();
});
