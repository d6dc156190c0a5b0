import { notificationSchema } from '@gvg/contracts/notify/http/notification-schema';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { preferencesSchema } from '@gvg/contracts/notify/http/preferences';
import { customerNotificationTypes, mailedNotificationTypes, notificationPageSize } from '@gvg/contracts/notify/terms';
import { idOf } from './people.ts';

const allOn = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, true]));

export const preferences = preferencesSchema.parse({
  mail: allOn(mailedNotificationTypes),
  push: allOn(customerNotificationTypes),
});

type Changes = Partial<Omit<Notification, 'notify'>> & { notify?: Partial<Notification['notify']> };

/** Returns a notification in the service's format, by default an unread one about an order. */
export function makeNotification(number: number, { notify, ...changes }: Changes = {}): Notification {
  return notificationSchema.parse({
    _id: idOf(number),
    typeNotify: 'ORDER_STATUS',
    notify: {
      title: { vi: `Tin ${number}`, en: `News ${number}` },
      description: { vi: 'Nội dung', en: 'Content' },
      image: null,
      link: `/order/GVG${number}`,
      isRead: false,
      ...notify,
    },
    user: idOf(900),
    createdAt: new Date(Date.now() - number * 60_000).toISOString(),
    ...changes,
  });
}

export const weighed = makeNotification(1, {
  notify: {
    title: { vi: 'GVG7K3F2Q cân xong 5,120 g', en: 'GVG7K3F2Q weighs 5,120 g' },
    description: {
      vi: 'Còn 846,000đ cước, trả để kịp chuyến thứ Ba.',
      en: '846,000đ of freight is due, pay to catch Tuesday’s flight.',
    },
    link: '/order/GVG7K3F2Q',
  },
});
export const message = makeNotification(2, {
  typeNotify: 'NEW_MESSAGE',
  notify: { title: { vi: 'Mai nhắn cho bạn', en: 'Mai wrote to you' }, link: '/?chat=open' },
});
export const paid = makeNotification(3, {
  typeNotify: 'PAYMENT_RECEIVED',
  notify: { title: { vi: 'Đã nhận 731,000đ', en: '731,000đ received' }, isRead: true },
});

/** Returns one page of the list, of `total` notifications. */
export const listPage = (docs: readonly Notification[], { page = 1, total = docs.length } = {}) => {
  const totalPages = Math.ceil(total / notificationPageSize);
  return { docs, totalDocs: total, totalPages, page, limit: notificationPageSize, hasNextPage: page < totalPages };
};
