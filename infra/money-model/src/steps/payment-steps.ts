import type { Payment as PresentedPayment } from '@gvg/contracts/cart/http/payments';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { MoneyModel, Payment } from '../model/money-model.ts';
import { allocatedTo, restOf } from '../model/money-model.ts';
import type { Order } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { receive } from './transfer-steps.ts';
import { expectRefusal, pick, pickPart } from './step.ts';
import type { Action, Step } from './step.ts';

const note = 'Khách chuyển nhầm';
const call = ({ staff }: Shop, payment: Payment, verb: string, body: object) =>
  staff.put<PresentedPayment>(`/v1/payments/${payment.id}/${verb}`, body);

/** Returns payments with the orders to which they are allocated. */
const allocations = ({ payments, orders }: MoneyModel): { payment: Payment; order: Order }[] =>
  payments.flatMap((payment) =>
    orders.flatMap((order) => (allocatedTo(payment, order) > 0 ? [{ payment, order }] : [])),
  );

const refusing = (
  text: string,
  payment: Payment,
  verb: string,
  body: object,
  code: 'PAYMENT_STATUS_CONFLICT' | 'ORDER_STATUS_CONFLICT',
): Action => ({
  text: `${text} (refused)`,
  run: async (shop) => expectRefusal(409, code, await call(shop, payment, verb, body)),
});

/** Corrects the amount in the shop, in the model and on the bank statement. */
function correcting(
  model: MoneyModel,
  payment: Payment,
  amount: number,
  also: (shop: Shop) => Promise<void> = async () => {},
): Action {
  return {
    text: `transfer ${payment.number} of ${payment.amount} is corrected to ${amount}`,
    async run(shop) {
      checked(200, await call(shop, payment, 'correct', { amount, note }));
      model.bank.received += amount - payment.amount;
      payment.amount = amount;
      model.settleNamed(payment);
      await also(shop);
    },
  };
}

type Part = { order: Order; amount: number };

/** Sends the parts with the transfer's current revision. */
async function splitOver(shop: Shop, payment: Payment, parts: readonly Part[]) {
  const { docs } = checked(200, await shop.staff.get<Page<PresentedPayment>>('/v1/payments?limit=100'));
  return call(shop, payment, 'split', {
    revision: docs.find(({ _id }) => _id === payment.id)?.revision,
    parts: parts.map(({ order, amount }) => ({ order: order.code, amount })),
  });
}

/** Splits the rest of a transfer between two orders with an amount due, at most half of it for the first. */
function partsFor(model: MoneyModel, payment: Payment, [to, beside]: readonly [number, number]): Part[] | undefined {
  const due = model.orders.filter((order) => model.dueOf(order) > 0);
  const first = pick(due, to);
  const second = pick(
    due.filter((order) => order !== first),
    beside,
  );
  if (first === undefined || second === undefined) return undefined;
  const rest = restOf(payment);
  const amount = Math.min(Math.floor(rest / 2), model.dueOf(first));
  return [
    { order: first, amount },
    { order: second, amount: Math.min(rest - amount, model.dueOf(second)) },
  ];
}

const withRest = ({ payments }: MoneyModel) => payments.filter((payment) => restOf(payment) > 0);

