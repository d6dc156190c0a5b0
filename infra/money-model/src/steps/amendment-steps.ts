import type { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { Order as PresentedOrder } from '@gvg/contracts/cart/http/order-schema';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { MoneyModel } from '../model/money-model.ts';
import { addLine, amend, isAmendable } from '../model/order.ts';
import type { Order, OrderLine } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { pick } from './step.ts';
import type { Action, Step } from './step.ts';

type Found = { order: Order; line: OrderLine };
type Amended = ResponseBodyOf<typeof amendOrder>;

/** Returns lines of amendable orders that satisfy `isOne`, which also receives the number of the order's other lines. */
const linesOf = (model: MoneyModel, isOne: (line: OrderLine, others: number) => boolean): Found[] =>
  model.orders.filter(isAmendable).flatMap((order) => {
    const left = order.lines.filter(({ status }) => status !== 'CANCELLED');
    return left.flatMap((line) => (isOne(line, left.length - 1) ? [{ order, line }] : []));
  });

const isStocked = ({ product }: OrderLine): boolean => product !== undefined;

/** Sends a change of the order's current revision after a dry run, which must give the same result. */
async function sendChange({ staff }: Shop, { code }: Order, change: object): Promise<Amended> {
  const { revision } = checked(200, await staff.get<PresentedOrder>(`/v1/orders/${code}`));
  const path = `/v1/orders/${code}/changes`;
  const dry = checked(200, await staff.put<Amended>(path, { revision, ...change, dryRun: true }));
  const sent = checked(200, await staff.put<Amended>(path, { revision, ...change }));
  if (dry.outcome !== sent.outcome || dry.after.due !== sent.after.due)
    throw new Error(`the dry run says ${dry.outcome}, ${dry.after.due}, the change ${sent.outcome}, ${sent.after.due}`);
  return sent;
}

const amountOf = ({ line }: Found, amount: number) => ({
  lines: [{ line: line.id, amount, reason: 'agreed by phone' }],
});

function lowering(model: MoneyModel, found: Found, amount: number): Action {
  const { order, line } = found;
  return {
    text: `order ${order.number} has ${amount} instead of ${line.amount} pieces of a line`,
    async run(shop) {
      const { outcome } = await sendChange(shop, order, amountOf(found, amount));
      if (outcome !== 'MADE') throw new Error(`fewer pieces are ${outcome}`);
      amend(order, line, amount);
      model.settle(order);
    },
  };
}

/** A change that awaits its customer's answer, and the answer. */
interface Proposal {
  order: Order;
  text: string;
  change: object;
  isAgreed: boolean;
  /** Applies the accepted change to the model. `shown` is the order as stored by the shop. */
  make(shown: PresentedOrder): void;
}

function proposing(model: MoneyModel, { order, text, change, isAgreed, make }: Proposal): Action | undefined {
  const customer = model.customers.find((one) => one === order.customer);
  if (customer === undefined) return undefined;
  return {
    text: `order ${order.number} is to have ${text} (${isAgreed ? 'agreed' : 'declined'})`,
    async run(shop) {
      const { outcome, order: shown } = await sendChange(shop, order, change);
      if (outcome !== 'PROPOSED' || shown.proposal === undefined) throw new Error(`what costs more is ${outcome}`);
      const { _id: proposal, after } = shown.proposal;
      const path = `/v1/orders/${order.code}/changes/${isAgreed ? 'accept' : 'decline'}`;
      const answered = await customer.caller.put<PresentedOrder>(path, { proposal, due: after.due });
      const stored = checked(200, answered);
      if (order.status === 'AWAITING_DEPOSIT') order.waitingSince = model.now();
      if (isAgreed) make(stored);
      model.settle(order);
    },
  };
}

function raising(model: MoneyModel, found: Found, isAgreed: boolean): Action | undefined {
  const { order, line } = found;
  const amount = line.amount + 1;
  return proposing(model, {
    order,
    isAgreed,
    text: `${amount} instead of ${line.amount} pieces of a line`,
    change: amountOf(found, amount),
    make: () => amend(order, line, amount),
  });
}

/** Returns amendable orders, each with a product that none of its lines contains. */
const extensionsOf = (model: MoneyModel): { order: Order; product: number }[] =>
  model.orders.filter(isAmendable).flatMap((order) => {
    const ordered = new Set(order.lines.flatMap(({ status, product }) => (status === 'CANCELLED' ? [] : [product])));
    return model.products.flatMap((_, product) => (ordered.has(product) ? [] : [{ order, product }]));
  });

function adding(
  model: MoneyModel,
  { order, product: index }: { order: Order; product: number },
  { amount, isAgreed }: { amount: number; isAgreed: boolean },
): Action | undefined {
  const product = model.products[index];
  if (product === undefined) return undefined;
  const { id, price, grams, isPackaged } = product;
  return proposing(model, {
    order,
    isAgreed,
    text: `${amount} pieces of product ${index + 1} as a further line`,
    change: { added: [{ product: id, amount }] },
    make({ lines }) {
      const line = lines.at(-1);
      if (line?.product !== id) throw new Error(`the last line of order ${order.number} is not what was added`);
      addLine(order, { id: line._id, product: index, amount, price, fee: 0, grams, isPackaged, status: 'READY' });
    },
  });
}

export const amendmentSteps: readonly Step[] = [
  {
    kind: 'change an amount',
    weight: 24,
    choose(model, [which]) {
      const found = pick(
        linesOf(model, (line) => isStocked(line) && line.amount > 1),
        which,
      );
      return found && lowering(model, found, found.line.amount - 1);
    },
  },
  {
    kind: 'take a line off',
    weight: 24,
    choose(model, [which]) {
      const found = pick(
        linesOf(model, (_, others) => others > 0),
        which,
      );
      return found && lowering(model, found, 0);
    },
  },
  ...([true, false] as const).map((isAgreed): Step => ({
    kind: isAgreed ? 'raise an amount, agreed' : 'raise an amount, declined',
    weight: isAgreed ? 24 : 6,
    choose(model, [which]) {
      const lines = linesOf(model, isStocked).filter(({ order }) => !order.customer.isClosed);
      const found = pick(lines, which);
      return found && raising(model, found, isAgreed);
    },
  })),
  ...([true, false] as const).map((isAgreed): Step => ({
    kind: isAgreed ? 'add a line, agreed' : 'add a line, declined',
    weight: isAgreed ? 10 : 9,
    choose(model, [which, pieces]) {
      const found = pick(
        extensionsOf(model).filter(({ order }) => !order.customer.isClosed),
        which,
      );
      return found && adding(model, found, { amount: 1 + (pieces % 3), isAgreed });
    },
  })),
];
