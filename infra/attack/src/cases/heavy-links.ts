import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { signUp } from '../people/account.ts';
import { newGuest } from '../traffic/guest.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Pages of the demo's shop, each almost a megabyte. */
const links = ['dau', 'bang-ma', 'the', 'du-lieu'].map((kind) => `http://cholang.example/nang/${kind}`);

export const heavyLinks: AttackCase = {
  name: 'pasted links to pages that are slow to read',
  async run(site) {
    const { browser } = await signUp(site);
    const paste = async (url: string): Promise<void> => {
      const { status, body } = await browser.call<{ outcome?: string; name?: string }>('POST', '/v1/cart/links', {
        body: { url },
      });
      expectEqual(url, [status, body.outcome, body.name?.slice(0, 7)], [200, 'READ', 'Gùi tre']);
    };
    const pasted = (async () => {
      for (const link of [...links, ...links]) await paste(link);
    })();
    return serveOthersDuring(site.url, pasted, ['/v1/cart/me'], await newGuest(site));
  },
};
