import { randomBytes } from 'node:crypto';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Addresses inside the shop's network, in spellings that have bypassed the checks of other sites. */
const insideHosts = [
  'localhost',
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '[fd00::1]',
  '[fe80::1]',
];

export const insideLinks: AttackCase = {
  name: 'pasted links that lead inside',
  async run(site) {
    const authorization = `Bearer ${await site.mint({ sub: randomBytes(12).toString('hex') })}`;
    const read = async (url: string) => {
      const response = await fetch(new URL('/v1/cart/links', site.url), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
      return [response.status, (await response.json()) as { outcome?: string; name?: string }] as const;
    };
    const links = insideHosts.flatMap((host) => [`http://${host}/`, `https://${host}/admin`]);
    const others = await serveOthersDuring(
      site.url,
      Promise.all(
        links.map(async (link) => {
          const [status, { outcome, name }] = await read(link);
          expectEqual(link, [status, outcome, name], [200, 'NOT_ALLOWED', undefined]);
        }),
      ),
    );
    for (const link of [
      `http://localhost:${site.url.port}/`,
      `http://user:password@${site.url.hostname}/`,
      'file:///etc/passwd',
    ]) {
      const [status, { outcome }] = await read(link);
      // Either the link itself is refused, or its target.
      if (status !== 400) expectEqual(link, [status, outcome], [200, 'NOT_ALLOWED']);
    }
    const cookie = `${guestCookieName}=${'0'.repeat(32)}.forged`;
    const stranger = await fetch(new URL('/v1/cart/links', site.url), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'http://localhost/' }),
    });
    expectEqual('a guest whose cookie is forged', stranger.status, 401);
    return others;
  },
};
