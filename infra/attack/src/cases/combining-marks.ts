import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';
import { createCategory } from '../traffic/staff-call.ts';

/** Below the limit of a body. Sorting these marks takes time quadratic in their number. */
const marks = '\u0316\u0301'.repeat(40_000);

export const combiningMarks: AttackCase = {
  name: 'names of 160 KB of combining marks',
  async run(site) {
    const send = async (): Promise<void> =>
      expectEqual('answer', await createCategory(site, { vi: `a${marks}` }), { status: 400, codes: ['TOO_LONG'] });
    await send();
    return serveOthersDuring(site.url, Promise.all(Array.from({ length: 8 }, send)), ['/v1/products?limit=5']);
  },
};
