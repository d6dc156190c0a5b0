import type { TestCustomer } from '@gvg/testing/test-customers';
import { chargedTo, depositOf, isDone, isOver, nextStatus } from './order.ts';
import type { Customer, Order, OrderLine, Quote, QuotedLine } from './order.ts';

/** A transfer recorded by staff. Money is in VND. */
export interface Payment {
  number: number;
  id: string;
  account: string;
  reference: string;
  /** The amount recorded first, with later corrections. */
  amount: number;
  receivedAt: number;
  /** The order whose code is in the transfer's content. */
  named?: Order;
  /** True if it named an order that was cancelled unpaid and reached the bank before that order's end. */
  isInTime: boolean;
  /** True if staff detached some of its money: the rest is no longer allocated automatically. */
  isDetached: boolean;
  allocated: Map<Order, number>;
  returned: number;
}

export interface Product {
  id: string;
  price: number;
  grams: number;
  isPackaged: boolean;
  /** Stock at the beginning of the sequence. */
  pieces: number;
}

export const hourMs = 3_600_000;
export const hours = { unpaid: 48, underpaid: 72, importGrace: 24, quote: 72, price: 48 } as const;

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

export const allocatedTo = ({ allocated }: Payment, order: Order): number => allocated.get(order) ?? 0;

/** Returns the unallocated amount. */
export const restOf = ({ amount, allocated, returned }: Payment): number => amount - sum(allocated.values()) - returned;

/** Expected state of the shop, written only from the rules. The bank next to it tracks the total amount of money. */
export class MoneyModel {
  readonly depositShare: number;
  readonly products: readonly Product[];
  readonly orders: Order[] = [];
  readonly payments: Payment[] = [];
  readonly quotes: Quote[] = [];
  readonly customers: (Customer & { caller: TestCustomer })[] = [];
  readonly bank = { received: 0, sent: 0 };
  readonly now: () => number;
  readonly mostCommands: number;
  /** Number of commands carried out. */
  commands = 0;
  pricePerKg: number;
  cost: string;

  constructor(start: {
    mostCommands: number;
    depositShare: number;
    products: readonly Product[];
    pricePerKg: number;
    cost: string;
    now: () => number;
  }) {
    this.mostCommands = start.mostCommands;
    this.depositShare = start.depositShare;
    this.products = start.products;
    this.pricePerKg = start.pricePerKg;
    this.cost = start.cost;
    this.now = start.now;
  }

  addCustomer(caller: TestCustomer): void {
    this.customers.push({ number: this.customers.length + 1, isClosed: false, caller });
  }

  addOrder(placed: { id: string; code: string; customer: Customer; lines: OrderLine[]; estimatedFee: number }): Order {
    const now = this.now();
    const order: Order = {
      ...placed,
      number: this.orders.length + 1,
      depositShare: this.depositShare,
      pricePerKg: this.pricePerKg,
      status: 'AWAITING_DEPOSIT',
      isUnpaid: false,
      waitingSince: now,
      end: now + hours.unpaid * hourMs,
      freight: 0,
      surcharge: 0,
      reduced: 0,
      refunded: 0,
      hasPaidBack: false,
      forfeited: 0,
    };
    this.orders.push(order);
    for (const { quoted } of order.lines)
      if (quoted !== undefined) Object.assign(quoted, { usedBy: [...quoted.usedBy, order.number], usedAt: now });
    return order;
  }

  /** Returns the amount paid for the order, less refunds. */
  paidFor(order: Order): number {
    return sum(this.payments.map((payment) => allocatedTo(payment, order))) - order.refunded;
  }

  dueOf(order: Order): number {
    if (isOver(order)) return 0;
    const isDeposit = ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE'].includes(order.status);
    return Math.max(0, (isDeposit ? depositOf(order) : chargedTo(order)) - this.paidFor(order));
  }

  creditOf(order: Order): number {
    return Math.max(0, this.paidFor(order) - order.forfeited - (isOver(order) ? 0 : chargedTo(order)));
  }

  /** Returns the rests that the order can use automatically: those of payments that name it. */
  restsFor(order: Order): number {
    return sum(this.payments.map((payment) => (payment.named === order && !payment.isDetached ? restOf(payment) : 0)));
  }

  owedFor(order: Order): number {
    return isDone(order) ? this.creditOf(order) + this.restsFor(order) : 0;
  }

  allocate(payment: Payment, order: Order, amount: number): void {
    payment.allocated.set(order, allocatedTo(payment, order) + amount);
  }

  /** Allocates rests to the amount due, oldest bank date first, and advances the order's status until nothing more changes. */
  settle(order: Order): void {
    for (;;) {
      const naming = this.payments.filter(({ named, isDetached }) => named === order && !isDetached);
      for (const payment of naming.toSorted((one, other) => one.receivedAt - other.receivedAt)) {
        this.allocate(payment, order, Math.min(restOf(payment), this.dueOf(order)));
      }
      const status = nextStatus(order, this.paidFor(order), this.creditOf(order));
      if (status === undefined) break;
      if (status === 'AWAITING_DEPOSIT') order.waitingSince = this.now();
      order.status = status;
    }
    if (order.status === 'AWAITING_DEPOSIT')
      order.end = order.waitingSince + (this.paidFor(order) > 0 ? hours.underpaid : hours.unpaid) * hourMs;
  }

  /** Settles the named order after a change of the payment. */
  settleNamed({ named }: Payment): void {
    if (named !== undefined) this.settle(named);
  }

  cancel(order: Order, { isUnpaid = false } = {}): void {
    order.status = 'CANCELLED';
    order.isUnpaid = isUnpaid;
    this.settle(order);
  }

  /** Cancels orders whose end, and the grace period for imports after it, is over. */
  sweep(): void {
    for (const order of this.orders) {
      if (order.status === 'AWAITING_DEPOSIT' && order.end + hours.importGrace * hourMs <= this.now())
        this.cancel(order, { isUnpaid: true });
    }
  }

  /** Forfeits what the shop owes to a customer who gives it up. */
  forfeit(customer: Customer): void {
    for (const order of this.orders.filter((one) => one.customer === customer && this.owedFor(one) > 0)) {
      for (const payment of this.payments) {
        if (payment.named === order && !payment.isDetached) this.allocate(payment, order, restOf(payment));
      }
      order.forfeited += this.creditOf(order);
      this.settle(order);
    }
  }

  stockOf(product: number): number {
    const taken = this.orders.flatMap((order) =>
      isOver(order) ? [] : order.lines.filter((line) => line.product === product && line.status !== 'CANCELLED'),
    );
    return (this.products[product]?.pieces ?? 0) - sum(taken.map(({ amount }) => amount));
  }

  quotedLines(): QuotedLine[] {
    return this.quotes.flatMap(({ lines }) => lines);
  }
}
