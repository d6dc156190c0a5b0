import {
  orderAmended,
  orderCancelled,
  orderChangeProposed,
  orderDueChanged,
  orderLineCancelled,
  orderPlaced,
  orderPriceAnswered,
  orderPriceAsked,
  orderProposalEnded,
  orderRefundTakenBack,
  orderShipmentCorrected,
  orderStatusChanged,
  paymentAccountMissing,
  paymentReceived,
  paymentUnmatched,
  quoteAnswered,
  quoteRequested,
} from '@gvg/contracts/cart/events';
import type { LineCancelReason, OrderStatus } from '@gvg/contracts/cart/terms';
import { userErased } from '@gvg/contracts/identity/events';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import {
  awaitingBalance,
  dearerOrder,
  paidOrder,
  proposedOrder,
  sampleOrder,
  sampleQuote,
  sampleReader,
  shippedOrder,
  soldOutOrder,
} from '../templates/buying/buying-contents.fixtures.ts';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { newStaff, newUser } from '../testing/test-readers.ts';
import type { TestReader } from '../testing/test-readers.ts';

let notify: NotifyHarness;
let cart: EventPublisher;
let staff: TestReader;

beforeAll(async () => {
  notify = await startNotifyHarness('notices');
  cart = await openPublisher(notify, 'cart');
  staff = await newStaff(notify);
});
afterAll(async () => {
  await cart.close();
  await notify.close();
});

async function customerWithOrder(fields: Partial<ReturnType<typeof sampleOrder>> = {}) {
  const customer = await newUser(notify);
  notify.identity.contacts.set(customer.id, { ...sampleReader, _id: customer.id });
  const order = sampleOrder({ ...fields, _id: newId(), user: customer.id });
  notify.cart.orders.set(order._id, order);
  return { customer, order, common: { _id: order._id, code: order.code, user: customer.id } };
}

const shown = ({ notify: { title, description, link } }: Notification) => [title.vi, description.vi, link];
const first = (reader: TestReader, query?: string) =>
  eventually(async () => (await reader.list(query))[0] ?? false) as Promise<Notification>;
const place = async ({ order, common }: Awaited<ReturnType<typeof customerWithOrder>>) =>
  cart.publish({
    contract: orderPlaced,
    subjectId: order._id,
    revision: 1,
    data: { ...common, status: 'AWAITING_DEPOSIT', due: 854_500 },
  });

it('shows a placed order to its customer and to staff, once each despite repeated delivery', async () => {
  const placed = await customerWithOrder();
  const event = await place(placed);
  const notification = await first(placed.customer);
  expect(notification).toMatchObject({
    typeNotify: 'ORDER_PLACED',
    user: placed.customer.id,
    notify: { isRead: false, image: null },
  });
  expect(shown(notification)).toEqual([
    'Đã nhận đơn GVG7K3F2Q',
    'Chuyển 854,500đ trước 09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản), cửa hàng đi mua ngay.',
    '/order/GVG7K3F2Q',
  ]);
  expect(notification.notify.description.en).toBe(
    'Transfer 854,500đ by 09:12, 24/11 (Vietnam time; 11:12 Japan time) and we start buying.',
  );
  expect(shown(await first(staff, 'typeNotify=ORDER_PLACED'))).toEqual([
    'Đơn mới GVG7K3F2Q: 854,500đ',
    '3 món, gửi tới Nhật Bản.',
    '/admin/orders/GVG7K3F2Q',
  ]);
  await cart.republish(event);
  // Events of one order are handled in turn: the next notification proves that the repeated event was handled.
  await cart.publish({
    contract: orderStatusChanged,
    subjectId: placed.order._id,
    revision: 2,
    data: { ...placed.common, from: 'PACKED', status: 'SHIPPED', due: 0 },
  });
  await eventually(async () =>
    expect((await placed.customer.list()).map(({ typeNotify }) => typeNotify)).toEqual([
      'ORDER_STATUS',
      'ORDER_PLACED',
    ]),
  );
});

