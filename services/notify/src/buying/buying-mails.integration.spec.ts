import { orderPlaced, orderStatusChanged, paymentReceived, quoteAnswered } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { Page } from '@gvg/contracts/definitions/paging';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import {
  awaitingBalance,
  paidOrder,
  sampleIds,
  sampleOrder,
  sampleQuote,
  sampleReader,
  shippedOrder,
  unpaidOrder,
  weighedOrder,
} from '../templates/buying/buying-contents.fixtures.ts';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { headerOf, startSmtpServer } from '../testing/smtp-server.fixtures.ts';
import type { ReceivedMail, TestSmtpServer } from '../testing/smtp-server.fixtures.ts';

let smtp: TestSmtpServer;
let notify: NotifyHarness;
let cart: EventPublisher;

beforeAll(async () => {
  smtp = await startSmtpServer();
  notify = await startNotifyHarness('buying', { SMTP_URL: smtp.url });
  cart = await openPublisher(notify, 'cart');
});
afterAll(async () => {
  await cart.close();
  await notify.close();
  await smtp.close();
});
afterEach(() => {
  notify.upload.state = 'UP';
});

/** A customer with a unique mail address. */
function newCustomer(): { user: string; email: string } {
  const user = newId();
  const email = `${user}@mail.example`;
  notify.identity.contacts.set(user, { ...sampleReader, _id: user, email });
  return { user, email };
}

const mailsTo = (email: string): ReceivedMail[] => smtp.received.filter(({ to }) => to.includes(email));
const deliveries = async (user: string) =>
  (await notify.client.get<Page<MailDelivery>>('/v1/mail-deliveries', { as: 'ADMIN', query: { user } })).body.docs;
const subjectOf = ({ source }: ReceivedMail) =>
  decodeURIComponent(
    headerOf(source, 'subject')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, '$1')
      .replace(/_/g, ' ')
      .replace(/=(?=[0-9A-F]{2})/g, '%'),
  );
const orderFields = (user: string) => ({ _id: newId(), code: 'GVG7K3F2Q', user });

it('sends one mail for an event that is delivered twice', async () => {
  const { user, email } = newCustomer();
  const order = orderFields(user);
  notify.cart.orders.set(order._id, { ...sampleOrder(), ...order });
  const event = await cart.publish({
    contract: orderPlaced,
    subjectId: order._id,
    revision: 1,
    data: { ...order, status: 'AWAITING_DEPOSIT', due: 854_500 },
  });
  await eventually(() => mailsTo(email).length === 1);
  await cart.republish(event);
  const [delivery] = await deliveries(user);
  expect(delivery).toMatchObject({ template: 'ORDER_PLACED', user });
  expect(mailsTo(email)).toMatchObject([{ messageId: `<${delivery?._id ?? ''}.mail@shop.example>` }]);
  expect(subjectOf(mailsTo(email)[0] as ReceivedMail)).toContain('GVG7K3F2Q');
});

it('sends mails about weight, payment, shipping and quotes, and about no other step', async () => {
  const { user, email } = newCustomer();
  const order = orderFields(user);
  const expectMails = (count: number) => eventually(() => mailsTo(email).length === count);
  const move = async (
    from: 'AWAITING_DEPOSIT' | 'AT_WAREHOUSE' | 'PACKED',
    status: 'PURCHASING' | 'AWAITING_BALANCE' | 'SHIPPED',
    due: number,
  ) =>
    cart.publish({
      contract: orderStatusChanged,
      subjectId: order._id,
      revision: 2,
      data: { ...order, from, status, due },
    });

  notify.cart.orders.set(order._id, { ...paidOrder, ...order });
  await cart.publish({
    contract: paymentReceived,
    subjectId: sampleIds.payment,
    revision: 1,
    data: { _id: sampleIds.payment, order: order._id, code: order.code, user, amount: 854_500, due: 0 },
  });
  await expectMails(1);
  await move('AWAITING_DEPOSIT', 'PURCHASING', 0);
  notify.cart.orders.set(order._id, { ...awaitingBalance, ...order });
  await move('AT_WAREHOUSE', 'AWAITING_BALANCE', 510_000);
  await expectMails(2);
  notify.cart.orders.set(order._id, { ...shippedOrder, ...order });
  await move('PACKED', 'SHIPPED', 0);
  await expectMails(3);
  const quote = newId();
  notify.cart.quotes.set(quote, { ...sampleQuote(), _id: quote, user });
  await cart.publish({
    contract: quoteAnswered,
    subjectId: quote,
    revision: 2,
    data: { _id: quote, user, status: 'ANSWERED', version: 1 },
  });
  await expectMails(4);
  expect((await deliveries(user)).map(({ template }) => template).toSorted()).toEqual([
    'ORDER_AWAITING_BALANCE',
    'ORDER_SHIPPED',
    'PAYMENT_RECEIVED',
    'QUOTE_ANSWERED',
  ]);
  expect(mailsTo(email).map(subjectOf).join()).toMatch(/854,500đ.*510,000đ/s);
});

