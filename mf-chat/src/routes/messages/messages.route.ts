import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const messagesRoute: PageRoute = {
  name: 'messages',
  path: '/admin/messages',
  Page: page(() =>
    import(/* webpackChunkName: "route-messages" */ '../../features/staff/components/messages-page.tsx').then(
      ({ MessagesPage }) => MessagesPage,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('messages.title') }),
};
