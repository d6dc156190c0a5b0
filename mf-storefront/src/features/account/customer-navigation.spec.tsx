/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { documentIds } from '@gvg/contracts/composition/document';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';

/** The document's registry, with a release of mf-chat that renders these paths. */
function deploy(...paths: string[]) {
  const registry = document.createElement('script');
  Object.assign(registry, { id: documentIds.registry, type: 'application/json', textContent: JSON.stringify([{ name: 'mf-chat', routes: paths.map((path) => ({ path, layout: 'public' })) }]) });
  document.body.append(registry);
}

afterEach(() => document.getElementById(documentIds.registry)?.remove());

const entries = async (path: string) => {
  await renderPage(path, {}, { status: 'guest' });
  return within(screen.getByRole('navigation', { name: /^(Tài khoản của tôi|My account)$/ })).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('navigation of the customer area', () => {
  it('leads to the notifications where their page is deployed', async () => {
    deploy('/user/notification');
    expect(await entries('/en/user/profile')).toContainEqual(['Notifications', '/en/user/notification']);
  });

  it.each([[[]], [['/admin/messages']]])('leaves them out where it is not: %j', async (paths) => {
    deploy(...paths);
    expect(await entries('/user/profile')).toEqual([['Hồ sơ', '/user/profile'], ['Đổi mật khẩu', '/user/change-password']]);
  });

  it('leaves them out in a document without registry', async () => {
    expect(await entries('/user/profile')).toHaveLength(2);
  });
});