it('sends mails about a parcel weighed with nothing due, delivery, and a cancellation not by the customer', async () => {
  const { user, email } = newCustomer();
  const order = orderFields(user);
  const move = async (stored: Order, from: OrderStatus, templates: readonly string[]) => {
    notify.cart.orders.set(order._id, { ...stored, ...order });
    await cart.publish({
      contract: orderStatusChanged,
      subjectId: order._id,
      revision: 2,
      data: { ...order, from, status: stored.status, due: 0 },
    });
    await eventually(() => mailsTo(email).length === templates.length);
    expect((await deliveries(user)).map(({ template }) => template).toSorted()).toEqual(templates.toSorted());
  };
  await move(weighedOrder, 'AT_WAREHOUSE', ['ORDER_WEIGHED']);
  const delivered = { ...shippedOrder, status: 'DELIVERED' as const };
  await move(delivered, 'SHIPPED', ['ORDER_WEIGHED', 'ORDER_DELIVERED']);
  const ended = ['ORDER_WEIGHED', 'ORDER_DELIVERED', 'ORDER_CANCELLED'];
  await move(unpaidOrder, 'AWAITING_DEPOSIT', ended);
});

it.each([
  [
    'an order that was cancelled meanwhile',
    () => ({ ...sampleOrder(), status: 'CANCELLED' as const }),
    true,
    'ACTION_NOT_ALLOWED',
  ],
  ['an order of a closed account', () => sampleOrder(), false, 'USER_WAS_DELETED'],
  ['an order that is gone', () => undefined, true, 'ORDER_NOT_FOUND'],
])('sends no mail about %s', async (_, order, hasAccount, lastError) => {
  const { user, email } = hasAccount ? newCustomer() : { user: newId(), email: 'nobody' };
  const fields = orderFields(user);
  const stored = order();
  if (stored !== undefined) notify.cart.orders.set(fields._id, { ...stored, ...fields });
  await cart.publish({
    contract: orderPlaced,
    subjectId: fields._id,
    revision: 1,
    data: { ...fields, status: 'AWAITING_DEPOSIT', due: 854_500 },
  });
  const dropped = async () =>
    (
      await notify.client.get<Page<MailDelivery>>('/v1/mail-deliveries', {
        as: 'ADMIN',
        query: { status: 'DROPPED', limit: 100 },
      })
    ).body.docs;
  await eventually(async () =>
    expect(await dropped()).toContainEqual(
      expect.objectContaining({ template: 'ORDER_PLACED', lastError, user: hasAccount ? user : null }),
    ),
  );
  expect(mailsTo(email)).toEqual([]);
});

it('sends no mail about an answer that a later one has replaced', async () => {
  const { user } = newCustomer();
  const quote = newId();
  const [answer] = sampleQuote().versions;
  notify.cart.quotes.set(quote, {
    ...sampleQuote(),
    _id: quote,
    user,
    versions: [answer!, { ...answer!, version: 2 }],
  });
  for (const version of [1, 2])
    await cart.publish({
      contract: quoteAnswered,
      subjectId: quote,
      revision: version + 1,
      data: { _id: quote, user, status: 'ANSWERED', version },
    });
  await eventually(async () =>
    expect((await deliveries(user)).map(({ status }) => status).toSorted()).toEqual(['DROPPED', 'SENT']),
  );
});

describe('pictures of the goods', () => {
  const names = ['1', '2'].map((digit) => `${digit.repeat(40)}.jpg`);
  const thumbnail = Buffer.from('a small picture');

  /** Places an order with two pictured lines, and returns its mail. */
  async function placedMail(): Promise<ReceivedMail> {
    const { user, email } = newCustomer();
    const order = orderFields(user);
    const lines = sampleOrder().lines.map((line, index) => ({
      ...line,
      image: `/v1/file-manager/files/${names[index]}`,
    }));
    notify.cart.orders.set(order._id, { ...sampleOrder({ lines }), ...order });
    await cart.publish({
      contract: orderPlaced,
      subjectId: order._id,
      revision: 1,
      data: { ...order, status: 'AWAITING_DEPOSIT', due: 854_500 },
    });
    await eventually(() => mailsTo(email).length === 1);
    return mailsTo(email)[0] as ReceivedMail;
  }

  it('are parts of the mail, except missing ones', async () => {
    notify.upload.thumbnails.set(names[1] ?? '', thumbnail);
    const { source } = await placedMail();
    expect(source).toContain('Content-ID: <picture-1@goods-viet-goods>');
    expect(source).toContain(thumbnail.toString('base64'));
    expect(source).not.toContain('picture-2@');
  });

  it.each(['DOWN', 'SILENT'] as const)('are omitted from a mail sent while upload is %s', async (state) => {
    notify.upload.thumbnails.set(names[1] ?? '', thumbnail);
    notify.upload.state = state;
    const { source } = await placedMail();
    expect(source).toContain('multipart/alternative');
    expect(source).not.toContain('picture-1@');
  });
});