it.each<[OrderStatus, OrderStatus, Partial<ReturnType<typeof sampleOrder>>, number, string, string]>([
  [
    'AT_WAREHOUSE',
    'AWAITING_BALANCE',
    awaitingBalance,
    510_000,
    'GVG7K3F2Q cân xong 2,430 g',
    'Còn 510,000đ, trả xong là kiện hàng được gửi đi.',
  ],
  [
    'AT_WAREHOUSE',
    'PACKED',
    { ...awaitingBalance, status: 'PACKED' },
    0,
    'GVG7K3F2Q cân xong 2,430 g',
    'Không phải trả thêm, kiện hàng sắp được gửi đi.',
  ],
  [
    'PACKED',
    'AWAITING_BALANCE',
    awaitingBalance,
    20_000,
    'GVG7K3F2Q: số cần trả đã thay đổi',
    'Lúc này cần chuyển 20,000đ. Có gì chưa rõ, xin nhắn cho cửa hàng.',
  ],
  [
    'PURCHASING',
    'AWAITING_DEPOSIT',
    {},
    854_500,
    'GVG7K3F2Q: số cần trả đã thay đổi',
    'Lúc này cần chuyển 854,500đ. Có gì chưa rõ, xin nhắn cho cửa hàng.',
  ],
  [
    'PACKED',
    'SHIPPED',
    shippedOrder,
    0,
    'GVG7K3F2Q đã lên đường',
    'Tới Nhật Bản sau khoảng 5–7 ngày. Japan Post, mã EE123456789VN.',
  ],
  [
    'SHIPPED',
    'DELIVERED',
    { ...shippedOrder, status: 'DELIVERED' },
    0,
    'GVG7K3F2Q đã tới nơi',
    'Có gì không ổn thì chụp ảnh và nhắn cho cửa hàng. Hàng ưng ý, nhờ bạn đánh giá.',
  ],
  [
    'AWAITING_DEPOSIT',
    'CANCELLED',
    { status: 'CANCELLED', cancelReason: 'UNPAID' },
    0,
    'GVG7K3F2Q đã hủy',
    'Quá hạn mà chưa có tiền, đơn tự hủy. Bạn không mất gì.',
  ],
  [
    'PURCHASING',
    'CANCELLED',
    { status: 'CANCELLED', cancelReason: 'BY_STAFF', totals: { ...sampleOrder().totals, credit: 854_500 } },
    0,
    'GVG7K3F2Q đã hủy',
    'Cửa hàng sẽ hoàn 854,500đ cho bạn.',
  ],
  // A transfer that names it and exceeds the due amount.
  [
    'PURCHASING',
    'CANCELLED',
    {
      status: 'CANCELLED',
      cancelReason: 'BY_CUSTOMER',
      totals: { ...sampleOrder().totals, credit: 854_500 },
      owed: 859_500,
    },
    0,
    'GVG7K3F2Q đã hủy',
    'Cửa hàng sẽ hoàn 859,500đ cho bạn.',
  ],
  // Refunded since: the text is that of the event.
  [
    'PURCHASING',
    'CANCELLED',
    {
      status: 'REFUNDED',
      cancelReason: 'BY_STAFF',
      ledger: [{ _id: newId(), kind: 'REFUND', amount: -854_500, note: '', at: '2026-11-22T02:12:00.000Z' }],
    },
    0,
    'GVG7K3F2Q đã hủy',
    'Cửa hàng sẽ hoàn 854,500đ cho bạn.',
  ],
])(
  'announces the consequences when an order moves from %s to %s',
  async (from, status, fields, due, title, description) => {
    const { customer, order, common } = await customerWithOrder(fields);
    await cart.publish({
      contract: orderStatusChanged,
      subjectId: order._id,
      revision: 2,
      data: { ...common, from, status, due },
    });
    expect(shown(await first(customer))).toEqual([title, description, '/order/GVG7K3F2Q']);
  },
);

