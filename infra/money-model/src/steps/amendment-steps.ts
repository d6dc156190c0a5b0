import type { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { Order as PresentedOrder } from '@gvg/contracts/cart/http/order-schema';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { MoneyModel } from '../model/money-model.ts';
import { amend, isAmendable } from '../model/order.ts';
import type { Order, OrderLine } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { pick } from './step.ts';
import type { Action, Step } from './step.ts';

type Found = { order: Order; line: OrderLine };
type Amended = ResponseBodyOf<typeof amendOrder>;

/** Lines of orders that staff may change, beside others that are left. */
const linesOf = (model: MoneyModel, isOne: (line: OrderLine, others: number) => boolean): Found[] =>
  model.orders.filter(isAmendable).flatMap((order) => {
    const left = order.lines.filter(({ status }) => status !== 'CANCELLED');
    return left.flatMap((line) => (isOne(line, left.length - 1) ? [{ order, line }] : []));
  });

const isStocked = ({ product }: OrderLine): boolean => product !== undefined;

/** Sends the change by the revision that the order has. */
async function sendAmount({ staff }: Shop, { order, line }: Found, amount: number): Promise<Amended> {
  const { revision } = checked(200, await staff.get<PresentedOrder>(`/v1/orders/${order.code}`));
  const lines = [{ line: line.id, amount, reason: 'agreed by phone' }];
  const path = `/v1/orders/${order.code}/changes`;
  const dry = checked(200, await staff.put<Amended>(path, { revision, lines, dryRun: true }));
  const sent = checked(200, await staff.put<Amended>(path, { revision, lines }));
  if (dry.outcome !== sent.outcome || dry.after.due !== sent.after.due)
    throw new Error(`the dry run says ${dry.outcome}, ${dry.after.due}, the change ${sent.outcome}, ${sent.after.due}`);
  return sent;
}

function lowering(model: MoneyModel, { order, line }: Found, amount: number): Action {
  return {
    text: `order ${order.number} has ${amount} instead of ${line.amount} pieces of a line`,
    async run(shop) {
      const { outcome } = await sendAmount(shop, { order, line }, amount);
      if (outcome !== 'MADE') throw new Error(`fewer pieces are ${outcome}`);
      amend(order, line, amount);
      model.settle(order);
    },
  };
}

function raising(model: MoneyModel, found: Found, isAgreed: boolean): Action | undefined {
  const { order, line } = found;
  const customer = model.customers.find((one) => one === order.customer);
  if (customer === undefined) return undefined;
  const amount = line.amount + 1;
  return {
    text: `order ${order.number} is to have ${amount} instead of ${line.amount} pieces of a line (${isAgreed ? 'agreed' : 'declined'})`,
    async run(shop) {
      const { outcome, order: shown } = await sendAmount(shop, found, amount);
      if (outcome !== 'PROPOSED' || shown.proposal === undefined) throw new Error(`more pieces are ${outcome}`);
      const { _id: proposal, after } = shown.proposal;
      const answer = isAgreed ? 'accept' : 'decline';
      const path = `/v1/orders/${order.code}/changes/${answer}`;
      checked(200, await customer.caller.put<PresentedOrder>(path, { proposal, due: after.due }));
      if (order.status === 'AWAITING_DEPOSIT') order.waitingSince = model.now();
      if (isAgreed) amend(order, line, amount);
      model.settle(order);
    },
  };
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
];
