import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { signUp } from '../people/account.ts';
import { newGuest } from '../traffic/guest.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Pages of the demo shop, each almost a megabyte. A name of combining marks counts as missing. */
const pages = [
  ['dau', 'NO_DATA', undefined],
  ['bang-ma', 'READ', 'Gùi tre'],
  ['the', 'READ', 'Gùi tre'],
  ['du-lieu', 'READ', 'Gùi tre'],
] as const;

export const heavyLinks: AttackCase = {
  name: 'pasted links to pages that are slow to read',
  async run(site) {
    const { browser } = await signUp(site);
    const pasteAll = async (): Promise<void> => {
      for (const [kind, outcome, name] of pages) {
        const { status, body } = await browser.call<{ outcome?: string; name?: string }>('POST', '/v1/cart/links', {
          body: { url: `http://cholang.example/nang/${kind}` },
        });
        expectEqual(kind, [status, body.outcome, body.name], [200, outcome, name]);
      }
    };
    const pasted = Promise.all([pasteAll(), pasteAll()]);
    return serveOthersDuring(site.url, pasted, ['/v1/cart/me'], await newGuest(site));
  },
};
