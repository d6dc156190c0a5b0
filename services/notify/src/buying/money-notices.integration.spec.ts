import {
  orderAmended,
  orderDueChanged,
  orderLineCancelled,
  orderRefundTakenBack,
  orderRefunded,
  orderStatusChanged,
  paymentReceived,
  paymentSurplus,
} from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import type { EventToRecord } from '@gvg/messaging/outbox/outbox';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import {
  awaitingBalance,
  paidOrder,
  refundedOrder,
  sampleOrder,
  sampleReader,
  unpaidOrder,
  weighedOrder,
} from '../templates/buying/buying-contents.fixtures.ts';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { newUser } from '../testing/test-readers.ts';

let notify: NotifyHarness;
let cart: EventPublisher;

beforeAll(async () => {
  notify = await startNotifyHarness('money-notices');
  cart = await openPublisher(notify, 'cart');
});
afterAll(async () => {
  await cart.close();
  await notify.close();
});

/** A customer who has switched off all mails, and their order. */
async function quietCustomer(fields: Partial<Order>) {
  const customer = await newUser(notify);
  notify.identity.contacts.set(customer.id, { ...sampleReader, _id: customer.id });
  const order = sampleOrder({ ...fields, _id: newId(), user: customer.id });
  notify.cart.orders.set(order._id, order);
  const { body: preferences } = await customer.get<Preferences>('/v1/notification-preferences');
  const mail = Object.fromEntries(Object.keys(preferences.mail).map((type) => [type, false]));
  await customer.put('/v1/notification-preferences', { ...preferences, mail });
  const common = { _id: order._id, code: order.code, user: customer.id };
  let revision = 1;
  return {
    order,
    common,
    say: <C extends EventContract>(event: Pick<EventToRecord<C>, 'contract' | 'data'>) =>
      cart.publish<C>({ ...event, subjectId: order._id, revision: (revision += 1) }),
    /** Notifications and mails once there are as many, newest first. */
    announced: async (count: number) => {
      await eventually(async () => (await customer.list()).length >= count);
      const notices = await customer.list();
      const { body } = await notify.client.get<Page<MailDelivery>>('/v1/mail-deliveries', {
        as: 'ADMIN',
        query: { user: customer.id },
      });
      return {
        bell: notices.map(({ notify: { title, description } }) => [title.vi, description.vi]),
        mails: body.docs.map(({ template }) => template),
      };
    },
  };
}
/** A step whose mail is switched off. Steps of one order are handled in turn: its notification proves that earlier ones were handled. */
const shipped = { from: 'PACKED', status: 'SHIPPED', due: 0 } as const;
const shippedNotice = ['GVG7K3F2Q đã lên đường', 'Tới Nhật Bản sau khoảng 5–7 ngày.'];
const usage = 'trừ vào khoản phải trả sau này của đơn, không dùng đến thì hoàn lại';

