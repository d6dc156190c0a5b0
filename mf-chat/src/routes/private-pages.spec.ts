import type { Api } from '@gvg/browser-kit';
import { renderFragment } from '@gvg/browser-kit/server';
import { chatRemote } from '../chat.remote.tsx';
import { texts as english } from '../locales/en/index.ts';
import { texts as vietnamese } from '../locales/vi/index.ts';

/** Documents are the same for everyone: a server reads no personal data. */
const api: Api = {
  call: () => Promise.reject(new Error('unexpected call')),
  read: () => Promise.reject(new Error('unexpected read')),
};

it.each([
  ['/user/notification', vietnamese.notification],
  ['/en/user/notification', english.notification],
])('renders %s with its title and without personal data', async (path, { title, documentTitle }) => {
  const fragment = await renderFragment(chatRemote, { path, origin: 'https://shop.test', build: 'test', api });
  expect(fragment).toMatchObject({ status: 200, head: { title: documentTitle, robots: 'noindex' } });
  expect(fragment.status === 200 && fragment.html).toContain(`>${title}</h1>`);
});