export const paymentSteps: readonly Step[] = [
  {
    kind: 'assign',
    weight: 10,
    choose(model, [which, to, part]) {
      const payment = pick(withRest(model), which);
      const order = pick(
        model.orders.filter((one) => model.dueOf(one) > 0),
        to,
      );
      if (payment === undefined || order === undefined) return undefined;
      const whole = Math.min(restOf(payment), model.dueOf(order));
      const amount = part % 2 === 0 ? undefined : pickPart(whole, part);
      return {
        text: `of transfer ${payment.number} ${amount ?? 'all that fits'} is assigned to order ${order.number}`,
        async run(shop) {
          checked(
            200,
            await call(shop, payment, 'assign', { order: order.code, ...(amount !== undefined && { amount }) }),
          );
          model.allocate(payment, order, amount ?? whole);
          model.settle(order);
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'split over two orders',
    weight: 60,
    choose(model, [which, to, beside]) {
      const payment = pick(
        withRest(model).filter((one) => restOf(one) > 1),
        which,
      );
      const parts = payment && partsFor(model, payment, [to, beside]);
      if (payment === undefined || parts === undefined) return undefined;
      const described = parts.map(({ order, amount }) => `${amount} for order ${order.number}`);
      return {
        text: `transfer ${payment.number} is split: ${described.join(', ')}`,
        async run(shop) {
          checked(200, await splitOver(shop, payment, parts));
          for (const { order, amount } of parts) model.allocate(payment, order, amount);
          for (const { order } of parts) model.settle(order);
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'split too much',
    weight: 20,
    choose(model, [which, to, beside]) {
      const payment = pick(
        withRest(model).filter((one) => restOf(one) > 1),
        which,
      );
      const parts = payment && partsFor(model, payment, [to, beside]);
      const [first, second] = parts ?? [];
      if (payment === undefined || first === undefined || second === undefined) return undefined;
      const tooMuch = [first, { ...second, amount: model.dueOf(second.order) + 1 }];
      const isMoreThanLeft = first.amount + model.dueOf(second.order) + 1 > restOf(payment);
      return {
        text: `more of transfer ${payment.number} than there is for one of two orders is split over them (refused)`,
        run: async (shop) =>
          expectRefusal(
            409,
            isMoreThanLeft ? 'PAYMENT_STATUS_CONFLICT' : 'ORDER_STATUS_CONFLICT',
            await splitOver(shop, payment, tooMuch),
          ),
      };
    },
  },
  {
    kind: 'assign too much',
    weight: 5,
    choose(model, [which, to]) {
      const [payment, order] = [pick(model.payments, which), pick(model.orders, to)];
      if (payment === undefined || order === undefined) return undefined;
      const [rest, due] = [restOf(payment), model.dueOf(order)];
      const text = `more of transfer ${payment.number} than there is for order ${order.number} is assigned`;
      if (rest <= due || rest === 0)
        return refusing(text, payment, 'assign', { order: order.code, amount: rest + 1 }, 'PAYMENT_STATUS_CONFLICT');
      return refusing(text, payment, 'assign', { order: order.code, amount: due + 1 }, 'ORDER_STATUS_CONFLICT');
    },
  },
  {
    kind: 'move to another order',
    weight: 14,
    choose(model, [which, where, part]) {
      const found = pick(
        allocations(model).filter(({ order }) => model.paidFor(order) > 0),
        which,
      );
      const to = pick(
        model.orders.filter((order) => order !== found?.order && model.dueOf(order) > 0),
        where,
      );
      if (found === undefined || to === undefined) return undefined;
      const { payment, order: from } = found;
      const amount = pickPart(Math.min(allocatedTo(payment, from), model.paidFor(from), model.dueOf(to)), part);
      return {
        text: `${amount} of transfer ${payment.number} is moved from order ${from.number} to order ${to.number}`,
        async run(shop) {
          checked(200, await call(shop, payment, 'move', { from: from.code, to: to.code, amount }));
          model.allocate(payment, from, -amount);
          model.allocate(payment, to, amount);
          for (const order of [to, from]) model.settle(order);
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'move to unallocated',
    weight: 5,
    choose(model, [which, , part]) {
      const found = pick(
        allocations(model).filter(({ order }) => model.paidFor(order) > 0),
        which,
      );
      if (found === undefined) return undefined;
      const { payment, order: from } = found;
      const amount = pickPart(Math.min(allocatedTo(payment, from), model.paidFor(from)), part);
      return {
        text: `${amount} of transfer ${payment.number} is set free from order ${from.number}`,
        async run(shop) {
          checked(200, await call(shop, payment, 'move', { from: from.code, unallocated: true, amount }));
          payment.isDetached = true;
          model.allocate(payment, from, -amount);
          model.settle(from);
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'move too much',
    weight: 6,
    choose(model, [which, where]) {
      const found = pick(allocations(model), which);
      if (found === undefined) return undefined;
      const { payment, order: from } = found;
      const to = pick(
        model.orders.filter((order) => order !== from),
        where,
      );
      const text = `more of transfer ${payment.number} than there is is moved from order ${from.number}`;
      const [allocated, due] = [allocatedTo(payment, from), to === undefined ? Infinity : model.dueOf(to)];
      if (to !== undefined && due < allocated)
        return refusing(
          `${text} to order ${to.number}`,
          payment,
          'move',
          { from: from.code, to: to.code, amount: due + 1 },
          'ORDER_STATUS_CONFLICT',
        );
      return refusing(
        text,
        payment,
        'move',
        { from: from.code, unallocated: true, amount: allocated + 1 },
        'PAYMENT_STATUS_CONFLICT',
      );
    },
  },
  {
    kind: 'return unallocated',
    weight: 6,
    choose(model, [which, part]) {
      const payment = pick(withRest(model), which);
      if (payment === undefined) return undefined;
      const amount = part % 2 === 0 ? undefined : pickPart(restOf(payment), part);
      return {
        text: `of transfer ${payment.number} ${amount ?? 'the rest'} is returned`,
        async run(shop) {
          const returned = amount ?? restOf(payment);
          checked(200, await call(shop, payment, 'return', { note, ...(amount !== undefined && { amount }) }));
          payment.returned += returned;
          model.bank.sent += returned;
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'return from credit',
    weight: 60,
    choose(model, [which, part]) {
      const found = pick(
        allocations(model).filter(({ order }) => model.creditOf(order) > 0),
        which,
      );
      if (found === undefined) return undefined;
      const { payment, order } = found;
      const whole = Math.min(allocatedTo(payment, order), model.creditOf(order));
      const amount = part % 2 === 0 ? undefined : pickPart(whole, part);
      return {
        text: `${amount ?? whole} of the credit of order ${order.number} is returned of transfer ${payment.number}`,
        async run(shop) {
          checked(
            200,
            await call(shop, payment, 'return', { from: order.code, note, ...(amount !== undefined && { amount }) }),
          );
          const returned = amount ?? whole;
          model.allocate(payment, order, -returned);
          payment.returned += returned;
          model.bank.sent += returned;
          order.hasPaidBack = true;
          model.settle(order);
          model.settleNamed(payment);
        },
      };
    },
  },
  {
    kind: 'return too much',
    weight: 5,
    choose(model, [which, other]) {
      const found = pick(allocations(model), which);
      const payment = other % 2 === 0 || found === undefined ? pick(model.payments, which) : found.payment;
      if (payment === undefined) return undefined;
      const text = `more of transfer ${payment.number} than there is is returned`;
      if (found === undefined || payment !== found.payment)
        return refusing(text, payment, 'return', { amount: restOf(payment) + 1, note }, 'PAYMENT_STATUS_CONFLICT');
      const [allocated, credit] = [allocatedTo(payment, found.order), model.creditOf(found.order)];
      const from = found.order.code;
      if (credit < allocated)
        return refusing(
          `${text} of order ${found.order.number}`,
          payment,
          'return',
          { from, amount: credit + 1, note },
          'ORDER_STATUS_CONFLICT',
        );
      return refusing(
        `${text} of order ${found.order.number}`,
        payment,
        'return',
        { from, amount: allocated + 1, note },
        'PAYMENT_STATUS_CONFLICT',
      );
    },
  },
  {
    kind: 'correct up',
    weight: 5,
    choose(model, [which, by]) {
      const payment = pick(
        model.payments.filter(({ amount }) => amount > 0),
        which,
      );
      return payment && correcting(model, payment, payment.amount + ([50_000, 1, 300_000][by % 3] as number));
    },
  },
  {
    kind: 'correct down',
    weight: 5,
    choose(model, [which, part]) {
      const payment = pick(
        withRest(model).filter((one) => one.amount > 1),
        which,
      );
      return payment && correcting(model, payment, Math.max(1, payment.amount - pickPart(restOf(payment), part)));
    },
  },
  {
    kind: 'correct to zero',
    weight: 8,
    choose(model, [which, again]) {
      const payment = pick(
        withRest(model).filter((one) => restOf(one) === one.amount),
        which,
      );
      if (payment === undefined) return undefined;
      if (again % 2 === 0) return correcting(model, payment, 0);
      // The transfer's reference can be used again.
      const { named, receivedAt, reference, amount } = payment;
      const transfer = { amount: amount + 1_000, named, content: named?.code ?? 'tien hang', receivedAt };
      return correcting(model, payment, 0, (shop) => receive(model, shop, transfer, reference));
    },
  },
  {
    kind: 'correct below what is allocated',
    weight: 5,
    choose(model, [which]) {
      const payment = pick(
        model.payments.filter((one) => one.amount > restOf(one)),
        which,
      );
      return (
        payment &&
        refusing(
          `transfer ${payment.number} is corrected below what is allocated or returned`,
          payment,
          'correct',
          { amount: payment.amount - restOf(payment) - 1, note },
          'PAYMENT_STATUS_CONFLICT',
        )
      );
    },
  },
];
