import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { texts as english } from '../../locales/en/index.ts';
import { texts as vietnamese } from '../../locales/vi/index.ts';
import { cartRemote } from '../../cart.remote.tsx';

/** The page reads nothing. */
const api: Api = { call: () => Promise.reject(new Error('unexpected call')), read: () => Promise.reject(new Error('unexpected read')) };

it.each([
  ['/order/check-out', vietnamese],
  ['/en/order/check-out', english],
])('renders %s with its title and text', async (path, { checkOut }) => {
  const fragment = await renderFragment(cartRemote, { path, origin: 'https://shop.test', build: 'test', api });
  expect(fragment).toMatchObject({ status: 200, head: { title: checkOut.title, canonical: `https://shop.test${path}` } });
  expect(fragment.status === 200 && fragment.html).toContain(checkOut.text);
});
