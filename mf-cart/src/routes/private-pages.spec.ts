import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { cartRemote } from '../cart.remote.tsx';
import { texts as english } from '../locales/en/index.ts';
import { texts as vietnamese } from '../locales/vi/index.ts';

/** Documents are the same for everyone: a server reads no cart. */
const api: Api = {
  call: () => Promise.reject(new Error('unexpected call')),
  read: () => Promise.reject(new Error('unexpected read')),
};

it.each([
  ['/user/cart', vietnamese.frames.cart],
  ['/en/user/cart', english.frames.cart],
  ['/order/check-out', vietnamese.frames.checkOut],
  ['/en/order/check-out', english.frames.checkOut],
])('renders %s with its title and without personal data', async (path, title) => {
  const fragment = await renderFragment(cartRemote, { path, origin: 'https://shop.test', build: 'test', api });
  expect(fragment).toMatchObject({ status: 200, head: { title: `${title} | Goods Viet Goods`, robots: 'noindex' } });
  expect(fragment.status === 200 && fragment.html).toContain(`>${title}</h1>`);
});
