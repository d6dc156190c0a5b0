import { createOutsideCheck } from './outside-check.ts';

const names: Record<string, string[]> = {
  'push.test': ['1.1.1.1', '2606:4700::1111'],
  'inside.test': ['10.0.0.8'],
  'mixed.test': ['1.1.1.1', '127.0.0.1'],
  'nowhere.test': [],
};
const check = createOutsideCheck({
  resolve: async (name) => names[name] ?? Promise.reject(new Error(`getaddrinfo ENOTFOUND ${name}`)),
});

it.each(['https://push.test/send/1', 'http://push.test', 'https://1.1.1.1/', 'https://[2606:4700::1111]/x'])(
  'accepts %s',
  async (url) => {
    await expect(check(url)).resolves.toBeUndefined();
  },
);

it.each([
  'https://inside.test/',
  'https://mixed.test/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://[::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://push.test:8443/',
  'https://user@push.test/',
  'ftp://push.test/',
  'no address',
])('rejects %s as REFUSED', async (url) => {
  await expect(check(url)).rejects.toMatchObject({ reason: 'REFUSED' });
});

it.each(['https://nowhere.test/', 'https://unknown.test/'])('rejects %s as UNREACHABLE', async (url) => {
  await expect(check(url)).rejects.toMatchObject({ reason: 'UNREACHABLE' });
});
