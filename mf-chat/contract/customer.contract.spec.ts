import { createApi, createQueryClient } from '@gvg/browser-kit';
import { getCustomerCart } from '@gvg/contracts/cart/http/lines';
import { listOrders } from '@gvg/contracts/cart/http/orders';
import { listQuotes } from '@gvg/contracts/cart/http/quotes';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { customerCartQuery, customerOrdersQuery, customerQuotesQuery } from '../src/features/staff/api/customer.ts';
import { id, order, quote } from './chat.shapes.ts';
import { customers, states } from './chat.states.ts';

const { eachLike, integer, like, string } = matchers;
const pact = httpPact({ consumer: 'mf-chat', provider: 'cart' });
const client = (baseUrl: string) => createQueryClient(createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' }));
const asStaff = { as: 'ADMIN' as const };
const buyer = { kind: 'user' as const, id: customers.buyer };
const listed = { ...asStaff, query: { user: buyer.id, limit: 5 } };

/** Information next to the conversation with a customer. */
describe('contract of mf-chat with cart, for staff', () => {
  it("lists the customer's latest orders", async () => {
    const { code, status, totals } = order;
    const exchange = {
      ...listed,
      description: 'orders of a customer',
      providerState: states.orderOfBuyer,
      response: { docs: eachLike({ _id: id, code, status, totals }), totalDocs: integer(1) },
    };
    expect(
      await pact.exchange(listOrders, exchange, (origin) => client(origin).query(customerOrdersQuery(buyer))),
    ).toMatchObject({ docs: [{ code: 'GVG7K3F2Q', totals: { due: 65_000 } }], totalDocs: 1 });
  });

  it("lists the customer's latest quotes", async () => {
    const { status, createdAt } = quote;
    const exchange = {
      ...listed,
      description: 'quotes of a customer',
      providerState: states.quoteOfBuyer,
      response: { docs: eachLike({ _id: id, status, createdAt }), totalDocs: integer(1) },
    };
    expect(
      await pact.exchange(listQuotes, exchange, (origin) => client(origin).query(customerQuotesQuery(buyer))),
    ).toMatchObject({ docs: [{ status: 'ANSWERED' }], totalDocs: 1 });
  });

  it("reads the lines in the customer's cart", async () => {
    const user = { kind: 'user' as const, id: customers.user };
    const line = { _id: id, amount: integer(1) };
    const exchange = {
      ...asStaff,
      params: user,
      description: 'the cart of a customer',
      providerState: states.cart,
      response: {
        docs: [
          { ...line, type: 'WITHOUT_SYSTEM', name: string('Nồi đất') },
          { ...line, type: 'IN_SYSTEM', product: { name: { vi: string('Bánh tráng'), en: like('') } } },
        ],
      },
    };
    expect(
      await pact.exchange(getCustomerCart, exchange, (origin) => client(origin).query(customerCartQuery(user))),
    ).toMatchObject({ docs: [{ name: 'Nồi đất' }, { product: { name: { vi: 'Bánh tráng' } } }] });
  });

  it("reads that a guest's cart is empty", async () => {
    const guest = { kind: 'guest' as const, id: customers.guest };
    const exchange = {
      ...asStaff,
      params: guest,
      description: 'the cart of a guest without one',
      response: { docs: [] },
    };
    expect(
      await pact.exchange(getCustomerCart, exchange, (origin) => client(origin).query(customerCartQuery(guest))),
    ).toEqual({ docs: [] });
  });
});
