import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const announcementsRoute: PageRoute = {
  name: 'announcements',
  path: '/admin/announcements',
  Page: staffPage(() =>
    import(
      /* webpackChunkName: "staff-announcements" */ '../../features/announcements/components/announcements-view.tsx'
    ).then(({ AnnouncementsView }) => AnnouncementsView),
  ),
  loader: staffLoader,
};
