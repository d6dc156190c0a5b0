import { deepStrictEqual } from 'node:assert/strict';
import type { Order as PresentedOrder } from '@gvg/contracts/cart/http/order-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { ObjectId } from 'mongodb';
import { allocatedTo, restOf } from './model/money-model.ts';
import type { MoneyModel, Payment } from './model/money-model.ts';
import {
  freightChargedTo,
  goodsOf,
  goodsWithBalanceOf,
  isCancellableByCustomer,
  isOver,
  serviceFeeOf,
} from './model/order.ts';
import type { Order } from './model/order.ts';
import { checked } from './shop/start-shop.ts';
import type { Shop } from './shop/start-shop.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Time for events to return stock, long enough for a busy machine. */
const stockTimeoutMs = 20_000;

/** A transfer as stored in the database. */
interface StoredPayment {
  id: string;
  amount: number;
  unallocated: number;
  order: string | undefined;
  allocations: { id: string; kind: string; order: string | undefined; amount: number }[];
  isDetached: boolean;
  wasInTime: boolean;
  status: string;
}

/** Throws an AssertionError if the shop's data differs from the model. */
export async function compare(model: MoneyModel, shop: Shop): Promise<void> {
  const [orders, payments, quotes] = await Promise.all([
    readOrders(shop),
    readPayments(shop),
    readUses(shop),
    checkStock(model, shop),
  ]);
  checkLedgers(orders, payments);
  checkBank(model, orders, payments);
  deepStrictEqual(byId(orders.map(presentedOrder)), byId(model.orders.map((order) => expectedOrder(model, order))));
  const expected = model.payments.map((payment) => expectedPayment(model, payment));
  deepStrictEqual(byId(payments.map((payment) => storedPayment(payment, model))), byId(expected));
  checkQuotes(model, orders, quotes);
}

/** Returns orders as presented to staff, because their totals are not stored. */
async function readOrders({ staff }: Shop): Promise<PresentedOrder[]> {
  return checked(200, await staff.get<Page<PresentedOrder>>('/v1/orders?limit=100')).docs;
}

async function readPayments({ databases }: Shop): Promise<StoredPayment[]> {
  const stored = await databases.cart.collection('payments').find({}).toArray();
  return stored.map(({ _id, amount, order, allocations, isDetached = false, wasInTime = false, status }) => {
    const parts = (allocations as Record<string, unknown>[]).map((part) => ({
      id: String(part._id),
      kind: String(part.kind),
      order: part.order === undefined ? undefined : String(part.order),
      amount: Number(part.amount),
    }));
    return {
      id: String(_id),
      amount: Number(amount),
      unallocated: Number(amount) - sum(parts.map((part) => part.amount)),
      order: order === undefined ? undefined : String(order),
      allocations: parts,
      isDetached: Boolean(isDetached),
      wasInTime: Boolean(wasInTime),
      status: String(status),
    };
  });
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, row]));

/** Checks that the totals of an order follow from its ledger, and that ledger entries with a payment match that payment's allocations. */
function checkLedgers(orders: readonly PresentedOrder[], payments: readonly StoredPayment[]): void {
  for (const { _id, ledger, totals } of orders) {
    const sumOf = (...kinds: string[]) =>
      sum(ledger.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])));
    const { goods, serviceFee, freight, surcharge, paid } = totals;
    deepStrictEqual(
      { goods, serviceFee, freight, surcharge, paid },
      {
        goods: sumOf('GOODS'),
        serviceFee: sumOf('SERVICE_FEE'),
        freight: sumOf('FREIGHT'),
        surcharge: sumOf('SURCHARGE'),
        paid: sumOf('PAYMENT', 'CORRECTION', 'REFUND'),
      },
    );
    const entries = ledger.filter(({ payment }) => payment !== undefined);
    const allocations = payments.flatMap((payment) =>
      payment.allocations.flatMap(({ order, id, amount }) => (order === _id ? [[id, payment.id, amount]] : [])),
    );
    deepStrictEqual(
      entries.map(({ _id: id, payment, amount }) => [id, payment, amount].join(' ')).toSorted(),
      allocations.map((row) => row.join(' ')).toSorted(),
    );
  }
}

/** Checks that all money at the bank is in exactly one place: allocated to one order, or unallocated. */
function checkBank({ bank }: MoneyModel, orders: readonly PresentedOrder[], payments: readonly StoredPayment[]): void {
  deepStrictEqual(
    payments.filter(({ unallocated }) => unallocated < 0),
    [],
  );
  const held = sum(orders.map(({ totals }) => totals.paid)) + sum(payments.map(({ unallocated }) => unallocated));
  deepStrictEqual({ held }, { held: bank.received - bank.sent });
}

function presentedOrder({
  _id: id,
  code,
  status,
  lines,
  totals,
  payBy,
  unallocated,
  owed,
  cancelReason,
  isCancellable,
  shipping,
}: PresentedOrder) {
  const isUnpaid = cancelReason === 'UNPAID';
  return {
    id,
    code,
    status,
    lines: lines.map((line) => line.status),
    totals,
    payBy,
    unallocated: unallocated ?? 0,
    owed: owed ?? 0,
    isUnpaid,
    isCancellable,
    estimatedFee: shipping.estimatedFee,
  };
}

