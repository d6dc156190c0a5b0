/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { Link, Outlet } from '@gvg/router';
import { act, screen } from '@testing-library/react';
import { createI18n } from '@gvg/i18n';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { keyOf } from '../data/query-key.ts';
import { remoteApplication } from '../remote/remote-application.tsx';
import type { RemoteDefinition } from '../remote/remote-definition.ts';
import { renderFragment } from '../server/render-fragment.tsx';
import { startPage } from '../shell/start-page.ts';
import { matchPage } from './page-route.ts';
import { page } from './page.tsx';

let reads: string[];
const api = {
  read: (address: string) => {
    reads.push(address);
    return address.endsWith('missing')
      ? Promise.reject(new ApiError(404, { message: 'USER_NOT_FOUND' }))
      : Promise.resolve({ address });
  },
} as unknown as Api;

const component = (render: () => React.JSX.Element) => page(() => Promise.resolve(render));

const admin: RemoteDefinition = {
  name: 'mf-admin',
  namespace: 'admin',
  loadTexts: () => Promise.resolve({ orders: 'Đơn hàng' }),
  fallback: null,
  NotFound: () => <h1>Không tìm thấy</h1>,
  pages: [
    {
      name: 'admin',
      path: '/admin',
      Page: component(() => (
        <>
          <nav>
            <Link to="/admin/orders">orders</Link>
          </nav>
          <Outlet />
        </>
      )),
      prefetch: ({ queryClient }) => queryClient.query({ queryKey: keyOf('/v1/users/me') }),
      children: [
        {
          name: 'dashboard',
          path: '',
          Page: component(() => <h1>dashboard</h1>),
          loader: () => Promise.resolve({ status: 200 }),
        },
        {
          name: 'orders',
          path: 'orders',
          Page: component(() => <h1>orders</h1>),
          loader: async ({ queryClient, t }) => {
            await queryClient.query({ queryKey: keyOf('/v1/orders') });
            return { status: 200, title: t('orders') };
          },
        },
        {
          name: 'user',
          path: 'users/:id',
          Page: component(() => <h1>user</h1>),
          prefetch: ({ queryClient, params }) =>
            queryClient.query({ queryKey: keyOf(`/v1/users/${params['id'] ?? ''}`) }),
        },
        {
          name: 'signed-out',
          path: 'moved',
          Page: component(() => <h1>moved</h1>),
          loader: () => Promise.resolve({ status: 301, location: '/auth' }),
        },
      ],
    },
  ],
};

const fragment = (path: string) => renderFragment(admin, { path, api, origin: 'https://shop.example', build: 'b1' });

beforeEach(() => {
  reads = [];
});

describe('matchPage', () => {
  it.each([
    ['/admin', ['admin', 'dashboard'], '/admin'],
    ['/admin/orders', ['admin', 'orders'], '/admin/orders'],
    ['/admin/users/7', ['admin', 'user'], '/admin/users/:id'],
  ])('returns %s with its layouts', (path, names, pattern) => {
    const matched = matchPage(admin.pages, path);
    expect([matched?.routes.map(({ name }) => name), matched?.path]).toEqual([names, pattern]);
  });

  it('returns undefined below a layout without a matching child', () => {
    expect(matchPage(admin.pages, '/admin/nothing')).toBeUndefined();
  });
});

describe('nested pages', () => {
  it('are rendered on the server inside their layout, with the data of both', async () => {
    const result = await fragment('/admin/orders');
    expect(result).toMatchObject({
      status: 200,
      route: '/admin/orders',
      html: expect.stringMatching(/<nav>.*orders.*<\/nav><h1>orders<\/h1>/),
    });
    expect(reads.toSorted()).toEqual(['/v1/orders', '/v1/users/me']);
  });

  it('have a title and noindex instead of a head if they are private', async () => {
    expect(await fragment('/admin/orders')).toMatchObject({
      head: { title: 'Đơn hàng', robots: 'noindex', alternates: [], og: [], jsonld: [] },
    });
    expect(await fragment('/admin')).toMatchObject({ head: { title: 'Goods Viet Goods', robots: 'noindex' } });
  });

  it('return the redirect or missing page of any of their loaders', async () => {
    expect(await fragment('/admin/users/missing')).toMatchObject({ contract: 1, status: 404 });
    expect(await fragment('/admin/moved')).toMatchObject({ contract: 1, status: 301, location: '/auth' });
  });

  it('change inside a layout that stays mounted, and replace the head of the previous page', async () => {
    history.replaceState(null, '', '/admin');
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="alternate" hreflang="vi" href="https://shop.example/" data-page-head>',
    );
    document.body.innerHTML = '<div id="gvg-mf-admin"></div>';
    startPage({ locale: 'vi', api, i18n: createI18n('vi', { ui: {} }) });
    const application = remoteApplication(admin);
    await act(() => application.mount({ build: 'b1' }));
    const layout = await screen.findByRole('navigation');
    expect(screen.getByRole('heading', { name: 'dashboard' })).toBeTruthy();
    await act(async () => screen.getByRole('link', { name: 'orders' }).click());
    expect(await screen.findByRole('heading', { name: 'orders' })).toBeTruthy();
    expect(screen.getByRole('navigation')).toBe(layout);
    expect(document.title).toBe('Đơn hàng');
    expect(document.head.querySelector('link[rel="alternate"]')).toBeNull();
    expect(reads.filter((address) => address === '/v1/users/me')).toHaveLength(1);
    await act(() => application.unmount());
  });
});
