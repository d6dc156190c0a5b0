import { randomUUID } from 'node:crypto';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import type { Order as PresentedOrder } from '@gvg/contracts/cart/http/order-schema';
import type { TestCustomer } from '@gvg/testing/test-customers';
import type { MoneyModel } from '../model/money-model.ts';
import { declaredGrams, freightOf, isCancellableByCustomer, isCancellableByStaff, weigh } from '../model/order.ts';
import type { Customer, Order, OrderLine, QuotedLine } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import type { Shop } from '../shop/start-shop.ts';
import { expectRefusal, pick } from './step.ts';
import type { Action, Step } from './step.ts';

const recipient = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+81 3 1234 5678',
  country: 'JP',
  region: 'Tokyo',
  city: '',
  line: '1-2-3 Shiba, Minato',
  postcode: '105-0014',
};

type Caller = Customer & { caller: TestCustomer };
type Draft = Omit<OrderLine, 'id'>;

export const openCustomers = ({ customers }: MoneyModel): Caller[] => customers.filter(({ isClosed }) => !isClosed);

/** Returns the body of a placement, with the amounts that the page would have shown. */
export function placementOf(
  model: MoneyModel,
  lines: readonly { line: string; draft: Draft }[],
): { body: object; estimatedFee: number } {
  const drafts = lines.map(({ draft }) => ({ ...draft, id: '' }));
  const goods = drafts.reduce((total, { price, amount, fee }) => total + price * amount + fee, 0);
  const { freight, surcharge } = freightOf(declaredGrams(drafts), drafts, model.pricePerKg);
  const body = {
    idempotencyKey: randomUUID(),
    lines: lines.map(({ line, draft }) => ({ line, amount: draft.amount })),
    recipient,
    service: 'AIR',
    acceptedTerms: true,
    deposit: (goods * model.depositShare) / 100,
    freight: freight + surcharge,
  };
  return { body, estimatedFee: freight + surcharge };
}

function stockedDrafts(model: MoneyModel, which: number, amount: number): Draft[] {
  const chosen = [[0], [1], [0, 1]][which % 3] as number[];
  return chosen.flatMap((product) => {
    const found = model.products[product];
    return found === undefined
      ? []
      : [
          {
            product,
            amount: 1 + (amount % 3),
            price: found.price,
            fee: 0,
            grams: found.grams,
            isPackaged: found.isPackaged,
            status: 'READY' as const,
          },
        ];
  });
}

export const draftOf = (quoted: QuotedLine): Draft => ({
  quoted,
  amount: quoted.amount,
  price: quoted.price,
  fee: quoted.fee,
  grams: quoted.grams,
  isPackaged: false,
  status: 'TO_BUY',
});

export const isUsable = (model: MoneyModel, { quote, usedBy, price }: QuotedLine): boolean =>
  quote.status === 'ACCEPTED' && quote.expiresAt > model.now() && usedBy.length === 0 && price > 0;

function placing(model: MoneyModel, customer: Caller, drafts: readonly Draft[]): Action {
  const goods = drafts.map(
    ({ product, quoted, amount, price }) =>
      `${amount} × ${price} ${quoted === undefined ? `of product ${(product ?? 0) + 1}` : 'by a quote'}`,
  );
  return {
    text: `customer ${customer.number} orders ${goods.join(', ')}`,
    async run() {
      const lines: { line: string; draft: Draft }[] = [];
      for (const draft of drafts) {
        const product = model.products[draft.product ?? -1];
        if (product === undefined) lines.push({ line: draft.quoted?.id ?? '', draft });
        else
          lines.push({
            line: checked(
              201,
              await customer.caller.post<InSystemLine>('/v1/cart/in-system/add-product', {
                product: product.id,
                amount: draft.amount,
              }),
            )._id,
            draft,
          });
      }
      const { body, estimatedFee } = placementOf(model, lines);
      const placed = checked(201, await customer.caller.post<PresentedOrder>('/v1/orders', body));
      if (placed.shipping.estimatedFee !== estimatedFee)
        throw new Error(`the freight is estimated at ${placed.shipping.estimatedFee} instead of ${estimatedFee}`);
      const orderLines = drafts.map((draft, index) => ({ ...draft, id: placed.lines[index]?._id ?? '' }));
      model.addOrder({ id: placed._id, code: placed.code, customer, lines: orderLines, estimatedFee });
    },
  };
}

const orderPath = ({ code }: Order, rest: string) => `/v1/orders/${code}/${rest}`;
const putOrder = async (caller: TestCustomer, order: Order, rest: string, body: object) =>
  checked(200, await caller.put<PresentedOrder>(orderPath(order, rest), body));

function weighing(
  model: MoneyModel,
  statuses: readonly string[],
  [which, weight]: readonly [number, number, ...number[]],
): Action | undefined {
  const order = pick(
    model.orders.filter(({ status }) => statuses.includes(status)),
    which,
  );
  const grams = [300, 1_000, 501, 1_700, 2_600][weight % 5] as number;
  return (
    order && {
      text: `order ${order.number} weighs ${grams} g`,
      async run({ staff }) {
        await putOrder(staff, order, 'weigh', { grams });
        weigh(order, grams);
        model.settle(order);
      },
    }
  );
}

