import { createHash } from 'node:crypto';
import { eventually } from '@gvg/testing/eventually';
import { publicRoutes, remote, startTestShell } from './start-test-shell.fixtures.ts';

type Shell = Awaited<ReturnType<typeof startTestShell>>;

const cart = remote({ name: 'mf-cart', routes: publicRoutes('/user/cart') });
let shell: Shell;
afterEach(() => shell.close());

const start = async (expectedRemotes: string) => {
  shell = await startTestShell({ registry: [remote()], expectedRemotes });
};

test('a page of a remote that is still starting shows that, reloads, and opens once the remote is registered', async () => {
  await start('mf-storefront,mf-cart');
  const { status, text, headers } = await shell.get('/user/cart');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('3');
  expect(text).toContain('<meta http-equiv="refresh" content="3">');
  expect(text).toContain('<h1>Phần này đang được chuẩn bị</h1>');
  expect((await shell.get('/en/user/cart')).text).toContain('<h1>This part is being prepared</h1>');

  shell.deploy([remote(), cart]);
  await eventually(async () => expect((await shell.get('/user/cart')).status).toBe(200));
});

test('every other page names the parts that are still starting, in a style that its policy allows', async () => {
  await start('mf-storefront,mf-cart,mf-wishes');
  const { text, headers } = await shell.get('/');
  expect(text).toContain('Đang chuẩn bị: giỏ hàng và đơn hàng, mf-wishes.');
  expect((await shell.get('/en')).text).toContain('Still being prepared: cart and orders, mf-wishes.');
  const [, css = ''] = /<style>(\.gvg-coming[^<]+)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);

  shell.deploy([remote(), cart, remote({ name: 'mf-wishes' })]);
  await eventually(async () => expect((await shell.get('/')).text).not.toContain('gvg-coming'));
});

test('a missing remote that is not expected leaves the not-found page', async () => {
  await start('');
  expect((await shell.get('/user/cart')).status).toBe(404);
});
