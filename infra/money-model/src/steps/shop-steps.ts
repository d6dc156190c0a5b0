import { eventually } from '@gvg/testing/eventually';
import { hourMs, hours } from '../model/money-model.ts';
import type { MoneyModel } from '../model/money-model.ts';
import { isCancellableByStaff, isDone } from '../model/order.ts';
import type { Customer, Order } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { openCustomers } from './order-steps.ts';
import { expectRefusal, pick } from './step.ts';
import type { Action, Step } from './step.ts';

/**
 * Sweeps just before the order's deadline, which changes nothing for it, and just after it, which cancels it with all other overdue orders.
 */
function sweeping(model: MoneyModel, order: Order | undefined): Action | undefined {
  return (
    order && {
      text: `order ${order.number} is not paid in time`,
      async run(shop) {
        const sweepAt = async (time: number) => {
          shop.clock.advance(Math.max(0, time - model.now()));
          await Promise.all([shop.sweep(), shop.sweepReservations()]);
          model.sweep();
        };
        const end = order.end + hours.importGrace * hourMs;
        await sweepAt(end - 1);
        await sweepAt(end);
      },
    }
  );
}

const waiting = (model: MoneyModel, isPaid: boolean) =>
  model.orders.filter((order) => order.status === 'AWAITING_DEPOSIT' && model.paidFor(order) > 0 === isPaid);
const ordersOf = ({ orders }: MoneyModel, customer: Customer) => orders.filter((order) => order.customer === customer);
const owedTo = (model: MoneyModel, customer: Customer) =>
  ordersOf(model, customer).reduce((total, order) => total + model.owedFor(order), 0);

/** Checks the open orders that identity requests before it closes an account. */
async function expectOpenOrders(
  { cart }: Shop,
  model: MoneyModel,
  customer: Customer & { caller: { id: string } },
): Promise<void> {
  const { count, owed } = checked(
    200,
    await cart.internal.get<{ count: number; owed: number }>(`/internal/users/${customer.caller.id}/open-orders`),
  );
  const expected = {
    count: ordersOf(model, customer).filter((order) => !isDone(order)).length,
    owed: owedTo(model, customer),
  };
  if (count !== expected.count || owed !== expected.owed)
    throw new Error(`${count} orders are open and ${owed} is owed instead of ${expected.count} and ${expected.owed}`);
}

/** Returns the amount owed after all open orders have ended. */
const owedInTheEnd = (model: MoneyModel, customer: Customer): number =>
  ordersOf(model, customer).reduce(
    (total, order) =>
      total + (isCancellableByStaff(order) ? model.paidFor(order) : model.creditOf(order)) + model.restsFor(order),
    0,
  );

async function endOrders({ staff }: Shop, model: MoneyModel, customer: Customer): Promise<void> {
  for (const order of ordersOf(model, customer).filter((one) => !isDone(one))) {
    if (isCancellableByStaff(order)) {
      checked(200, await staff.put(`/v1/orders/${order.code}/cancel`, {}));
      model.cancel(order);
    } else {
      checked(200, await staff.put(`/v1/orders/${order.code}/status`, { status: 'DELIVERED' }));
      order.status = 'DELIVERED';
    }
  }
}

const prices = [120_000, 100_000, 50_000] as const;

export const shopSteps: readonly Step[] = [
  { kind: 'sweep unpaid', weight: 9, choose: (model, [which]) => sweeping(model, pick(waiting(model, false), which)) },
  {
    kind: 'sweep underpaid',
    weight: 30,
    choose: (model, [which]) => sweeping(model, pick(waiting(model, true), which)),
  },
  {
    kind: 'rate with a successor',
    weight: 4,
    choose(model, [price]) {
      const pricePerKg = pick(prices, price) ?? 0;
      return {
        text: `a rate of ${pricePerKg} a kg takes over`,
        async run(shop) {
          model.cost = await shop.newRate(pricePerKg);
          model.pricePerKg = pricePerKg;
        },
      };
    },
  },
  {
    kind: 'edit the rate in force',
    weight: 4,
    choose: (model, [price]) => ({
      text: `the rate in force is edited (refused)`,
      async run({ catalogue }) {
        const body = { brackets: [{ fromGrams: 0, pricePerKg: (pick(prices, price) ?? 0) * 2 }] };
        expectRefusal(
          403,
          'ACTION_NOT_ALLOWED',
          await catalogue.client.patch(`/v1/costs/${model.cost}`, { as: 'ADMIN', body }),
        );
      },
    }),
  },
  {
    kind: 'redelivered event',
    weight: 6,
    choose(model, [which]) {
      const subjects = [
        ...model.orders.filter(isDone).map(({ id }) => id),
        ...model.customers.filter(({ isClosed }) => isClosed).map(({ caller }) => caller.id),
      ];
      if (subjects.length === 0) return undefined;
      return {
        text: 'an event of the end of an order or account is delivered again',
        async run({ events }) {
          // The last event may still be on its way.
          const event = await eventually(() => {
            const found = pick(events.about(subjects), which);
            if (found === undefined) throw new Error('no event has come');
            return found;
          });
          await events.redeliver(event);
        },
      };
    },
  },
  {
    kind: 'close an account that is open or owed',
    weight: 5,
    choose(model, [who]) {
      const isHeld = (customer: Customer) =>
        ordersOf(model, customer).some((order) => !isDone(order)) || owedTo(model, customer) > 0;
      const customer = pick(openCustomers(model).filter(isHeld), who);
      return (
        customer && {
          text: `customer ${customer.number}, who has open orders or is owed money, closes the account (refused)`,
          run: (shop) => expectOpenOrders(shop, model, customer),
        }
      );
    },
  },
  {
    kind: 'close an account that gives up its credit',
    weight: 6,
    choose(model, [who]) {
      const customer = pick(
        openCustomers(model).filter((one) => owedInTheEnd(model, one) > 0),
        who,
      );
      return (
        customer && {
          text: `the orders of customer ${customer.number} end, and the account is closed with the word that what is owed is given up`,
          async run(shop) {
            await endOrders(shop, model, customer);
            await expectOpenOrders(shop, model, customer);
            await shop.events.closeAccount(customer.caller.id);
            model.forfeit(customer);
            customer.isClosed = true;
            await expectOpenOrders(shop, model, customer);
            model.addCustomer(await shop.newCustomer());
          },
        }
      );
    },
  },
];
