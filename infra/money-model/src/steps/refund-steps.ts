import { randomUUID } from 'node:crypto';
import type { MoneyModel } from '../model/money-model.ts';
import { chargedTo, freightChargedTo } from '../model/order.ts';
import type { Order } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import { expectRefusal, pick, pickPart } from './step.ts';
import type { Picks, Step } from './step.ts';

let references = 0;
const refundOf = (amount: number) => ({
  idempotencyKey: randomUUID(),
  amount,
  bankReference: `BACK${(references += 1)}`,
  note: 'Hoàn tiền',
});
interface Presented {
  ledger: { _id: string }[];
}

const isReducible = ({ status }: Order): boolean => ['PACKED', 'SHIPPED', 'DELIVERED'].includes(status);
const pathOf = ({ code }: Order) => `/v1/orders/${code}/refunds`;

function book(model: MoneyModel, order: Order, amount: number): void {
  order.refunded += amount;
  order.hasPaidBack = true;
  model.bank.sent += amount;
  model.settle(order);
}

/** Returns an order with credit, and an amount that it can refund. */
function creditOf(model: MoneyModel, [which, part]: Picks): { order: Order; amount: number } | undefined {
  const order = pick(
    model.orders.filter((one) => model.creditOf(one) > 0),
    which,
  );
  return order && { order, amount: pickPart(model.creditOf(order), part) };
}

export const refundSteps: readonly Step[] = [
  {
    kind: 'refund',
    weight: 55,
    choose(model, picks) {
      const found = creditOf(model, picks);
      if (found === undefined) return undefined;
      const { order, amount } = found;
      return {
        text: `${amount} of the credit of order ${order.number} is refunded`,
        async run({ staff }) {
          checked(201, await staff.post(pathOf(order), refundOf(amount)));
          book(model, order, amount);
        },
      };
    },
  },
  {
    kind: 'refund twice',
    weight: 55,
    choose(model, picks) {
      const found = creditOf(model, picks);
      if (found === undefined) return undefined;
      const { order, amount } = found;
      return {
        text: `${amount} of the credit of order ${order.number} is refunded, and the call repeated`,
        async run({ staff }) {
          const body = refundOf(amount);
          checked(201, await staff.post(pathOf(order), body));
          checked(201, await staff.post(pathOf(order), body));
          const again = {
            ...body,
            idempotencyKey: randomUUID(),
            amount: 1,
            bankReference: body.bankReference.toLowerCase(),
          };
          book(model, order, amount);
          if (model.creditOf(order) > 0)
            expectRefusal(409, 'PAYMENT_WAS_EXISTED', await staff.post(pathOf(order), again));
        },
      };
    },
  },
  {
    kind: 'refund too much',
    weight: 5,
    choose(model, [which]) {
      const order = pick(model.orders, which);
      return (
        order && {
          text: `more than the credit of order ${order.number} is refunded (refused)`,
          run: async ({ staff }) =>
            expectRefusal(
              409,
              'ORDER_STATUS_CONFLICT',
              await staff.post(pathOf(order), refundOf(model.creditOf(order) + 1)),
            ),
        }
      );
    },
  },
  {
    kind: 'take a refund back',
    weight: 60,
    choose(model, picks) {
      const found = creditOf(model, picks);
      if (found === undefined) return undefined;
      const { order, amount } = found;
      return {
        text: `${amount} of the credit of order ${order.number} is refunded by mistake, and taken back`,
        async run({ staff }) {
          const { ledger } = checked(201, await staff.post<Presented>(pathOf(order), refundOf(amount)));
          book(model, order, amount);
          const path = `${pathOf(order)}/${ledger.at(-1)?._id}/take-back`;
          checked(200, await staff.put(path, { reason: 'Ghi nhầm' }));
          order.refunded -= amount;
          model.bank.sent -= amount;
          if (order.status === 'REFUNDED') order.status = 'CANCELLED';
          model.settle(order);
          expectRefusal(409, 'ORDER_STATUS_CONFLICT', await staff.put(path, { reason: 'Ghi nhầm' }));
        },
      };
    },
  },
  {
    kind: 'take something off',
    weight: 40,
    choose(model, [which, part]) {
      const order = pick(
        model.orders.filter((one) => isReducible(one) && freightChargedTo(one) > 0),
        which,
      );
      if (order === undefined) return undefined;
      const amount = pickPart(freightChargedTo(order), part);
      return {
        text: `${amount} is taken off the freight of order ${order.number}`,
        async run({ staff }) {
          checked(201, await staff.post(`/v1/orders/${order.code}/reductions`, { amount, reason: 'Vỡ khi đóng' }));
          order.reduced += amount;
          model.settle(order);
        },
      };
    },
  },
  {
    kind: 'take too much off',
    weight: 8,
    choose(model, [which]) {
      const order = pick(model.orders, which);
      return (
        order && {
          text: `more than order ${order.number} is charged is taken off it (refused)`,
          run: async ({ staff }) =>
            expectRefusal(
              409,
              'ORDER_STATUS_CONFLICT',
              await staff.post(`/v1/orders/${order.code}/reductions`, { amount: chargedTo(order) + 1, reason: 'x' }),
            ),
        }
      );
    },
  },
];
