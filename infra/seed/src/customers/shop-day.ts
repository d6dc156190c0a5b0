import { randomUUID } from 'node:crypto';
import { acceptQuote, answerQuote, requestQuote } from '@gvg/contracts/cart/http/quotes';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { addOutsideLine, addProductToCart, getMyCart } from '@gvg/contracts/cart/http/lines';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import {
  getOrder,
  packOrderLine,
  placeOrder,
  previewOrder,
  refundOrder,
  setOrderLineStatus,
  setOrderStatus,
  weighOrder,
} from '@gvg/contracts/cart/http/orders';
import { recordPayment } from '@gvg/contracts/cart/http/payments';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import type { CategoryType, ShippingService } from '@gvg/contracts/catalogue/terms';
import { slugOf } from '@gvg/contracts/values/slug';
import { demoId } from '../products/demo-id.ts';
import { demoAccount } from './demo-account.ts';
import type { DemoCustomer } from './customer-data.ts';
import type { CallSite } from './site-client.ts';

/** A customer with their access token. */
export interface Buyer {
  customer: DemoCustomer;
  token: string;
}

export interface OutsideGoods {
  body: BodyFor<typeof addOutsideLine>;
  /** Staff's answer: the price of one piece in VND and its grams, or the reason why it cannot be bought. */
  offer: { price: number; weightGrams: number; categoryType: CategoryType } | { refusal: string };
}

/** A product of the demo by its Vietnamese name, with the number of pieces. */
export type Wanted = readonly [name: string, amount: number];

/** Actions of customers and staff on a day in the shop, with the calls of real users. */
export interface ShopDay {
  addProducts(buyer: Buyer, wanted: readonly Wanted[]): Promise<string[]>;
  addOutside(buyer: Buyer, goods: OutsideGoods): Promise<string>;
  request(buyer: Buyer, lines: readonly string[], note?: string): Promise<Quote>;
  /** Answers a quote, valid for the hours in the settings or as given. */
  answer(
    quote: Quote,
    offers: Readonly<Record<string, OutsideGoods['offer']>>,
    note?: string,
    validHours?: number,
  ): Promise<Quote>;
  accept(buyer: Buyer, quote: Quote): Promise<Quote>;
  place(buyer: Buyer, lines: readonly string[], service: ShippingService, note?: string): Promise<Order>;
  /** Transfers the amount due, dated `days` ago by the bank. `share` scales the amount. */
  pay(order: Order, days?: number, share?: number): Promise<Order>;
  buyAll(order: Order): Promise<Order>;
  weigh(order: Order, grams: number): Promise<Order>;
  ship(order: Order): Promise<Order>;
  deliver(order: Order): Promise<Order>;
  refund(order: Order): Promise<Order>;
}

let transfers = 0;

/** Returns the bank's number of a transfer, unique within a run. */
const bankReference = (): string =>
  `FT${Date.now().toString(36).toUpperCase()}${String((transfers += 1)).padStart(3, '0')}`;

/** Returns the time that many days ago, because bank statements are entered later. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

export function shopDay(call: CallSite, staffToken: string): ShopDay {
  const staff = { token: staffToken };
  const read = (order: Order) => call(getOrder, { ...staff, params: { id: order._id } });

  return {
    async addProducts({ token }, wanted) {
      const lines: InSystemLine[] = [];
      for (const [name, amount] of wanted)
        lines.push(await call(addProductToCart, { token, body: { product: demoId('product', slugOf(name)), amount } }));
      return lines.map(({ _id }) => _id);
    },
    addOutside: async ({ token }, { body }) => (await call(addOutsideLine, { token, body }))._id,
    request: ({ token, customer }, lines, note = '') =>
      call(requestQuote, { token, body: { lines: [...lines], country: customer.address.country, note } }),
    answer: (quote, offers, note = '', validHours) => {
      const lines = quote.lines.map(({ _id }) => ({
        line: _id,
        ...(offers[_id] ?? { refusal: 'Người bán đã ngừng bán món này.' }),
      }));
      const body = { lines, note, ...(validHours !== undefined && { validHours }) };
      return call(answerQuote, { ...staff, params: { id: quote._id }, body });
    },
    accept: ({ token }, quote) =>
      call(acceptQuote, { token, params: { id: quote._id }, body: { version: quote.versions.length } }),
    async place({ token, customer }, lines, service, note = '') {
      const { country, isDefault: _, ...address } = customer.address;
      const { docs } = await call(getMyCart, { token });
      const chosen = docs.filter(({ _id }) => lines.includes(_id)).map(({ _id, amount }) => ({ line: _id, amount }));
      const { deposit, rows } = await call(previewOrder, { token, body: { country, lines: chosen } });
      const freight = rows.find((row) => row.service === service)?.total;
      return call(placeOrder, {
        token,
        body: {
          idempotencyKey: randomUUID(),
          lines: chosen,
          recipient: { ...address, country },
          service,
          note,
          acceptedTerms: true,
          deposit,
          ...(freight === undefined ? {} : { freight }),
        },
      });
    },
    async pay(order, days = 0, share = 1) {
      const { totals, code } = await read(order);
      const amount = Math.round(totals.due * share);
      await call(recordPayment, {
        ...staff,
        body: {
          account: demoAccount.account,
          amount,
          bankReference: bankReference(),
          receivedAt: daysAgo(days),
          content: `MBVCB ${code} chuyen khoan`,
        },
      });
      return read(order);
    },
    async buyAll(order) {
      for (const line of order.lines.filter(({ status }) => status === 'TO_BUY')) {
        await call(setOrderLineStatus, {
          ...staff,
          params: { id: order._id, line: line._id },
          body: { status: 'READY' },
        });
      }
      return read(order);
    },
    weigh: (order, grams) => call(weighOrder, { ...staff, params: { id: order._id }, body: { grams } }),
    async ship(order) {
      for (const { _id: line, amount } of order.lines.filter(({ status }) => status !== 'CANCELLED'))
        await call(packOrderLine, { ...staff, params: { id: order._id }, body: { line, amount } });
      return call(setOrderStatus, {
        ...staff,
        params: { id: order._id },
        body: { status: 'SHIPPED', carrier: 'EMS', trackingCode: `EE${order._id.slice(-9).toUpperCase()}VN` },
      });
    },
    deliver: (order) => call(setOrderStatus, { ...staff, params: { id: order._id }, body: { status: 'DELIVERED' } }),
    async refund(order) {
      const { totals } = await read(order);
      return call(refundOrder, {
        ...staff,
        params: { id: order._id },
        body: { idempotencyKey: randomUUID(), amount: totals.credit, bankReference: bankReference() },
      });
    },
  };
}
