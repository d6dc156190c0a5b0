import type { Order as PresentedOrder } from '@gvg/contracts/cart/http/order-schema';
import { hourMs, hours } from '../model/money-model.ts';
import type { MoneyModel } from '../model/money-model.ts';
import type { Order, OrderLine } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { pick } from './step.ts';
import type { Action, Step } from './step.ts';

const answers = ['agreed', 'declined', 'unanswered'] as const;
type Answer = (typeof answers)[number];

const more = [20_000, 100_000, 40_000] as const;

async function answer(
  shop: Shop,
  model: MoneyModel,
  { order, line, price }: { order: Order; line: OrderLine; price: number },
  given: Answer,
): Promise<void> {
  if (given === 'unanswered') {
    shop.clock.advance(hours.price * hourMs - 1);
    await shop.cancelUnansweredPrices();
    const { lines } = checked(200, await shop.staff.get<PresentedOrder>(`/v1/orders/${order.code}`));
    if (lines.find(({ _id }) => _id === line.id)?.status !== 'TO_BUY') throw new Error('a line is cancelled too early');
    shop.clock.advance(1);
    return shop.cancelUnansweredPrices();
  }
  const customer = model.customers.find((one) => one === order.customer);
  if (customer === undefined) throw new Error(`order ${order.number} has no customer`);
  const path = `/v1/orders/${order.code}/lines/${line.id}/price`;
  checked(200, await customer.caller.put<PresentedOrder>(path, { accept: given === 'agreed', price }));
}

function asking(
  model: MoneyModel,
  { order, line }: { order: Order; line: OrderLine },
  { by, given }: { by: number; given: Answer },
): Action {
  const price = line.price + by;
  return {
    text: `a line of order ${order.number} costs ${price} instead of ${line.price} a piece (${given})`,
    async run(shop) {
      const asked = { status: 'DEARER', askedPrice: price };
      checked(200, await shop.staff.put<PresentedOrder>(`/v1/purchases/${order.code}/${line.id}`, asked));
      await answer(shop, model, { order, line, price }, given);
      if (given === 'agreed')
        Object.assign(line, { price, dearer: (line.dearer ?? 0) + by * line.amount } satisfies Partial<OrderLine>);
      else line.status = 'CANCELLED';
      if (order.lines.every(({ status }) => status === 'CANCELLED')) model.cancel(order);
      else model.settle(order);
    },
  };
}

export const purchaseSteps: readonly Step[] = answers.map((given) => ({
  kind: `dearer line, ${given}`,
  weight: { agreed: 240, declined: 100, unanswered: 80 }[given],
  choose(model, [which, by]) {
    const lines = model.orders
      .filter(({ status, customer }) => status === 'PURCHASING' && !customer.isClosed)
      .flatMap((order) => order.lines.filter(({ status }) => status === 'TO_BUY').map((line) => ({ order, line })));
    const found = pick(lines, which);
    return found && asking(model, found, { by: pick(more, by) ?? 0, given });
  },
}));
