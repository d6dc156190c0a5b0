import { Types } from 'mongoose';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { Notify } from '../notify.ts';
import type { StoredNotification } from '../notification/notification.model.ts';
import { targetKey } from '../notification/target.ts';
import type { StoredReader } from './reader.model.ts';

type Filter = QueryFilter<StoredNotification>;
type Reading = Pick<Notify, 'readers' | 'marks'>;

/** Notifications that a reader may see, and which of them they have read. */
export interface NotificationScope {
  /** `targetKey` of the reader. */
  reader: string;
  visible: Filter;
  unread: Filter;
  read: Filter;
  /** Those of `visible` that others read as well. */
  shared: Filter | undefined;
  isRead(notification: Pick<StoredNotification, '_id' | 'target' | 'isRead' | 'createdAt'>): boolean;
}

export type ReadingCaller = Extract<Caller, { kind: 'user' | 'guest' }>;

/**
 * Returns own notifications; for users, also those to all since their registration, and for staff, those to staff since they became staff
 * (rules/notifications.md).
 */
export async function loadNotificationScope(
  { readers, marks }: Reading,
  caller: ReadingCaller,
  session: ClientSession | null = null,
): Promise<NotificationScope> {
  const reader = targetKey(caller);
  if (caller.kind === 'guest') return ownAlone(reader);
  const [row, own] = await inOrder(
    () => readers.findById(reader).session(session).lean<StoredReader>(),
    () =>
      marks
        .find({ reader }, { notification: 1, isRead: 1 })
        .session(session)
        .lean<{ notification: Types.ObjectId; isRead: boolean }[]>(),
  );
  const readIds = own.filter(({ isRead }) => isRead).map(({ notification }) => notification);
  const unreadIds = own.filter(({ isRead }) => !isRead).map(({ notification }) => notification);
  const since = (target: string, from: Date | null | undefined): Filter => ({
    target,
    ...(from && { createdAt: { $gte: from } }),
  });
  const sources = [
    since('all', row?.registeredAt ?? timeOf(caller.id)),
    ...(isStaff(caller) ? [since('staff', row?.staffSince)] : []),
  ];
  const readAllAt = row?.readAllAt ?? new Date(0);

  const within = (condition: Filter): Filter[] => sources.map((source) => ({ $and: [source, condition] }));
  const marked = new Map(own.map(({ notification, isRead }) => [notification.toHexString(), isRead]));
  return {
    reader,
    visible: { $or: [{ target: reader }, ...sources] },
    unread: {
      $or: [
        { target: reader, isRead: false },
        ...within({
          $or: [{ isRead: false, createdAt: { $gt: readAllAt }, _id: { $nin: readIds } }, { _id: { $in: unreadIds } }],
        }),
      ],
    },
    read: {
      $or: [
        { target: reader, isRead: true },
        ...within({
          $or: [
            { _id: { $in: readIds } },
            { _id: { $nin: unreadIds }, $or: [{ isRead: true }, { createdAt: { $lte: readAllAt } }] },
          ],
        }),
      ],
    },
    shared: { $or: sources },
    isRead: (notification) =>
      notification.target === reader
        ? notification.isRead
        : (marked.get(notification._id.toHexString()) ?? (notification.isRead || notification.createdAt <= readAllAt)),
  };
}

/** Creation time of a user's id in whole seconds, because the event of their registration may be pending. */
const timeOf = (user: string): Date => new Types.ObjectId(user).getTimestamp();

const ownAlone = (reader: string): NotificationScope => ({
  reader,
  visible: { target: reader },
  unread: { target: reader, isRead: false },
  read: { target: reader, isRead: true },
  shared: undefined,
  isRead: ({ isRead }) => isRead,
});

/** Runs sequentially, because a transaction takes one operation at a time. */
async function inOrder<First, Second>(
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
): Promise<[First, Second]> {
  return [await first(), await second()];
}
