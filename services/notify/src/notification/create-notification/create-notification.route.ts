import { randomUUID } from 'node:crypto';
import { createNotification } from '@gvg/contracts/notify/http/notifications';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { presentNotification } from '../notification.presenter.ts';

/** Sends a promotion of staff. */
export function createNotificationRoute({
  app,
  withTransaction,
  storeNotification,
  people,
}: Pick<Notify, 'app' | 'withTransaction' | 'storeNotification' | 'people'>): void {
  mount(app, createNotification, async ({ body: { typeNotify, notify, user }, context }) => {
    if (user !== undefined && (await people.find(user)) === undefined) throw new ApiFailure('USER_NOT_FOUND');
    const { image, link, title, description } = notify;
    const target = user === undefined ? ({ kind: 'all' } as const) : ({ kind: 'user', id: user } as const);
    return withTransaction(async (transaction) => {
      const stored = await storeNotification(
        { cause: randomUUID(), target, typeNotify, text: { title, description }, image, link },
        { ...transaction, context },
      );
      // Closed since identity was asked.
      if (stored === undefined) throw new ApiFailure('USER_NOT_FOUND');
      const presented = presentNotification(stored, false);
      transaction.record(
        auditEvent({
          action: 'notification.create',
          subject: { type: 'notification', id: presented._id },
          before: null,
          after: presented,
          context,
        }),
      );
      return presented;
    });
  });
}
