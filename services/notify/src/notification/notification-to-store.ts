import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import type { NotificationType } from '@gvg/contracts/notify/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { NoticeText } from '../templates/notices/notice-text.ts';
import type { StoredNotification } from './notification.model.ts';

export interface NotificationToStore {
  /** What it follows, such as an event's id; with the target it is unique. */
  cause: string;
  target: NotificationTarget;
  typeNotify: NotificationType;
  text: NoticeText;
  image?: string | null;
  /** A path of the site without language prefix. */
  link: string;
  /** The person whom a text for staff is about. */
  about?: string;
  /** Of the message that it shows: it replaces the text of an earlier one, and is unread again. */
  seq?: number;
}

export interface StoreScope extends Transaction {
  context: EventContext;
}

/** Stores a notification with its event and its push messages. Undefined where there is nothing new to say: it is there already, or its account is closed. */
export type StoreNotification = (
  notification: NotificationToStore,
  scope: StoreScope,
) => Promise<StoredNotification | undefined>;
