import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const settingsRoute: PageRoute = {
  name: 'settings',
  path: '/admin/settings',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-settings" */ '../../features/settings/components/settings-view.tsx').then(
      ({ SettingsView }) => SettingsView,
    ),
  ),
  loader: staffLoader,
};
