import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { runningSite } from '@gvg/testing/running-site';

/** What staff does while a customer looks at the page, by the calls of the admin area. */
export interface Staff {
  answer(quote: string, offer: { price: number; weightGrams: number }): Promise<Quote>;
  /** A transfer reaches the shop's account; its content as the customer's bank leaves it. */
  receive(code: string, amount: number): Promise<void>;
  order(key: string): Promise<Order>;
  buyAll(order: Order): Promise<Order>;
  weigh(order: Order, grams: number): Promise<Order>;
  move(order: Order, status: 'SHIPPED' | 'DELIVERED', fields?: object): Promise<Order>;
}

type Send = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Body>;

async function signedIn(): Promise<Send> {
  const { url, environment } = runningSite();
  const request = async <Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Body> => {
    const response = await fetch(`${url}${path}`, { method, headers: { 'content-type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const credentials = { email: environment['FIRST_ADMIN_EMAIL'], password: environment['FIRST_ADMIN_PASSWORD'] };
  const { accessToken } = await request<{ accessToken: string }>('POST', '/v1/auth/sign-in/admin', credentials);
  return (method, path, body) => request(method, path, body, { authorization: `Bearer ${accessToken}` });
}

/** Signs in as the first administrator of the running site. */
export async function openStaff(): Promise<Staff> {
  const send = await signedIn();
  const order = (key: string) => send<Order>('GET', `/v1/orders/${key}`);
  return {
    order,
    async answer(quote, offer) {
      const { lines } = await send<Quote>('GET', `/v1/quotes/${quote}`);
      return send('PUT', `/v1/quotes/${quote}/answer`, { lines: lines.map(({ _id }) => ({ line: _id, categoryType: 'PACKAGED_FOOD', ...offer })) });
    },
    receive: (code, amount) => send('POST', '/v1/payments', { account: '1234567890', amount, bankReference: randomUUID(), receivedAt: new Date().toISOString(), content: `MBVCB ${code.toLowerCase()} CT tu 0011` }),
    async buyAll({ _id, lines }) {
      for (const line of lines.filter(({ status }) => status === 'TO_BUY')) await send('PUT', `/v1/orders/${_id}/lines/${line._id}/status`, { status: 'READY' });
      return order(_id);
    },
    weigh: ({ _id }, grams) => send('PUT', `/v1/orders/${_id}/weigh`, { grams }),
    move: ({ _id }, status, fields = {}) => send('PUT', `/v1/orders/${_id}/status`, { status, ...fields }),
  };
}