function expectedOrder(model: MoneyModel, order: Order): ReturnType<typeof presentedOrder> {
  const { id, code, status, lines, surcharge, end, isUnpaid } = order;
  const later = goodsWithBalanceOf(order);
  const totals = {
    goods: goodsOf(order),
    ...(later !== 0 && { goodsWithBalance: later }),
    serviceFee: serviceFeeOf(order),
    freight: freightChargedTo(order),
    surcharge,
    paid: model.paidFor(order),
    due: model.dueOf(order),
    credit: model.creditOf(order),
  };
  const payBy = status === 'AWAITING_DEPOSIT' ? new Date(end).toISOString() : undefined;
  return {
    id,
    code,
    status,
    lines: lines.map((line) => line.status),
    totals,
    payBy,
    unallocated: model.restsFor(order),
    owed: model.owedFor(order),
    isUnpaid,
    isCancellable: isCancellableByCustomer(order),
    estimatedFee: order.estimatedFee,
  };
}

function storedPayment(
  { id, amount, unallocated, order, allocations, isDetached, wasInTime, status }: StoredPayment,
  model: MoneyModel,
) {
  const at = (isOne: (part: (typeof allocations)[number]) => boolean) =>
    sum(allocations.filter(isOne).map((part) => part.amount));
  const orders = model.orders.flatMap((one) => {
    const lies = at((part) => part.order === one.id);
    return lies === 0 ? [] : [[one.number, lies] as const];
  });
  return {
    id,
    amount,
    unallocated,
    order,
    orders,
    returned: at(({ kind }) => kind === 'RETURNED'),
    isDetached,
    isInTime: wasInTime,
    queue: queueOf(status),
  };
}

/** Returns the queue of a payment. UNDERPAID depends on the moment of recording and is checked there (`steps/transfer-steps.ts`). */
const queueOf = (status: string) =>
  ['UNDERPAID', 'MATCHED', 'ASSIGNED', 'RETURNED', 'VOIDED'].includes(status) ? 'nothing unallocated' : status;

function expectedPayment(model: MoneyModel, payment: Payment): ReturnType<typeof storedPayment> {
  const { id, amount, named, returned, isDetached, isInTime } = payment;
  const orders = model.orders.flatMap((order) =>
    allocatedTo(payment, order) === 0 ? [] : [[order.number, allocatedTo(payment, order)] as const],
  );
  return {
    id,
    amount,
    unallocated: restOf(payment),
    order: named?.id,
    orders,
    returned,
    isDetached,
    isInTime,
    queue: expectedQueue(payment),
  };
}

function expectedQueue(payment: Payment): string {
  if (restOf(payment) === 0) return 'nothing unallocated';
  const named = payment.isDetached ? undefined : payment.named;
  if (named !== undefined && isOver(named)) return 'ORDER_CANCELLED';
  return named !== undefined || sum([...payment.allocated.values()]) > 0 ? 'OVERPAID' : 'UNMATCHED';
}

interface StoredUses {
  id: string;
  uses: { line: string; order: string }[];
}

async function readUses({ databases }: Shop): Promise<StoredUses[]> {
  const quotes = await databases.cart
    .collection('quotes')
    .find({}, { projection: { uses: 1 } })
    .toArray();
  return quotes.map(({ _id, uses = [] }) => ({
    id: String(_id),
    uses: (uses as StoredUses['uses']).map(({ line, order }) => ({ line, order })),
  }));
}

/** Checks that no line of a quote is used twice, and that each use is by an order with this line at the quoted price. */
function checkQuotes(model: MoneyModel, orders: readonly PresentedOrder[], stored: readonly StoredUses[]): void {
  const present = model.quotes.filter(({ customer }) => !customer.isClosed);
  const numbers = new Map(model.orders.map(({ id, number }) => [id, number]));
  const found = stored.map(({ id, uses }) => ({
    id,
    uses: uses.map(({ line, order }) => `${line} ${numbers.get(order) ?? order}`).toSorted(),
  }));
  const expected = present.map(({ id, lines }) => ({
    id,
    uses: lines.flatMap(({ id: line, usedBy }) => usedBy.map((order) => `${line} ${order}`)).toSorted(),
  }));
  deepStrictEqual(byId(found), byId(expected));
  const used = model.orders.flatMap(({ lines }) => lines);
  for (const { id, lines } of model.quotes) {
    const ordered = orders.flatMap((order) => order.lines.filter(({ quote }) => quote === id));
    deepStrictEqual(
      ordered.map(({ price, amount, fee }) => [price, amount, fee].join(' ')).toSorted(),
      lines
        .flatMap((line) =>
          used
            .filter(({ quoted }) => quoted === line)
            .map(({ dearer = 0 }) => [line.price + dearer / line.amount, line.amount, line.fee].join(' ')),
        )
        .toSorted(),
    );
  }
}

async function checkStock(model: MoneyModel, { databases }: Shop): Promise<void> {
  const products = databases.catalogue.collection('products');
  const ids = model.products.map(({ id }) => new ObjectId(id));
  const expected = model.products.map((_, index) => model.stockOf(index));
  await eventually(
    async () => {
      const stored = new Map(
        (await products.find({ _id: { $in: ids } }, { projection: { stock: 1 } }).toArray()).map(({ _id, stock }) => [
          String(_id),
          stock as number,
        ]),
      );
      deepStrictEqual({ stock: model.products.map(({ id }) => stored.get(id)) }, { stock: expected });
    },
    { timeoutMs: stockTimeoutMs },
  );
}
