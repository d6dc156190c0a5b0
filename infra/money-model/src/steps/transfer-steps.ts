import type { Payment as PresentedPayment } from '@gvg/contracts/cart/http/payments';
import { shopAccount } from '@gvg/testing/cart-settings';
import { hourMs } from '../model/money-model.ts';
import type { MoneyModel, Payment } from '../model/money-model.ts';
import { isOver } from '../model/order.ts';
import type { Order } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import { expectRefusal, pick, pickPart } from './step.ts';
import type { Action, Step } from './step.ts';

const bankAges = [0, 1, 30, 50, 100] as const;
const extras = [50_000, 200_000, 1] as const;

/** Contents of transfers in the formats of banks. */
const contents = [
  (code: string) => code,
  (code: string) => `MBVCB.1234.${code.toLowerCase()}.CT tu 0123 NGUYEN VAN A`,
  (code: string) => `tien hang ${code.slice(0, 3)} ${code.slice(3)} cam on`,
] as const;

export interface Transfer {
  amount: number;
  named?: Order | undefined;
  content: string;
  receivedAt: number;
}

const transferTo = (model: MoneyModel, order: Order, amount: number, how: number): Transfer => ({
  amount,
  named: order,
  content: (pick(contents, how) ?? contents[0])(order.code),
  receivedAt: model.now() - (pick(bankAges, Math.floor(how / contents.length)) ?? 0) * hourMs,
});

let references = 0;
const newReference = () => `FT26${(references += 1)}AB`;

/** Records the transfer in the shop, in the model and at the bank. */
export async function receive(
  model: MoneyModel,
  { staff }: Parameters<Action['run']>[0],
  { amount, named, content, receivedAt }: Transfer,
  bankReference = newReference(),
): Promise<void> {
  const sent = {
    account: shopAccount.account,
    amount,
    bankReference,
    receivedAt: new Date(receivedAt).toISOString(),
    content,
  };
  const { _id: id, status } = checked(201, await staff.post<PresentedPayment>('/v1/payments', sent));
  const isInTime =
    named !== undefined && isOver(named) && named.status === 'CANCELLED' && named.isUnpaid && receivedAt <= named.end;
  const payment: Payment = {
    number: model.payments.length + 1,
    id,
    account: shopAccount.account,
    reference: bankReference,
    amount,
    receivedAt,
    ...(named !== undefined && { named }),
    isInTime,
    isDetached: false,
    allocated: new Map(),
    returned: 0,
  };
  model.payments.push(payment);
  model.bank.received += amount;
  model.settleNamed(payment);
  const isTooLittle = named !== undefined && model.dueOf(named) > 0;
  if (isTooLittle !== (status === 'UNDERPAID'))
    throw new Error(
      `the transfer is ${status}, and order ${named?.number ?? 0} has ${named === undefined ? 0 : model.dueOf(named)} due`,
    );
}

const receiving = (model: MoneyModel, text: string, transfer: Transfer): Action => ({
  text: `${text}: ${transfer.amount} with content "${transfer.content}"`,
  run: (shop) => receive(model, shop, transfer),
});

const dueOrders = (model: MoneyModel) => model.orders.filter((order) => model.dueOf(order) > 0);

/** Records an existing transfer again, perhaps with another amount. It must count once. */
function repeating(
  model: MoneyModel,
  [which, other]: readonly [number, number, ...number[]],
  spell: (typed: { account: string; bankReference: string }) => object,
): Action | undefined {
  const payment = pick(
    model.payments.filter(({ amount }) => amount > 0),
    which,
  );
  if (payment === undefined) return undefined;
  const typed = spell({ account: payment.account, bankReference: payment.reference });
  return {
    text: `transfer ${payment.number} is recorded again as ${JSON.stringify(typed)} (refused)`,
    async run({ staff }) {
      const amount = payment.amount + (other % 2) * 1_000;
      const body = {
        amount,
        receivedAt: new Date(payment.receivedAt).toISOString(),
        content: payment.named?.code ?? '',
        ...typed,
      };
      expectRefusal(409, 'PAYMENT_WAS_EXISTED', await staff.post('/v1/payments', body));
    },
  };
}

