import { remoteWidget } from '@gvg/browser-kit';
import { NotificationPanel } from '../features/notification/components/notification-panel.tsx';
import { loadNotificationTexts, notificationNamespace } from '../texts/notification-texts.ts';

export const { Widget, prepare } = remoteWidget<'./notification-panel'>(
  { namespace: notificationNamespace, loadTexts: loadNotificationTexts },
  NotificationPanel,
);
