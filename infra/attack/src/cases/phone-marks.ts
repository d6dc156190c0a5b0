import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { newGuest } from '../traffic/guest.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Just below the limit of a body. Normalising this text takes time quadratic in its length. */
const phone = `+84${'\u0316\u0301'.repeat(60_000)}`;

export const phoneMarks: AttackCase = {
  name: 'telephone numbers of 240 KB of combining marks',
  async run(site) {
    const track = async (): Promise<void> => {
      const response = await fetch(new URL('/v1/orders/track', site.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'GVG7K3F2Q', phone }),
      });
      const { message } = (await response.json()) as { message?: string };
      expectEqual('answer', [response.status, message], [400, 'INVALID_PAYLOAD']);
    };
    await track();
    const others = Promise.all(Array.from({ length: 8 }, track));
    return serveOthersDuring(site.url, others, ['/v1/cart/me'], await newGuest(site));
  },
};
