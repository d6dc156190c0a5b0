import { Types } from 'mongoose';
import type { StoredNotification } from '../../notification/notification.model.ts';
import { maxPayloadBytes, pushPayload } from './push-payload.ts';

const notification = (fields: Partial<StoredNotification>): StoredNotification => ({
  _id: new Types.ObjectId('64b0c0ffee0123456789ad01'),
  key: 'key',
  target: 'all',
  typeNotify: 'PROMOTION',
  title: { vi: 'Tết', en: '' },
  description: { vi: 'Gửi trước 20 tháng 1', en: 'Send it by 20 January' },
  image: null,
  link: '/search?type=SPECIAL',
  isRead: false,
  about: null,
  revision: 1,
  createdAt: new Date(),
  ...fields,
});

it('writes the payload in the language of the subscription, or in Vietnamese for a missing text', () => {
  expect(JSON.parse(pushPayload(notification({}), 'en'))).toEqual({
    title: 'Tết',
    body: 'Send it by 20 January',
    link: '/en/search?type=SPECIAL',
    typeNotify: 'PROMOTION',
    _id: '64b0c0ffee0123456789ad01',
  });
  expect(JSON.parse(pushPayload(notification({}), 'vi'))).toMatchObject({
    body: 'Gửi trước 20 tháng 1',
    link: '/search?type=SPECIAL',
  });
});

it('limits the payload to what push services accept, without splitting characters', () => {
  const payload = pushPayload(
    notification({
      title: { vi: '“'.repeat(120), en: '' },
      description: { vi: '🍜'.repeat(900), en: '' },
      link: `/${'x'.repeat(499)}`,
    }),
    'vi',
  );
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(maxPayloadBytes);
  expect((JSON.parse(payload) as { body: string }).body).toMatch(/^(🍜)+…$/u);
});
