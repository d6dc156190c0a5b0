import { randomUUID } from 'node:crypto';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { newGuest } from '../traffic/guest.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const count = 50;

/** Returns a function that makes calls as an admin of the site. */
async function staffCalls(site: Site) {
  const authorization = `Bearer ${await site.mint({ roles: ['ADMIN'] })}`;
  return async <Answer>(method: string, path: string, body?: object): Promise<{ status: number; body: Answer }> => {
    const response = await fetch(new URL(path, site.url), {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
}

export const equalTransfers: AttackCase = {
  name: 'the same transfer, fifty times at once',
  async run(site) {
    const call = await staffCalls(site);
    const { body: settings } = await call<{ bankAccounts: { account: string }[] }>('GET', '/v1/settings/cart');
    const transfer = {
      account: settings.bankAccounts[0]?.account,
      amount: 123_000,
      bankReference: `ATTACK-${randomUUID()}`,
      receivedAt: new Date().toISOString(),
      content: 'attack',
    };
    const send = () => call<{ _id: string }>('POST', '/v1/payments', transfer);
    const sending = Promise.all(Array.from({ length: count }, send));
    const others = await serveOthersDuring(site.url, sending, ['/v1/cart/me'], await newGuest(site));
    const answers = await sending;
    const recorded = answers.filter(({ status }) => status === 201);
    expectEqual('recorded transfers', recorded.length, 1);
    // PAYMENT_WAS_EXISTED.
    expectEqual('refused transfers', answers.filter(({ status }) => status === 409).length, count - 1);
    const id = recorded[0]?.body._id ?? '';
    const { status } = await call('PUT', `/v1/payments/${id}/correct`, { amount: 0, note: 'attack' });
    expectEqual('the correction afterwards', status, 200);
    return others;
  },
};
