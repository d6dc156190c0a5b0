import { shellApi } from '@gvg/browser-kit';
import { unreadCountQuery, useUnreadCount } from '@gvg/customer-ui/unread-notifications';
import { slotIdOf } from '@gvg/contracts/composition/document';
import { Bell, VisuallyHidden, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { ToolCount, cappedCount, toolStyles } from './tool-styles.ts';
import { useRefetchOn } from './use-refetch-on.ts';

const Tool = styled('button')(toolStyles);
const events = ['NOTIFY', 'RESYNC'] as const;

/** Button that opens the notifications below it, with the number of unread ones. */
export function NotificationBell() {
  const { t } = useStaffTexts();
  const unread = useUnreadCount() ?? 0;
  useRefetchOn(events, unreadCountQuery.queryKey);
  return (
    <Tool id={slotIdOf('bell')} type="button" aria-haspopup="dialog" onClick={() => shellApi().toggleNotifications()}>
      <Bell size={22} aria-hidden />
      <VisuallyHidden>
        {t('area.notifications')}
        {unread > 0 && `, ${t('area.unread', { count: unread })}`}
      </VisuallyHidden>
      {unread > 0 && <ToolCount aria-hidden>{cappedCount(unread)}</ToolCount>}
    </Tool>
  );
}
