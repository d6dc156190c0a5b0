import { Note, styled, tapTarget } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { useUnreadCount } from '@gvg/customer-ui/unread-notifications';
import { MarkAllButton } from './mark-all-button.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: tapTarget,
});

/** Number of unread notifications, and the button to mark all as read. */
export function NotificationsHead({ onMarkAll }: { onMarkAll: () => void }) {
  const { t } = useNotificationTexts();
  const count = useUnreadCount();
  return (
    <Head>
      <Note role="status">{count !== undefined && (count === 0 ? t('allRead') : t('unreadCount', { count }))}</Note>
      <MarkAllButton onMark={onMarkAll} />
    </Head>
  );
}
