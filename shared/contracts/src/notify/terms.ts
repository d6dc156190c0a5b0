/** What notifications are about (rules/notifications.md); without zod, so that browser bundles stay small. */
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

/** Those that a customer gets, and so may switch off for a mail or a push message. */
export const customerNotificationTypes = [
  'ORDER_PLACED',
  'ORDER_STATUS',
  'QUOTE_ANSWERED',
  'PAYMENT_RECEIVED',
  'NEW_MESSAGE',
  'PROMOTION',
] as const satisfies readonly NotificationType[];

/** Those that also go out as mails. */
export const mailedNotificationTypes = [
  'ORDER_PLACED',
  'ORDER_STATUS',
  'QUOTE_ANSWERED',
  'PAYMENT_RECEIVED',
] as const satisfies readonly NotificationType[];

/** Notifications of one page of the panel (specification §9). */
export const notificationPageSize = 10;
