import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { firstAdmin } from '@gvg/testing/site-calls';

/** Actions of staff by the calls of the admin area, while a customer looks at the page. */
export interface Staff {
  answer(quote: string, offer: { price: number; weightGrams: number }): Promise<Quote>;
  /** Records a transfer to the shop's account, with the content that the customer's bank sends. */
  receive(code: string, amount: number): Promise<void>;
  order(key: string): Promise<Order>;
  buyAll(order: Order): Promise<Order>;
  weigh(order: Order, grams: number): Promise<Order>;
  /** Packs a parcel line by line before it is SHIPPED. */
  move(order: Order, status: 'SHIPPED' | 'DELIVERED', fields?: object): Promise<Order>;
}

/** Signs in as the first administrator of the running site. */
export async function openStaff(): Promise<Staff> {
  const { call: send } = await firstAdmin();
  const order = (key: string) => send<Order>('GET', `/v1/orders/${key}`);
  return {
    order,
    async answer(quote, offer) {
      const { lines } = await send<Quote>('GET', `/v1/quotes/${quote}`);
      return send('PUT', `/v1/quotes/${quote}/answer`, {
        lines: lines.map(({ _id }) => ({ line: _id, categoryType: 'PACKAGED_FOOD', ...offer })),
      });
    },
    receive: (code, amount) =>
      send('POST', '/v1/payments', {
        account: '1234567890',
        amount,
        bankReference: randomUUID(),
        receivedAt: new Date().toISOString(),
        content: `MBVCB ${code.toLowerCase()} CT tu 0011`,
      }),
    async buyAll({ _id, lines }) {
      for (const line of lines.filter(({ status }) => status === 'TO_BUY'))
        await send('PUT', `/v1/orders/${_id}/lines/${line._id}/status`, { status: 'READY' });
      return order(_id);
    },
    weigh: ({ _id }, grams) => send('PUT', `/v1/orders/${_id}/weigh`, { grams }),
    async move({ _id, lines }, status, fields = {}) {
      if (status === 'SHIPPED')
        for (const { _id: line, amount } of lines) await send('PUT', `/v1/orders/${_id}/packing`, { line, amount });
      return send('PUT', `/v1/orders/${_id}/status`, { status, ...fields });
    },
  };
}
