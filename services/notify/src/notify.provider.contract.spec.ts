import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { vapidKeys } from '@gvg/testing/push-service';
import { testUserId } from '@gvg/testing/token-keys';
import type { StoredMail } from './mail/mail.model.ts';
import type { StoredNotification } from './notification/notification.model.ts';
import { sampleContent } from './templates/mail-contents.fixtures.ts';
import { startNotifyHarness } from './testing/notify-harness.ts';
import type { NotifyHarness } from './testing/notify-harness.ts';

let notify: NotifyHarness;
let listeners: JoinedListeners;

beforeAll(async () => {
  const { publicKey, privateKey } = vapidKeys();
  notify = await startNotifyHarness(
    'provider',
    { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:shop@shop.example' },
    { resolve: async () => ['1.1.1.1'] },
  );
  listeners = await joinListeners(notify);
});
afterAll(async () => {
  await listeners.close();
  await notify.close();
});

const notifications = async () => (await notify.database()).collection<StoredNotification>('notifications');

/** A notification with the id in a pact; the user has no others. */
async function notificationUnderId(id: string, user: string): Promise<void> {
  const target = `user:${user}`;
  await (await notifications()).deleteMany({ $or: [{ target }, { key: id }] });
  await (
    await notifications()
  ).insertOne({
    _id: new Types.ObjectId(id),
    key: id,
    target,
    typeNotify: 'ORDER_STATUS',
    title: { vi: 'GVG7K3F2Q cân xong 2,430 g', en: 'GVG7K3F2Q weighs 2,430 g' },
    description: {
      vi: 'Còn 510,000đ, trả xong là kiện hàng được gửi đi.',
      en: '510,000đ to pay, then the parcel leaves.',
    },
    image: null,
    link: '/order/GVG7K3F2Q',
    isRead: false,
    about: null,
    revision: 1,
    createdAt: new Date(),
  });
}

/** A mail refused by the server, with the id in a pact. */
async function failedMail(id: string, user: string): Promise<void> {
  notify.identity.answers.set(id, sampleContent('RESET_PASSWORD', 'vi'));
  const mails = (await notify.database()).collection<StoredMail>('mails');
  await mails.deleteOne({ _id: new Types.ObjectId(id) });
  await mails.insertOne({
    _id: new Types.ObjectId(id),
    user: new Types.ObjectId(user),
    template: 'RESET_PASSWORD',
    status: 'FAILED',
    attempts: 8,
    lastError: 'EENVELOPE: 550 is unknown',
    requestedAt: new Date(),
    nextAttemptAt: null,
    sentAt: null,
    claim: null,
  });
}

async function announced(): Promise<void> {
  await (
    await notifications()
  ).insertOne({
    _id: new Types.ObjectId(),
    key: randomUUID(),
    target: 'all',
    typeNotify: 'PROMOTION',
    title: { vi: 'Giảm cước', en: '' },
    description: { vi: 'Giảm cước', en: '' },
    image: null,
    link: '/rate-table',
    isRead: false,
    about: null,
    revision: 1,
    createdAt: new Date(),
  });
}

const [failed, customer] = ['64b0c0ffee0123456789ad22', '64b0c0ffee0123456789ad21'];
const shown = '64b0c0ffee0123456789ad01';
const [sent, reader] = ['64b0c0ffee0123456789ab01', '64b0c0ffee0123456789ab03'];

test('fulfils the contracts of its consumers', async () => {
  const states = {
    [`the user has the unread notification ${shown}`]: () => notificationUnderId(shown, testUserId),
    'the user has no notifications': async () => (await notifications()).deleteMany({ target: `user:${testUserId}` }),
    [`the mail ${failed} could not be sent`]: () => failedMail(failed, customer),
    'something was announced to everybody': announced,
    'push messages are configured': async () => undefined,
    [`the notification ${sent} is for the user ${reader}`]: () => notificationUnderId(sent, reader),
    'there are no notifications': async () => (await notifications()).deleteMany({}),
  };
  await verifyProvider({
    provider: 'notify',
    url: listeners.url,
    keys: notify.keys,
    states,
    headers: notify.internalHeaders,
  });
});
