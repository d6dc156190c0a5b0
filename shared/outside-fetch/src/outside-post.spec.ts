import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { dialByTcp } from './checked-connector.ts';
import { openPushNetwork } from './demo-push.ts';
import { createOutsidePost } from './outside-post.ts';

const bodies: string[] = [];
let port: number;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    bodies.push(`${request.headers['content-encoding'] ?? ''} ${body}`);
    if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else if (request.url !== '/silent') response.writeHead(201).end('ignored'.repeat(10_000));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const options = { headers: { 'content-encoding': 'aes128gcm' }, body: Buffer.from('secret'), timeoutMs: 5_000 };
/** Posts to a name that resolves to this address, over the test's server. */
const postTo = (address: string) =>
  createOutsidePost({ resolve: async () => [address], dial: () => dialByTcp('127.0.0.1', port) });

it('posts to a public address and returns its status', async () => {
  expect(await postTo('1.1.1.1')('http://push.test/send', options)).toEqual({ status: 201 });
  expect(bodies).toContain('aes128gcm secret');
});

it('does not follow redirects', async () => {
  expect(await postTo('1.1.1.1')('http://push.test/moved', options)).toEqual({ status: 302 });
});

it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1'])(
  'rejects a name that resolves to %s',
  async (address) => {
    const before = bodies.length;
    await expect(postTo(address)('http://push.test/send', options)).rejects.toMatchObject({ reason: 'REFUSED' });
    expect(bodies).toHaveLength(before);
  },
);

it.each(['https://push.test:8443/', 'http://user@push.test/', 'file:///etc/passwd', 'http://127.0.0.1/'])(
  'rejects %s',
  async (url) => {
    await expect(createOutsidePost()(url, options)).rejects.toMatchObject({ reason: 'REFUSED' });
  },
);

it('times out', async () => {
  await expect(postTo('1.1.1.1')('http://push.test/silent', { ...options, timeoutMs: 200 })).rejects.toMatchObject({
    reason: 'TIMED_OUT',
  });
});

it('reaches the push service of tests under its fixed name', async () => {
  const { post, check } = openPushNetwork(`http://127.0.0.1:${port}`);
  expect(await post('http://push.example/send', options)).toEqual({ status: 201 });
  await expect(check('http://push.example/send')).resolves.toBeUndefined();
  await expect(check('http://127.0.0.1/send')).rejects.toMatchObject({ reason: 'REFUSED' });
  await expect(post('http://127.0.0.1/send', options)).rejects.toMatchObject({ reason: 'REFUSED' });
});
