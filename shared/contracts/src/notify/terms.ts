/** Types of notifications (rules/notifications.md). Without zod, so that browser bundles stay small. */
export const notificationTypes = [
  'ORDER_PLACED',
  'ORDER_STATUS',
  'QUOTE_REQUESTED',
  'QUOTE_ANSWERED',
  'PAYMENT_RECEIVED',
  'PAYMENT_UNMATCHED',
  'NEW_MESSAGE',
  'RATING_RECEIVED',
  'USER_REGISTERED',
  'PROMOTION',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Types that customers receive and can switch off for mails and push messages. */
export const customerNotificationTypes = [
  'ORDER_PLACED',
  'ORDER_STATUS',
  'QUOTE_ANSWERED',
  'PAYMENT_RECEIVED',
  'NEW_MESSAGE',
  'PROMOTION',
] as const satisfies readonly NotificationType[];

/** Types that are also sent as mails. */
export const mailedNotificationTypes = [
  'ORDER_PLACED',
  'ORDER_STATUS',
  'QUOTE_ANSWERED',
  'PAYMENT_RECEIVED',
] as const satisfies readonly NotificationType[];

/** Notifications per page of the panel (specification §9). */
export const notificationPageSize = 10;