export const transferSteps: readonly Step[] = [
  {
    kind: 'transfer exact',
    weight: 24,
    choose(model, [which, how, stage]) {
      // Often picks orders that are weighed or wait to be bought. Otherwise few orders would be completed.
      const due = dueOrders(model);
      const preferred = [
        due,
        due.filter(({ status }) => status === 'AWAITING_BALANCE'),
        due.filter(({ lines }) => lines.some(({ status }) => status === 'TO_BUY')),
      ];
      const order = pick(pick(preferred, stage) ?? [], which) ?? pick(due, which);
      return (
        order &&
        receiving(model, `what order ${order.number} has due`, transferTo(model, order, model.dueOf(order), how))
      );
    },
  },
  {
    kind: 'transfer under',
    weight: 9,
    choose(model, [which, how, part]) {
      const order = pick(
        dueOrders(model).filter((one) => model.dueOf(one) > 1),
        which,
      );
      return (
        order &&
        receiving(
          model,
          `too little for order ${order.number}`,
          transferTo(model, order, pickPart(model.dueOf(order) - 1, part), how),
        )
      );
    },
  },
  {
    kind: 'transfer over',
    weight: 7,
    choose(model, [which, how, extra]) {
      const order = pick(
        model.orders.filter((one) => !isOver(one)),
        which,
      );
      return (
        order &&
        receiving(
          model,
          `too much for order ${order.number}`,
          transferTo(model, order, model.dueOf(order) + (pick(extras, extra) ?? 0), how),
        )
      );
    },
  },
  {
    kind: 'transfer late',
    weight: 7,
    choose(model, [which, how, amount]) {
      const order = pick(model.orders.filter(isOver), which);
      return (
        order &&
        receiving(
          model,
          `after the end of order ${order.number}`,
          transferTo(model, order, pick(extras, amount) ?? 0, how),
        )
      );
    },
  },
  {
    kind: 'transfer on the wrong order',
    weight: 7,
    choose(model, [which, how, other]) {
      const order = pick(dueOrders(model), which);
      const wrong = pick(
        model.orders.filter((one) => one !== order),
        other,
      );
      return (
        order &&
        wrong &&
        receiving(
          model,
          `what order ${order.number} has due, on order ${wrong.number}`,
          transferTo(model, wrong, model.dueOf(order), how),
        )
      );
    },
  },
  {
    kind: 'transfer without a code',
    weight: 5,
    choose: (model, [amount, age]) =>
      receiving(model, 'unknown', {
        amount: [200_000, 100_000, 500_000][amount % 3] as number,
        content: 'tien hang',
        receivedAt: model.now() - (pick(bankAges, age) ?? 0) * hourMs,
      }),
  },
  {
    kind: 'transfer naming two orders',
    weight: 7,
    choose(model, [which, other, amount]) {
      const one = pick(model.orders, which);
      const two = pick(
        model.orders.filter((order) => order !== one),
        other,
      );
      return (
        one &&
        two &&
        receiving(model, 'of two orders', {
          amount: [200_000, 1][amount % 2] as number,
          content: `${one.code} ${two.code}`,
          receivedAt: model.now(),
        })
      );
    },
  },
  {
    kind: 'transfer twice',
    weight: 4,
    choose: (model, [which, other]) => repeating(model, [which, other], (typed) => typed),
  },
  {
    kind: 'transfer twice, reference in small letters',
    weight: 4,
    choose: (model, [which, other, how]) =>
      repeating(model, [which, other], ({ account, bankReference }) => ({
        account,
        bankReference:
          how % 2 === 0 ? bankReference.toLowerCase() : ` ${bankReference.slice(0, 2)} ${bankReference.slice(2)}`,
      })),
  },
  {
    kind: 'transfer twice, account with a dash',
    weight: 5,
    choose: (model, [which, other, how]) =>
      repeating(model, [which, other], ({ account, bankReference }) => ({
        account: account.replace(/^(....)/, how % 2 === 0 ? '$1-' : '$1 '),
        bankReference,
      })),
  },
  {
    kind: 'transfer to a foreign account',
    weight: 4,
    choose(model, [which, amount]) {
      const order = pick(model.orders, which);
      return {
        text: `a transfer to an account that is none of the shop's (refused)`,
        async run({ staff }) {
          const body = {
            account: '9999999999',
            amount: 100_000 + amount,
            bankReference: newReference(),
            receivedAt: new Date(model.now()).toISOString(),
            content: order?.code ?? '',
          };
          expectRefusal(400, 'INVALID_PAYLOAD', await staff.post('/v1/payments', body));
        },
      };
    },
  },
];
