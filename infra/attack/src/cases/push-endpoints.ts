import { createECDH, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { signUp } from '../people/account.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Hosts inside the shop's network, in spellings that have bypassed the checks of other sites, and two names that resolve to it. */
const insideHosts = [
  ...[
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '[::]',
  ],
  ...[
    '10.0.0.1',
    '10.255.255.254',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[2002:7f00:1::]',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['localhost', 'localhost.', hostname()],
];

const endpoints = [
  ...insideHosts.map((host) => `https://${host}/send/x`),
  ...[':22', ':80', ':8443', ':27017', ':6379', ':65535'].map((port) => `https://push.example${port}/send/x`),
  ...[
    'http://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/x',
    'https://user:password@fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://push.example@127.0.0.1/x',
    'https://nowhere.invalid/x',
  ],
];

function newKeys(): { p256dh: string; auth: string } {
  const curve = createECDH('prime256v1');
  return { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

export const pushEndpoints: AttackCase = {
  name: 'push messages to hosts inside',
  async run(site) {
    const { browser } = await signUp(site);
    const subscribe = (endpoint: string) =>
      browser.call('PUT', '/v1/push-subscriptions', { body: { endpoint, keys: newKeys(), locale: 'vi' } });
    expectEqual(
      'status of a subscription that is allowed',
      (await subscribe(`http://push.example/send/${randomBytes(16).toString('hex')}`)).status,
      200,
    );
    const others = await serveOthersDuring(
      site.url,
      (async () => {
        for (const endpoint of endpoints) {
          const { status, code = '' } = await subscribe(endpoint);
          const isRefused =
            (status === 403 && code === 'ACTION_NOT_ALLOWED') || (status === 400 && code === 'INVALID_PAYLOAD');
          expectEqual(`${endpoint}: ${status} ${code} is a refusal`, isRefused, true);
        }
      })(),
      ['/v1/auth/jwks', '/v1/products?limit=5'],
    );
    return `${endpoints.length} endpoints are refused; ${others}`;
  },
};
