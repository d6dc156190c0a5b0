import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import type { NotificationType } from '@gvg/contracts/notify/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { NoticeText } from '../templates/notices/notice-text.ts';
import type { StoredNotification } from './notification.model.ts';

export interface NotificationToStore {
  /** Its cause, such as an event's id; unique together with the target. */
  cause: string;
  target: NotificationTarget;
  typeNotify: NotificationType;
  text: NoticeText;
  image?: string | null;
  /** Path of the site without language prefix. */
  link: string;
  /** User that a text for staff is about. */
  about?: string;
  /** `seq` of its message: a newer one replaces the text and makes it unread again. */
  seq?: number;
}

export interface StoreScope extends Transaction {
  context: EventContext;
}

/** Stores a notification with its event and push messages. Returns undefined if there is nothing new: it exists already, or its account is closed. */
export type StoreNotification = (
  notification: NotificationToStore,
  scope: StoreScope,
) => Promise<StoredNotification | undefined>;
