import {
  orderAmended,
  orderChangeProposed,
  orderDueChanged,
  orderLineCancelled,
  orderProposalEnded,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import type { ServiceProduct } from '../../testing/products.fixtures.ts';
import { sampleEntry, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';

export const hourMs = 3_600_000;
export const failure = (status: number, message: string) => ({ status, body: { message } });
export const conflict = failure(409, 'ORDER_STATUS_CONFLICT');
export const fieldFailure = (path: string, code: string) => ({
  ...failure(400, 'INVALID_PAYLOAD'),
  body: { message: 'INVALID_PAYLOAD', details: [{ path, code }] },
});

type Amended = ResponseBodyOf<typeof amendOrder>;

/** Creates fifty items for concurrent calls. */
export const fifty = <Item>(make: () => Item): Item[] => Array.from({ length: 50 }, make);

/** Body of a change that adds pieces of a product. */
export const adding = ({ _id: product }: ServiceProduct, amount = 2) => ({ added: [{ product, amount }] });

/** Creates a shop for one test file, with a staff member, a customer, and their actions on order changes. */
export function openAmendments(name: string) {
  let shop: CartHarness;
  let staff: TestCustomer;
  let customer: TestCustomer;
  let collector: EventCollector;

  beforeAll(async () => {
    shop = await startCartHarness(name);
    [staff, customer] = [await shop.user({ roles: ['USER', 'ADMIN'] }), await shop.user()];
    collector = await collectEvents(shop, [
      orderAmended,
      orderChangeProposed,
      orderDueChanged,
      orderLineCancelled,
      orderProposalEnded,
      orderStatusChanged,
      auditRecorded,
    ]);
  });
  beforeEach(() => {
    shop.catalogue.rows = [sampleRow({ total: 300_000 })];
  });
  afterEach(() => shop.resetClock());
  afterAll(async () => {
    await collector.close();
    await shop.close();
  });

  /** An order of the customer; its stocked lines are reserved. */
  async function place(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
    const order = sampleOrder({ user: customer.id, lines, ...fields });
    const placed = { ...order, due: totalsOf(order).due };
    await shop.models.orders.insertMany([placed]);
    const reserved = lines.flatMap(({ _id: line, product, amount }) =>
      product === undefined ? [] : [{ line, product, amount }],
    );
    if (reserved.length > 0)
      shop.catalogue.reservations.set(order._id.toHexString(), { lines: reserved, reservedAt: shop.now() });
    return placed;
  }
  const proposalOf = ({ code }: StoredOrder) =>
    customer.get<Order>(`/v1/orders/${code}`).then(({ body }) => body.proposal);
  const answer = ({ code }: StoredOrder, kind: 'accept' | 'decline', body: object, by = customer) =>
    by.put<Order>(`/v1/orders/${code}/changes/${kind}`, body);
  const auditEntriesOf = ({ _id }: StoredOrder) =>
    collector.published
      .flatMap(({ type, data }) => (type === auditRecorded.type ? auditRecorded.data.parse(data) : []))
      .filter(({ subject }) => subject.id === _id.toHexString());

  return {
    get shop() {
      return shop;
    },
    get staff() {
      return staff;
    },
    get customer() {
      return customer;
    },
    /** A line of a product with this many pieces left in stock, not counting those of the line. */
    stockedLine(stock: number, fields: Partial<OrderLine> = {}): OrderLine {
      const { _id: product } = shop.catalogue.makeProduct({ stock });
      return sampleOrderLine({ product, ...fields });
    },
    stockOf: ({ product = '' }: OrderLine) => shop.catalogue.products.get(product)?.stock,
    makeProduct: (fields: Partial<ServiceProduct> = {}) => shop.catalogue.makeProduct(fields),
    /** Unreserved pieces of a product. */
    leftOf: ({ _id }: ServiceProduct) => shop.catalogue.products.get(_id)?.stock,
    /** Pieces that catalogue has reserved for the order by line. */
    reservedFor: ({ _id }: StoredOrder) => shop.catalogue.reservations.get(_id.toHexString())?.lines,
    place,
    /** The same, fully paid. */
    placePaid(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
      const { ledger } = sampleOrder({ lines, ...fields });
      const charged = ledger.reduce((sum, { amount }) => sum + amount, 0);
      return place(lines, { ...fields, ledger: [...ledger, sampleEntry({ kind: 'PAYMENT', amount: charged })] });
    },
    stored: ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>(),
    amend: ({ code, revision }: Pick<StoredOrder, 'code' | 'revision'>, body: object) =>
      staff.put<Amended>(`/v1/orders/${code}/changes`, { revision, ...body }),
    proposalOf,
    answer,
    async answerShown(order: StoredOrder, kind: 'accept' | 'decline') {
      const shown = await proposalOf(order);
      return answer(order, kind, { proposal: shown?._id ?? '', due: shown?.after.due ?? 0 });
    },
    eventsOf: (order: StoredOrder) =>
      collector
        .about(order._id.toHexString())
        .filter(({ type }) => type !== auditRecorded.type)
        .map(({ type, data }) => ({ type, data })),
    auditEntriesOf,
    auditsOf: (order: StoredOrder) => auditEntriesOf(order).map(({ action }) => action),
  };
}