describe('the bell and a mail, whatever is switched off, announce', () => {
  it('each partial refund once with the rest, and not the status change that follows', async () => {
    const { common, say, announced } = await quietCustomer(refundedOrder);
    const part = (amount: number, left: number, status: 'CANCELLED' | 'REFUNDED') =>
      say({ contract: orderRefunded, data: { ...common, status, amount, left } });
    await part(100_000, 200_000, 'CANCELLED');
    await part(200_000, 0, 'REFUNDED');
    const step = { ...common, from: 'CANCELLED', status: 'REFUNDED', due: 0 } as const;
    await say({ contract: orderStatusChanged, data: step });
    await say({ contract: orderStatusChanged, data: { ...common, ...shipped } });
    await say({ contract: orderRefundTakenBack, data: { ...common, amount: 200_000 } });
    const { bell, mails } = await announced(4);
    expect(bell.toSorted()).toEqual(
      [
        ['200,000đ chưa hoàn', 'Cửa hàng ghi hoàn nhầm cho GVG7K3F2Q. Số tiền vẫn được giữ cho bạn.'],
        ['Đã hoàn 100,000đ', 'Tiền của GVG7K3F2Q đã chuyển lại cho bạn. Còn 200,000đ, cửa hàng sẽ hoàn nốt.'],
        ['Đã hoàn 200,000đ', 'Tiền của GVG7K3F2Q đã chuyển lại cho bạn.'],
        shippedNotice,
      ].toSorted(),
    );
    expect(mails.toSorted()).toEqual(['ORDER_REFUNDED', 'ORDER_REFUNDED', 'ORDER_REFUND_TAKEN_BACK']);
  });

  it('money back from an order that continues', async () => {
    const { common, say, announced } = await quietCustomer(paidOrder);
    const data = { ...common, status: 'PURCHASING', amount: 100_000, left: 45_500 } as const;
    await say({ contract: orderRefunded, data });
    expect((await announced(1)).bell).toEqual([
      ['Đã hoàn 100,000đ', `Tiền của GVG7K3F2Q đã chuyển lại cho bạn. Còn dư 45,500đ: ${usage}.`],
    ]);
  });

  it('a line cancelled by staff, unless a change or the end of the order announces it', async () => {
    const lines = paidOrder.lines.map((line) => ({ ...line, status: 'CANCELLED' as const }));
    const [removed, cancelled] = [{ ...lines[0]!, isRemoved: true as const }, lines[1]!];
    const { common, say, announced } = await quietCustomer({ ...paidOrder, lines: [removed, cancelled] });
    const cancel = (line: string, status: 'PURCHASING' | 'CANCELLED') =>
      say({ contract: orderLineCancelled, data: { ...common, line, status } });
    await cancel(removed._id, 'PURCHASING');
    await cancel(cancelled._id, 'CANCELLED');
    await cancel(cancelled._id, 'PURCHASING');
    expect(await announced(1)).toEqual({
      bell: [
        [
          'GVG7K3F2Q: một món đã bỏ khỏi đơn',
          'Bình gốm <men lam>: cửa hàng không mua món này nữa. 724,500đ trừ vào phần còn phải trả của đơn, dư thì hoàn lại.',
        ],
      ],
      mails: ['ORDER_LINE_CANCELLED'],
    });
  });

  it.each([
    ['AT_WAREHOUSE', 'AWAITING_BALANCE', awaitingBalance, 'GVG7K3F2Q cân xong 2,430 g', 'ORDER_AWAITING_BALANCE'],
    ['PACKED', 'AWAITING_BALANCE', awaitingBalance, 'GVG7K3F2Q: số cần trả đã thay đổi', 'ORDER_DUE_CHANGED'],
    ['PACKED', 'AWAITING_DEPOSIT', {}, 'GVG7K3F2Q: số cần trả đã thay đổi', 'ORDER_DUE_CHANGED'],
  ] as const)('an amount due after the order moved from %s to %s', async (from, status, fields, title, template) => {
    const { common, say, announced } = await quietCustomer(fields);
    await say({ contract: orderStatusChanged, data: { ...common, from, status, due: 510_000 } });
    const { bell, mails } = await announced(1);
    expect(bell.map(([first]) => first)).toEqual([title]);
    expect(mails).toEqual([template]);
  });

  it('a changed due amount while the order does not move', async () => {
    const { common, say, announced } = await quietCustomer(awaitingBalance);
    const status = 'AWAITING_BALANCE';
    const data = { ...common, from: status, status, dueBefore: 310_000, due: 510_000, missing: 0 } as const;
    await say({ contract: orderDueChanged, data });
    expect((await announced(1)).mails).toEqual(['ORDER_DUE_CHANGED']);
  });

  it('an overpayment after the parcel was first weighed', async () => {
    const totals = { ...weighedOrder.totals, credit: 50_000 };
    const { common, say, announced } = await quietCustomer({ ...weighedOrder, totals });
    const data = { ...common, from: 'AT_WAREHOUSE', status: 'PACKED', due: 0, credit: 50_000 } as const;
    await say({ contract: orderStatusChanged, data });
    expect(await announced(1)).toEqual({
      bell: [['GVG7K3F2Q cân xong 2,430 g', `Không phải trả thêm. Bạn còn dư 50,000đ: ${usage}.`]],
      mails: ['ORDER_WEIGHED'],
    });
  });

  it('an overpayment after the parcel was weighed lighter, without a status change that announces it', async () => {
    const { common, say, announced } = await quietCustomer(weighedOrder);
    const step = { ...common, from: 'AWAITING_BALANCE', status: 'PACKED', due: 0, credit: 50_000 } as const;
    await say({ contract: orderStatusChanged, data: step });
    await say({ contract: orderStatusChanged, data: { ...common, ...shipped } });
    await say({ contract: orderDueChanged, data: { ...step, dueBefore: 10_000, missing: 0 } });
    const { bell, mails } = await announced(2);
    expect({ bell: bell.toSorted(), mails }).toEqual({
      bell: [shippedNotice, ['GVG7K3F2Q: bạn còn dư 50,000đ', `Tiền của đơn vừa được tính lại. Số dư ${usage}.`]],
      mails: ['ORDER_DUE_CHANGED'],
    });
  });

  it('an overpayment after a change of the order', async () => {
    const { common, say, announced } = await quietCustomer(paidOrder);
    await say({ contract: orderAmended, data: { ...common, dueBefore: 0, due: 0, credit: 50_000 } });
    expect(await announced(1)).toEqual({
      bell: [['Đơn GVG7K3F2Q đã được đổi', `Bạn còn dư 50,000đ: ${usage}.`]],
      mails: ['ORDER_AMENDED'],
    });
  });

  it('the surplus of a transfer together with its counted part', async () => {
    const { order, common, say, announced } = await quietCustomer(paidOrder);
    const { code, user } = common;
    const data = { _id: newId(), order: order._id, code, user, amount: 854_500, due: 0 };
    await say({ contract: paymentReceived, data: { ...data, rest: 145_500 } });
    expect(await announced(1)).toEqual({
      bell: [['Đã nhận 854,500đ', `Cho GVG7K3F2Q, bắt đầu đi mua. Bạn chuyển dư 145,500đ: ${usage}.`]],
      mails: ['PAYMENT_RECEIVED'],
    });
  });

  it.each([
    ['goes on', paidOrder, `GVG7K3F2Q lúc này không phải trả gì. Tiền này giữ cho bạn: ${usage}.`],
    ['is over', unpaidOrder, 'GVG7K3F2Q không còn khoản nào phải trả, cửa hàng sẽ hoàn lại tiền này cho bạn.'],
  ])('an unneeded transfer to an order that %s', async (_, fields, description) => {
    const { order, common, say, announced } = await quietCustomer(fields);
    const { code, user } = common;
    const data = { _id: newId(), order: order._id, code, user, amount: 145_500, status: order.status };
    await say({ contract: paymentSurplus, data });
    expect(await announced(1)).toEqual({ bell: [['Đã nhận 145,500đ', description]], mails: ['PAYMENT_SURPLUS'] });
  });
});
