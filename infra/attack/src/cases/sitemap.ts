import type { AttackCase } from '../attack-case.ts';
import { expectAtMost, expectEqual } from '../expect.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const maxBytes = 1_000_000;

export const sitemap: AttackCase = {
  name: 'the sitemap, again and again',
  async run({ url }) {
    const read = async (): Promise<number> => {
      const response = await fetch(new URL('/sitemap.xml', url), { headers: { 'accept-encoding': 'br' } });
      expectEqual('encoding of the sitemap', response.headers.get('content-encoding'), 'br');
      return (await response.arrayBuffer()).byteLength;
    };
    expectAtMost('bytes of the sitemap', await read(), maxBytes);
    return serveOthersDuring(url, Promise.all(Array.from({ length: 300 }, read)));
  },
};