/** Cancels the order, or expects a refusal, depending on the order's status. */
function cancelling(
  model: MoneyModel,
  order: Order,
  { by, isAllowed }: { by: (shop: Shop) => TestCustomer; isAllowed: boolean },
): Action {
  return {
    text: `cancel order ${order.number}, which is ${order.status}${isAllowed ? '' : ' (refused)'}`,
    async run(shop) {
      const response = await by(shop).put<PresentedOrder>(orderPath(order, 'cancel'), {});
      if (!isAllowed) return expectRefusal(409, 'ORDER_STATUS_CONFLICT', response);
      checked(200, response);
      model.cancel(order);
    },
  };
}

export const orderSteps: readonly Step[] = [
  {
    kind: 'place an order',
    weight: 16,
    choose(model, [who, which, amount]) {
      const customer = pick(openCustomers(model), who);
      return customer && placing(model, customer, stockedDrafts(model, which, amount));
    },
  },
  {
    kind: 'place an order with a quoted line',
    weight: 60,
    choose(model, [who, which, amount]) {
      const usable = model.quotedLines().filter((line) => isUsable(model, line) && !line.quote.customer.isClosed);
      const line = pick(usable, who);
      const customer = model.customers.find((one) => one === line?.quote.customer);
      if (line === undefined || customer === undefined) return undefined;
      return placing(
        model,
        customer,
        which % 2 === 0 ? [draftOf(line)] : [draftOf(line), ...stockedDrafts(model, which, amount)],
      );
    },
  },
  {
    kind: 'buy a line',
    weight: 320,
    choose(model, [which]) {
      const buyable = model.orders
        .filter((order) => order.status === 'PURCHASING')
        .flatMap((order) => order.lines.filter(({ status }) => status === 'TO_BUY').map((line) => ({ order, line })));
      const found = pick(buyable, which);
      if (found === undefined) return undefined;
      const { order, line } = found;
      const isAllowed = model.dueOf(order) === 0;
      return {
        text: `a line of order ${order.number} is bought${isAllowed ? '' : ' (refused: its deposit is missing)'}`,
        async run({ staff }) {
          const response = await staff.put(orderPath(order, `lines/${line.id}/status`), { status: 'READY' });
          if (!isAllowed) return expectRefusal(409, 'ORDER_STATUS_CONFLICT', response);
          checked(200, response);
          line.status = 'READY';
          model.settle(order);
        },
      };
    },
  },
  {
    kind: 'cancel a line',
    weight: 320,
    choose(model, [which]) {
      const lines = model.orders
        .filter(({ status }) => status === 'PURCHASING')
        .flatMap((order) =>
          order.lines.filter(({ status }) => status !== 'CANCELLED').map((line) => ({ order, line })),
        );
      const found = pick(lines, which);
      if (found === undefined) return undefined;
      const { order, line } = found;
      return {
        text: `a line of order ${order.number} cannot be bought`,
        async run({ staff }) {
          await putOrder(staff, order, `lines/${line.id}/status`, { status: 'CANCELLED' });
          line.status = 'CANCELLED';
          if (order.lines.every(({ status }) => status === 'CANCELLED')) model.cancel(order);
          else model.settle(order);
        },
      };
    },
  },
  { kind: 'weigh', weight: 16, choose: (model, picks) => weighing(model, ['AT_WAREHOUSE'], picks) },
  { kind: 'weigh again', weight: 32, choose: (model, picks) => weighing(model, ['AWAITING_BALANCE', 'PACKED'], picks) },
  {
    kind: 'ship',
    weight: 90,
    choose(model, [which]) {
      const order = pick(
        model.orders.filter(({ status }) => status === 'PACKED'),
        which,
      );
      return (
        order && {
          text: `order ${order.number} is sent`,
          async run({ staff }) {
            await putOrder(staff, order, 'status', {
              status: 'SHIPPED',
              carrier: 'EMS',
              trackingCode: 'EE1',
              unpackedReason: 'nothing is ticked in the model',
            });
            order.status = 'SHIPPED';
          },
        }
      );
    },
  },
  {
    kind: 'deliver',
    weight: 260,
    choose(model, [which]) {
      const order = pick(
        model.orders.filter(({ status }) => status === 'SHIPPED'),
        which,
      );
      return (
        order && {
          text: `order ${order.number} is delivered`,
          async run({ staff }) {
            await putOrder(staff, order, 'status', { status: 'DELIVERED' });
            order.status = 'DELIVERED';
          },
        }
      );
    },
  },
  {
    kind: 'cancel by the customer',
    weight: 4,
    choose(model, [which]) {
      const order = pick(
        model.orders.filter(({ customer }) => !customer.isClosed),
        which,
      );
      const customer = model.customers.find((one) => one === order?.customer);
      return (
        order &&
        customer &&
        cancelling(model, order, { by: () => customer.caller, isAllowed: isCancellableByCustomer(order) })
      );
    },
  },
  {
    kind: 'cancel by staff',
    weight: 5,
    choose(model, [which]) {
      const order = pick(model.orders, which);
      return order && cancelling(model, order, { by: ({ staff }) => staff, isAllowed: isCancellableByStaff(order) });
    },
  },
];
