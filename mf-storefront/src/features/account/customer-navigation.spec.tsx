/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { documentIds } from '@gvg/contracts/composition/document';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';

/** Adds the document's registry, with releases of mf-chat and mf-cart that render their own ones of these paths. */
function deploy(...paths: string[]) {
  const registry = document.createElement('script');
  Object.assign(registry, {
    id: documentIds.registry,
    type: 'application/json',
    textContent: JSON.stringify(
      ['mf-chat', 'mf-cart'].map((name) => ({ name, routes: paths.map((path) => ({ path, layout: 'public' })) })),
    ),
  });
  document.body.append(registry);
}

afterEach(() => document.getElementById(documentIds.registry)?.remove());

const entries = async (path: string) => {
  await renderPage(path, {}, { status: 'guest' });
  return within(screen.getByRole('navigation', { name: /^(Tài khoản của tôi|My account)$/ }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('navigation of the customer area', () => {
  it('links to purchases and notifications if their pages are deployed', async () => {
    deploy('/user/notification', '/user/purchase');
    expect(await entries('/en/user/profile')).toEqual([
      ['Profile', '/en/user/profile'],
      ['My orders', '/en/user/purchase'],
      ['Notifications', '/en/user/notification'],
      ['Change password', '/en/user/change-password'],
    ]);
  });

  it.each([[[]], [['/admin/messages']]])('omits pages that are not deployed: %j', async (paths) => {
    deploy(...paths);
    expect(await entries('/user/profile')).toEqual([
      ['Hồ sơ', '/user/profile'],
      ['Đổi mật khẩu', '/user/change-password'],
    ]);
  });

  it('omits them in a document without registry', async () => {
    expect(await entries('/user/profile')).toHaveLength(2);
  });
});
