import { apiQuery } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { MessageCircle, VisuallyHidden, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { ToolCount, cappedCount, toolStyles } from './tool-styles.ts';
import { useRefetchOn } from './use-refetch-on.ts';

const Tool = styled(Link)(toolStyles);

/** Number of conversations that staff has not read: the total of the list. */
export const unreadRoomsQuery = apiQuery('listRooms', { query: { limit: 1, isRead: 'false' } });
const events = ['CHAT', 'READ', 'RESYNC'] as const;

/** Link to the conversations with the number of unread ones. */
export function MessagesLink() {
  const { t } = useStaffTexts();
  const { data } = useQuery(unreadRoomsQuery);
  useRefetchOn(events, unreadRoomsQuery.queryKey);
  const unread = data?.totalDocs ?? 0;
  return (
    <Tool to="/admin/messages">
      <MessageCircle size={22} aria-hidden />
      <VisuallyHidden>
        {t('area.messages')}
        {unread > 0 && `, ${t('area.unreadRooms', { count: unread })}`}
      </VisuallyHidden>
      {unread > 0 && <ToolCount aria-hidden>{cappedCount(unread)}</ToolCount>}
    </Tool>
  );
}
