import { randomBytes } from 'node:crypto';
import { pictureWidths } from '@gvg/contracts/upload/picture-widths';
import type { AttackCase } from '../attack-case.ts';
import { expectAtMost, expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { attackers } from '../traffic/attackers.ts';
import { png } from '../traffic/png.ts';
import { requestFrom } from '../traffic/request-from.ts';
import { limitMs, serveOthersDuring } from '../traffic/serve-others.ts';

/** Stores a public picture of a new user and returns its path. */
async function storePublic(site: Site, content: Buffer): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'AVATAR');
  form.set('file', new Blob([new Uint8Array(content)]), 'picture.png');
  const response = await fetch(new URL('/v1/file-manager/upload', site.url), {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${await site.mint({ sub: randomBytes(12).toString('hex') })}` },
  });
  const { url } = (await response.json()) as { url?: string };
  expectEqual('status of an upload', response.status, 201);
  return url ?? '';
}

export const variantFloods: AttackCase = {
  name: 'all widths of large pictures at once',
  async run(site) {
    const large = await Promise.all([5_000, 5_001, 5_002].map((side) => storePublic(site, png(side, 6_000))));
    const small = await storePublic(site, png(600, 601));
    const [attacker = ''] = attackers;
    const request = (path: string, accept: string) =>
      requestFrom(attacker, new URL(path, site.url), { method: 'GET', headers: { accept } });
    const flood = Promise.all(
      large.flatMap((path) =>
        pictureWidths.flatMap((width) =>
          ['image/avif', 'image/webp'].map(async (accept) =>
            expectEqual('answer', [200, 429].includes((await request(`${path}?w=${width}`, accept)).status), true),
          ),
        ),
      ),
    );
    const [others, waitedMs] = await Promise.all([serveOthersDuring(site.url, flood), readNewVariant(site, small)]);
    expectAtMost('another person’s new variant, in milliseconds', waitedMs, limitMs);
    return `another person’s new variant takes ${(waitedMs / 1000).toFixed(2)} s; ${others}`;
  },
};

/** Returns the milliseconds until a new image variant is delivered. */
async function readNewVariant(site: Site, path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(`${path}?w=${pictureWidths[0]}`, site.url), {
    headers: { accept: 'image/webp' },
  });
  await response.arrayBuffer();
  expectEqual('another person’s new variant', response.status, 200);
  return performance.now() - startedAt;
}
