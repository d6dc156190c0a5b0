import { refusedTokens } from '@gvg/testing/refused-tokens';
import { makeSigningKeys, mintFor } from '@gvg/testing/token-keys';
import type { MintOptions } from '@gvg/testing/token-keys';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';

async function statusWith({ url }: Site, token: string): Promise<number> {
  const response = await fetch(new URL('/v1/product-categories?includeDeleted=true', url), {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  return response.status;
}

export const forgedTokens: AttackCase = {
  name: 'tokens that are not of this site',
  async run(site) {
    const admin = { roles: ['ADMIN' as const] };
    expectEqual('a good token', await statusWith(site, await site.mint(admin)), 200);
    const foreignKeys = await makeSigningKeys();
    const keys = {
      mint: (options: MintOptions = {}) => site.mint(options),
      mintForeign: (options: MintOptions = {}) => mintFor(foreignKeys, options),
    };
    for (const { name, make } of refusedTokens) expectEqual(name, await statusWith(site, await make(keys, admin)), 401);
    return `${refusedTokens.length} kinds are refused`;
  },
};
