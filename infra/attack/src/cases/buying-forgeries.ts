import { randomBytes, randomUUID } from 'node:crypto';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';

type Answer = readonly [status: number, code: string | undefined];

const operator = { $ne: '' };
const nobody = 'f'.repeat(24);
const recipient = {
  fullName: 'A',
  phone: '+819012345678',
  country: 'JP',
  region: 'Tokyo',
  city: '',
  line: '1-2-3',
  postcode: '160-0023',
};
const placing = {
  idempotencyKey: randomUUID(),
  lines: [{ line: nobody, amount: 1 }],
  recipient,
  service: 'AIR',
  acceptedTerms: true,
  deposit: 0,
};
const transfer = {
  account: '1234567890',
  amount: 1_000_000,
  bankReference: 'FORGED',
  receivedAt: '2026-11-22T00:00:00Z',
  content: 'GVG7K3F2Q',
};

/** Attempts of a customer to avoid payment: staff calls, other customers' ids, invented prices and totals, database operators. */
const attempts: readonly (readonly [method: string, path: string, body: unknown, answer: Answer])[] = [
  ['POST', '/v1/payments', transfer, [403, 'INVALID_ROLE']],
  ['POST', '/v1/payments/import', { account: '1', bank: 'VIETCOMBANK', csv: 'x' }, [403, 'INVALID_ROLE']],
  ['PUT', `/v1/payments/${nobody}/assign`, { order: nobody }, [403, 'INVALID_ROLE']],
  ['PUT', `/v1/payments/${nobody}/move`, { from: nobody, unallocated: true, amount: 1 }, [403, 'INVALID_ROLE']],
  ['PUT', `/v1/payments/${nobody}/correct`, { amount: 0, note: 'x' }, [403, 'INVALID_ROLE']],
  ['PUT', `/v1/orders/${nobody}/status`, { status: 'DELIVERED' }, [403, 'INVALID_ROLE']],
  ['PUT', `/v1/orders/${nobody}/weigh`, { grams: 1 }, [403, 'INVALID_ROLE']],
  [
    'POST',
    `/v1/orders/${nobody}/refunds`,
    { idempotencyKey: randomUUID(), amount: 1, bankReference: 'x' },
    [403, 'INVALID_ROLE'],
  ],
  [
    'PUT',
    `/v1/quotes/${nobody}/answer`,
    { lines: [{ line: nobody, price: 1, weightGrams: 1 }] },
    [403, 'INVALID_ROLE'],
  ],
  ['PUT', '/v1/settings/cart', { depositShare: 1 }, [403, 'INVALID_ROLE']],
  ['GET', `/v1/orders/${nobody}`, undefined, [404, 'ORDER_NOT_FOUND']],
  ['GET', `/v1/quotes/${nobody}`, undefined, [404, 'QUOTE_NOT_FOUND']],
  ['GET', `/v1/cart/${nobody}`, undefined, [404, 'CART_NOT_FOUND']],
  ['PUT', `/v1/quotes/${nobody}/accept`, { version: 1 }, [404, 'QUOTE_NOT_FOUND']],
  ['PUT', `/v1/orders/${nobody}/cancel`, {}, [404, 'ORDER_NOT_FOUND']],
  ['POST', '/v1/orders', placing, [404, 'CART_NOT_FOUND']],
  ['POST', '/v1/orders', { ...placing, lines: [{ line: nobody, amount: 1, price: 1 }] }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/orders', { ...placing, deposit: -1 }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/orders', { ...placing, idempotencyKey: operator }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/cart/in-system/add-product', { product: operator, amount: 1 }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/cart/in-system/add-product', { product: nobody, amount: -1 }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/cart/in-system/add-product', { product: nobody, amount: 1, price: 1 }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/cart/without-system/add-product', { name: 'A', url: 'javascript:alert(1)' }, [400, 'INVALID_PAYLOAD']],
  [
    'POST',
    '/v1/cart/without-system/add-product',
    { name: 'A', images: ['/v1/file-manager/files/../../secret.png'] },
    [400, 'INVALID_PAYLOAD'],
  ],
  ['POST', '/v1/orders/track', { code: operator, phone: '+819012345678' }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/orders/track', { code: 'GVG7K3F2Q', phone: '+819012345678' }, [404, 'ORDER_NOT_FOUND']],
];

export const buyingForgeries: AttackCase = {
  name: 'forged payments, orders and quotes',
  async run(site) {
    const authorization = `Bearer ${await site.mint({ sub: randomBytes(12).toString('hex') })}`;
    for (const [method, path, body, answer] of attempts) {
      const response = await fetch(new URL(path, site.url), {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { message } = (await response.json()) as { message?: string };
      expectEqual(`${method} ${path} ${JSON.stringify(body ?? '').slice(0, 60)}`, [response.status, message], answer);
    }
    return `${attempts.length} are refused`;
  },
};
