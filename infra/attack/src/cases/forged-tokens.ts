import { makeSigningKeys, mintFor } from '@gvg/testing/token-keys';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';

async function statusWith({ url }: Site, token: string): Promise<number> {
  const response = await fetch(new URL('/v1/product-categories?includeDeleted=true', url), { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const forgedTokens: AttackCase = {
  name: 'tokens that are not of this site',
  async run(site) {
    const admin = { roles: ['ADMIN' as const] };
    expectEqual('a good token', await statusWith(site, await site.mint(admin)), 200);
    const [, claims] = (await site.mint(admin)).split('.');
    const tokens = {
      'a foreign key': await mintFor(await makeSigningKeys(), admin),
      'no signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
      'another issuer': await site.mint({ ...admin, issuer: 'somebody-else' }),
      'another audience': await site.mint({ ...admin, audience: 'another-site' }),
      'another type': await site.mint({ ...admin, type: 'JWT' }),
      'an hour of life': await site.mint({ ...admin, expiresIn: 3_600 }),
      'an end that has passed': await site.mint({ ...admin, expiresIn: -60 }),
    };
    for (const [what, token] of Object.entries(tokens)) expectEqual(what, await statusWith(site, token), 401);
    return `${Object.keys(tokens).length} kinds are refused`;
  },
};