it('announces a corrected tracking code', async () => {
  const { customer, order, common } = await customerWithOrder({ status: 'SHIPPED' });
  await cart.publish({
    contract: orderShipmentCorrected,
    subjectId: order._id,
    revision: 2,
    data: { ...common, carrier: 'EMS', trackingCode: 'EE123456785VN' },
  });
  expect(shown(await first(customer))).toEqual([
    `Mã vận đơn của ${order.code} đã được sửa`,
    'Mã đúng là EE123456785VN (EMS). Mã báo trước đó không dùng nữa.',
    `/order/${order.code}`,
  ]);
});

it('announces a refund recorded by mistake, without the move back that follows', async () => {
  const { customer, order, common } = await customerWithOrder({ status: 'CANCELLED', cancelReason: 'BY_STAFF' });
  const subject = { subjectId: order._id, revision: 3 };
  const back = { ...common, from: 'REFUNDED', status: 'CANCELLED', due: 0 } as const;
  await cart.publish({ contract: orderStatusChanged, ...subject, data: back });
  await cart.publish({ contract: orderRefundTakenBack, ...subject, data: { ...common, amount: 854_500 } });
  expect(shown(await first(customer))).toEqual([
    '854,500đ chưa hoàn',
    'Cửa hàng ghi hoàn nhầm cho GVG7K3F2Q. Số tiền vẫn được giữ cho bạn.',
    '/order/GVG7K3F2Q',
  ]);
});

it('announces the due amount once, and to staff the missing part of a deposit', async () => {
  const { customer, order, common } = await customerWithOrder(awaitingBalance);
  const data = {
    ...common,
    from: 'AWAITING_BALANCE',
    status: 'AWAITING_BALANCE',
    dueBefore: 510_000,
    due: 310_000,
    missing: 0,
  } as const;
  await cart.publish({ contract: orderDueChanged, subjectId: order._id, revision: 2, data });
  expect(shown(await first(customer))).toEqual([
    'GVG7K3F2Q: số cần trả đã thay đổi',
    'Lúc này cần chuyển 310,000đ. Có gì chưa rõ, xin nhắn cho cửa hàng.',
    '/order/GVG7K3F2Q',
  ]);
  expect(await staff.list('typeNotify=ORDER_STATUS')).toEqual([]);

  // The move from PACKED announces it to the customer.
  await cart.publish({
    contract: orderDueChanged,
    subjectId: order._id,
    revision: 3,
    data: { ...data, from: 'PACKED', missing: 200_000 },
  });
  expect(shown(await first(staff, 'typeNotify=ORDER_STATUS'))).toEqual([
    'GVG7K3F2Q thiếu 200,000đ tiền cọc',
    'Hàng đã mua mà cọc không còn đủ: đừng mua hay đóng gói thêm tới khi khách trả.',
    '/admin/orders/GVG7K3F2Q',
  ]);
  expect(await customer.list()).toHaveLength(1);
});

it('notifies staff about a cancelled order only if it was paid', async () => {
  const { order, common } = await customerWithOrder();
  const before = (await staff.list('typeNotify=ORDER_STATUS')).length;
  await cart.publish({
    contract: orderCancelled,
    subjectId: order._id,
    revision: 2,
    data: { ...common, reason: 'UNPAID' },
  });
  await cart.publish({
    contract: orderCancelled,
    subjectId: order._id,
    revision: 3,
    data: { ...common, reason: 'BY_CUSTOMER', owed: 210_000 },
  });
  await eventually(async () => expect(await staff.list('typeNotify=ORDER_STATUS')).toHaveLength(before + 1));
  expect(shown((await staff.list('typeNotify=ORDER_STATUS'))[0]!)).toEqual([
    'GVG7K3F2Q đã hủy, cần hoàn 210,000đ',
    'Khách đã hủy: đừng mua nữa, và hoàn tiền cho khách.',
    '/admin/orders/GVG7K3F2Q',
  ]);
});

