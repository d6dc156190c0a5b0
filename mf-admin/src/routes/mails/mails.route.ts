import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const mailsRoute: PageRoute = {
  name: 'mails',
  path: '/admin/mails',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-mails" */ '../../features/mails/components/mails-view.tsx').then(
      ({ MailsView }) => MailsView,
    ),
  ),
  loader: staffLoader,
};
