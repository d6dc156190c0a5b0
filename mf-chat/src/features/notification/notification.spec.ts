import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { texts as english } from '../../locales/en/index.ts';
import { texts as vietnamese } from '../../locales/vi/index.ts';
import { chatRemote } from '../../chat.remote.tsx';

/** The page reads nothing. */
const api: Api = { call: () => Promise.reject(new Error('unexpected call')), read: () => Promise.reject(new Error('unexpected read')) };

it.each([
  ['/user/notification', vietnamese],
  ['/en/user/notification', english],
])('renders %s with its title and text', async (path, { notification }) => {
  const fragment = await renderFragment(chatRemote, { path, origin: 'https://shop.test', build: 'test', api });
  expect(fragment).toMatchObject({ status: 200, head: { title: notification.title, canonical: `https://shop.test${path}` } });
  expect(fragment.status === 200 && fragment.html).toContain(notification.text);
});