it('announces what a payment was for and the next step, and shows queued ones to staff', async () => {
  const { customer, order, common } = await customerWithOrder(paidOrder);
  // This step is announced by the payment.
  await cart.publish({
    contract: orderStatusChanged,
    subjectId: order._id,
    revision: 2,
    data: { ...common, from: 'AWAITING_DEPOSIT', status: 'PURCHASING', due: 0 },
  });
  const payment = newId();
  await cart.publish({
    contract: paymentReceived,
    subjectId: payment,
    revision: 1,
    data: { _id: payment, order: order._id, code: order.code, user: customer.id, amount: 854_500, due: 0 },
  });
  expect(shown(await first(customer))).toEqual([
    'Đã nhận 854,500đ',
    'Cho GVG7K3F2Q, bắt đầu đi mua.',
    '/order/GVG7K3F2Q',
  ]);
  expect(await customer.list()).toHaveLength(1);

  const [unknown, short] = [newId(), newId()];
  await cart.publish({
    contract: paymentUnmatched,
    subjectId: unknown,
    revision: 1,
    data: { _id: unknown, amount: 500_000, status: 'UNMATCHED' },
  });
  expect(shown(await first(staff, 'typeNotify=PAYMENT_UNMATCHED'))).toEqual([
    'Tiền vào chưa khớp: 500,000đ',
    'Không thấy mã đơn nào trong nội dung chuyển.',
    `/admin/payments?payment=${unknown}`,
  ]);
  await cart.publish({
    contract: paymentUnmatched,
    subjectId: short,
    revision: 1,
    data: { _id: short, amount: 100_000, status: 'UNDERPAID', order: order._id },
  });
  await eventually(async () =>
    expect(shown((await staff.list('typeNotify=PAYMENT_UNMATCHED'))[0]!)).toEqual([
      'Tiền vào chưa khớp: 100,000đ',
      'Ít hơn số cần trả của GVG7K3F2Q.',
      `/admin/payments?payment=${short}`,
    ]),
  );
});

it('notifies staff that nothing can be ordered without a bank account', async () => {
  await cart.publish({
    contract: paymentAccountMissing,
    subjectId: 'cart',
    revision: 1,
    data: { settingsRevision: 1 },
  });
  await eventually(async () =>
    expect(shown((await staff.list('typeNotify=PAYMENT_UNMATCHED'))[0]!)).toEqual([
      'Chưa có tài khoản nhận tiền',
      'Khách vừa muốn đặt hàng mà không đặt được. Hãy điền tài khoản ngân hàng của cửa hàng.',
      '/admin/settings',
    ]),
  );
});

it('shows a quote request to staff, and its answers to the customer', async () => {
  const customer = await newUser(notify);
  const quote = sampleQuote({ _id: newId(), user: customer.id });
  notify.cart.quotes.set(quote._id, quote);
  const data = { _id: quote._id, user: customer.id };
  await cart.publish({
    contract: quoteRequested,
    subjectId: quote._id,
    revision: 1,
    data: { ...data, status: 'REQUESTED', version: 0 },
  });
  expect(shown(await first(staff, 'typeNotify=QUOTE_REQUESTED'))).toEqual([
    'Cần báo giá 3 món',
    'Gửi tới Nhật Bản. Trả lời trước 09:12, 22/11 (giờ Việt Nam).',
    `/admin/quotes/${quote._id}`,
  ]);
  await cart.publish({
    contract: quoteAnswered,
    subjectId: quote._id,
    revision: 2,
    data: { ...data, status: 'ANSWERED', version: 1 },
  });
  expect(shown(await first(customer))).toEqual([
    'Báo giá đã có: 2 món',
    'Giá giữ tới 09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản). 1 món không mua được.',
    `/user/purchase/quote/${quote._id}`,
  ]);
});

