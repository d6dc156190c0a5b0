/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuButton } from '../menu/menu-button.tsx';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { closeOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { createPageSession } from '../session/create-page-session.ts';
import { signInResultOf, userOf } from '../session/session.fixtures.ts';
import { AccountControl } from './account-control.tsx';

const withAccountPages = samplePageInfo({
  remotes: [
    {
      name: 'mf-storefront',
      version: '1',
      pageContract: pageContractVersion,
      entryUrl: '/entry.js',
      routes: ['/', '/user/profile', '/user/change-password'].map((path) => ({ path, layout: 'public' as const })),
      widgets: [],
    },
  ],
});

const chat = {
  name: 'mf-chat',
  version: '1',
  pageContract: pageContractVersion,
  entryUrl: '/entry.js',
  routes: [{ path: '/user/notification', layout: 'public' as const }],
  widgets: [],
};
const withNotifications = { ...withAccountPages, remotes: [...withAccountPages.remotes, chat] };

const control = () => screen.getByRole('button', { name: /^Tài khoản/ });

beforeAll(() => import('./account-menu.tsx'));
afterEach(() => {
  act(() => {
    for (const { kind } of overlayStore.get().open) closeOverlay(kind);
  });
  localStorage.clear();
});

function open(page = withAccountPages) {
  const session = createPageSession('DEVELOPMENT');
  renderPage(
    <>
      <AccountControl />
      <MenuButton />
      <MenuDrawer />
    </>,
    { page, session },
  );
  return session;
}

async function openSignedIn(displayName: string, page = withAccountPages) {
  const session = open(page);
  await act(async () =>
    (await session.calls()).begin(signInResultOf('a', { user: userOf('a', { displayName }) }) as never),
  );
  await waitFor(() => expect(control().textContent).toContain(displayName.slice(0, 5)));
  return session;
}

describe('the account control', () => {
  it('opens sign-in for a guest', async () => {
    const session = open();
    act(() => session.start());
    await act(async () => void fireEvent.click(control()));
    expect(overlayStore.get().open).toEqual([{ kind: 'sign-in', mode: 'login' }]);
  });

  it.each([
    ['Nguyễn Thị Thu Hà', 'Nguyễn Thị…'],
    ['Thu Hà', 'Thu Hà'],
    ['0123456789', '0123456789'],
  ])('shows %s as %s', async (name, shown) => {
    await openSignedIn(name);
    expect(control().lastElementChild?.textContent).toBe(shown);
  });

  it('contains the deployed pages of the account and sign-out', async () => {
    const session = await openSignedIn('Thu Hà');
    fireEvent.click(control());
    await waitFor(() => expect(document.getElementById(control().getAttribute('aria-controls') ?? '')).not.toBeNull());
    const menu = within(document.getElementById(control().getAttribute('aria-controls') ?? '') as HTMLElement);
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Thông tin tài khoản', '/user/profile'],
      ['Đổi mật khẩu', '/user/change-password'],
    ]);
    await act(async () => void fireEvent.click(menu.getByRole('button', { name: 'Đăng xuất' })));
    await waitFor(() => expect(session.get()).toEqual({ status: 'guest' }));
    expect(localStorage.getItem('DEVELOPMENT_ACCESS_TOKEN')).toBeNull();
  });
});

it('links to the notifications if their page is deployed', async () => {
  await openSignedIn('Thu Hà', withNotifications);
  fireEvent.click(control());
  expect((await screen.findByRole('link', { name: 'Thông báo' })).getAttribute('href')).toBe('/user/notification');
});

it('the menu of phones contains sign-in for a guest, else the pages of the account', async () => {
  const session = open();
  fireEvent.click(screen.getByRole('button', { name: 'Mở menu' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(dialog.getByRole('button', { name: 'Đăng nhập' })).toBeTruthy();
  await act(async () => (await session.calls()).begin(signInResultOf('a') as never));
  expect(await dialog.findByRole('link', { name: 'Đổi mật khẩu' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Đăng nhập' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Đăng xuất' })).toBeTruthy();
});
