import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { firstAdmin, newCustomer } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import { orderQuote } from './order-journey.ts';

/** A customer's paid order of one piece of each of these goods, for 200,000đ and a fee of 10,000đ, from a source that is named like the last word of the goods. */
export async function paidOrder(names: readonly string[]): Promise<{ buyer: SitePerson; order: Order }> {
  const [buyer, admin] = await Promise.all([newCustomer('Lan'), firstAdmin()]);
  const lines: string[] = [];
  for (const name of names) {
    const url = `https://shop-${name.split(' ').at(-1)}.example/${encodeURIComponent(name)}`;
    const body = { name, amount: 1, url };
    lines.push((await buyer.call<{ _id: string }>('POST', '/v1/cart/without-system/add-product', body))._id);
  }
  const quote = await buyer.call<Quote>('POST', '/v1/quotes', { lines, country: 'JP' });
  await admin.call('PUT', `/v1/quotes/${quote._id}/answer`, {
    lines: lines.map((line) => ({
      line,
      price: 200_000,
      fee: 10_000,
      weightGrams: 1_000,
      categoryType: 'PACKAGED_FOOD',
    })),
  });
  const { code, totals } = await orderQuote(buyer, quote._id);
  await admin.call('POST', '/v1/payments', {
    account: '1234567890',
    amount: totals.due,
    bankReference: randomUUID(),
    receivedAt: new Date().toISOString(),
    content: code,
  });
  return { buyer, order: await buyer.call<Order>('GET', `/v1/orders/${code}`) };
}