it('asks about a change of an order by mail too, and shows its outcome to both sides', async () => {
  const { customer, order, common } = await customerWithOrder({ ...proposedOrder, code: 'GVGCHANGE' });
  const proposal = proposedOrder.proposal?._id ?? '';
  const until = '2026-11-24T02:12:00.000Z';
  await cart.publish({
    contract: orderChangeProposed,
    subjectId: order._id,
    revision: 2,
    data: { ...common, proposal, until, totalBefore: 1_354_500, total: 1_484_500 },
  });
  expect(shown(await first(customer))).toEqual([
    'GVGCHANGE: cửa hàng đề nghị đổi đơn',
    'Cả đơn 1,484,500đ, trước là 1,354,500đ. Trả lời trước 09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản), nếu không đơn giữ nguyên.',
    '/order/GVGCHANGE',
  ]);
  await cart.publish({
    contract: orderProposalEnded,
    subjectId: order._id,
    revision: 3,
    data: { ...common, proposal, outcome: 'UNANSWERED' },
  });
  await eventually(async () =>
    expect((await staff.list('typeNotify=ORDER_STATUS')).map(shown)).toContainEqual([
      'GVGCHANGE: khách chưa trả lời đề nghị đổi đơn',
      'Đơn giữ nguyên như trước.',
      '/admin/orders/GVGCHANGE',
    ]),
  );
  await cart.publish({
    contract: orderAmended,
    subjectId: order._id,
    revision: 4,
    data: { ...common, dueBefore: 0, due: 130_000 },
  });
  await eventually(async () => {
    const titles = (await customer.list('typeNotify=ORDER_STATUS')).map(shown).map(([title]) => title);
    expect(titles).toContain('GVGCHANGE: đề nghị đổi đơn đã hết hiệu lực');
    expect(titles).toContain('Đơn GVGCHANGE đã được đổi');
  });
  const { body } = await notify.client.get<{ docs: { template: string }[] }>('/v1/mail-deliveries', {
    as: 'ADMIN',
    query: { user: customer.id },
  });
  expect(body.docs.map(({ template }) => template).toSorted()).toEqual([
    'ORDER_AMENDED',
    'ORDER_CHANGE_PROPOSED',
    'ORDER_PROPOSAL_ENDED',
  ]);
});

it('asks about a higher price by mail too, whatever is switched off, and shows the answer to staff', async () => {
  const { customer, order, common } = await customerWithOrder({ ...dearerOrder, code: 'GVGDEARER' });
  const { body: preferences } = await customer.get<Preferences>('/v1/notification-preferences');
  await customer.put('/v1/notification-preferences', {
    ...preferences,
    mail: { ...preferences.mail, ORDER_STATUS: false },
  });
  const data = { ...common, line: order.lines[1]?._id ?? '', price: 750_000 };
  await cart.publish({
    contract: orderPriceAsked,
    subjectId: order._id,
    revision: 2,
    data: { ...data, until: '2026-11-24T02:12:00.000Z' },
  });
  expect(shown(await first(customer))).toEqual([
    'GVGDEARER: một món đắt hơn báo giá',
    'Bình gốm <men lam>: 750,000đ thay vì 690,000đ. Trả lời trước 09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản), nếu không cửa hàng bỏ món này.',
    '/order/GVGDEARER',
  ]);
  const { body } = await notify.client.get<{ docs: { template: string }[] }>('/v1/mail-deliveries', {
    as: 'ADMIN',
    query: { user: customer.id },
  });
  expect(body.docs.map(({ template }) => template)).toEqual(['ORDER_PRICE_ASKED']);
  await cart.publish({
    contract: orderPriceAnswered,
    subjectId: order._id,
    revision: 3,
    data: { ...data, accepted: true },
  });
  await eventually(async () =>
    expect((await staff.list('typeNotify=ORDER_STATUS')).map(shown)).toContainEqual([
      'GVGDEARER: khách đồng ý giá 750,000đ',
      'Đi mua được rồi.',
      '/admin/buying?search=GVGDEARER',
    ]),
  );
});

