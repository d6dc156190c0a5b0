import { unreadCountQuery, useUnreadCount } from '@gvg/customer-ui/unread-notifications';
import { slotIdOf } from '@gvg/contracts/composition/document';
import { useTranslation } from '@gvg/i18n';
import { CountBadge } from '../header/count-badge.tsx';
import { RemoteWidget } from '../remotes/remote-widget.tsx';
import { useRefetchOn } from '../realtime/use-refetch-on.ts';
import { WidgetFailure } from '../remotes/widget-failure.tsx';

const events = ['NOTIFY', 'RESYNC'] as const;

/** The number of unread notifications (specification §9: 99+). */
export function BellCount() {
  const { t } = useTranslation('shell');
  const count = useUnreadCount() ?? 0;
  useRefetchOn(events, unreadCountQuery.queryKey);
  return <CountBadge count={count} label={t('unread', { count })} cap={99} />;
}

export function NotificationsOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <RemoteWidget
      name="./notification-panel"
      props={{ anchor: document.getElementById(slotIdOf('bell')), onClose }}
      failed={(retry) => <WidgetFailure title={t('notifications')} onRetry={retry} onClose={onClose} />}
    />
  );
}
