import { listAnnouncements } from '@gvg/contracts/notify/http/notifications';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Notify } from '../../notify.ts';
import { presentNotification } from '../notification.presenter.ts';
import { targetKey } from '../target.ts';

/** Lists what staff has sent: only these are promotions. */
export function listAnnouncementsRoute({ app, notifications }: Pick<Notify, 'app' | 'notifications'>): void {
  mount(app, listAnnouncements, ({ query: { user, ...paging } }) =>
    findStaffPage(notifications, {
      filter: { typeNotify: 'PROMOTION', ...(user !== undefined && { target: targetKey({ kind: 'user', id: user }) }) },
      sort: { createdAt: -1, _id: -1 },
      paging,
      present: (notification) => presentNotification(notification, notification.isRead),
    }),
  );
}