it('announces a line that cannot be bought, but not one that its customer has declined', async () => {
  const { customer, order, common } = await customerWithOrder(soldOutOrder);
  const cancel = (reason: LineCancelReason, revision: number) =>
    cart.publish({
      contract: orderLineCancelled,
      subjectId: order._id,
      revision,
      data: { ...common, line: order.lines[0]?._id ?? '', reason },
    });
  await cancel('PRICE_DECLINED', 3);
  await cancel('SOLD_OUT', 4);
  await eventually(async () =>
    expect((await customer.list()).map(shown)).toEqual([
      [
        'GVG7K3F2Q: một món không mua được',
        'Bánh tráng Tây Ninh đã hết hàng. 130,000đ trừ vào phần còn phải trả của đơn, dư thì hoàn lại.',
        '/order/GVG7K3F2Q',
      ],
    ]),
  );
});

it('announces nothing about what no longer exists', async () => {
  const gone = await customerWithOrder();
  notify.cart.orders.delete(gone.order._id);
  await place(gone);
  const { customer, order, common } = await customerWithOrder({ code: 'GVGNEXT01' });
  await cart.publish({
    contract: orderPlaced,
    subjectId: order._id,
    revision: 1,
    data: { ...common, status: 'AWAITING_DEPOSIT', due: 854_500 },
  });
  await first(customer);
  expect(await gone.customer.list()).toEqual([]);
});

it('sends no mail of a type that its customer has switched off, but shows the notification', async () => {
  const placed = await customerWithOrder();
  const { customer } = placed;
  const { body: preferences } = await customer.get<Preferences>('/v1/notification-preferences');
  expect(preferences).toEqual({
    mail: { ORDER_PLACED: true, ORDER_STATUS: true, QUOTE_ANSWERED: true, PAYMENT_RECEIVED: true },
    push: {
      ORDER_PLACED: true,
      ORDER_STATUS: true,
      QUOTE_ANSWERED: true,
      PAYMENT_RECEIVED: true,
      NEW_MESSAGE: true,
      PROMOTION: false,
    },
  });
  const changed = { ...preferences, mail: { ...preferences.mail, ORDER_STATUS: false } };
  expect((await customer.put('/v1/notification-preferences', changed)).body).toEqual(changed);
  expect((await customer.get('/v1/notification-preferences')).body).toEqual(changed);
  const { order, common } = placed;
  await cart.publish({
    contract: orderStatusChanged,
    subjectId: order._id,
    revision: 2,
    data: { ...common, from: 'PACKED', status: 'SHIPPED', due: 0 },
  });
  await first(customer);
  await place(placed);
  await eventually(async () => expect(await customer.list()).toHaveLength(2));
  const { body } = await notify.client.get<{ docs: { template: string }[] }>('/v1/mail-deliveries', {
    as: 'ADMIN',
    query: { user: customer.id },
  });
  expect(body.docs.map(({ template }) => template)).toEqual(['ORDER_PLACED']);
});

it('erases a closed account, and stores nothing for it that arrives late', async () => {
  const placed = await customerWithOrder();
  const { customer, order, common } = placed;
  await place(placed);
  await first(customer);
  await cart.publish({ contract: userErased, subjectId: customer.id, revision: 9, data: { _id: customer.id } });
  await eventually(async () => expect(await customer.list()).toEqual([]));
  await cart.publish({
    contract: orderStatusChanged,
    subjectId: order._id,
    revision: 2,
    data: { ...common, from: 'SHIPPED', status: 'DELIVERED', due: 0 },
  });
  const next = await customerWithOrder();
  await cart.publish({
    contract: orderStatusChanged,
    subjectId: next.order._id,
    revision: 2,
    data: { ...next.common, from: 'SHIPPED', status: 'DELIVERED', due: 0 },
  });
  await first(next.customer);
  expect(await customer.list()).toEqual([]);
});
