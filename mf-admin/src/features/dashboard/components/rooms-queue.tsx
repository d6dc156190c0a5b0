import { keyOf } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { MessageCircle } from '@gvg/ui';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { waitingRoomsQuery } from '../api/rooms.ts';
import { QueueCard } from './queue-card.tsx';

const events = ['CHAT', 'READ', 'RESYNC'] as const;
const roomsKey = keyOf('/v1/rooms');

/** Conversations that nobody of staff has read. */
export function RoomsQueue() {
  const { t, locale } = useStaffTexts();
  const rooms = useQuery(waitingRoomsQuery);
  useRefetchOn(events, roomsKey);
  return (
    <QueueCard
      title={t('dashboard.rooms')}
      icon={<MessageCircle size={18} aria-hidden />}
      of={rooms}
      to="/admin/messages?unread=1"
      countOf={({ totalDocs }) => totalDocs}
      rowsOf={({ docs }) =>
        docs.map(({ _id, customer, lastMessage, updatedAt }) => ({
          id: _id,
          to: `/admin/messages?room=${_id}`,
          title: customer.displayName ?? t('dashboard.guest'),
          text: lastMessage?.content.text || t('dashboard.pictureMessage'),
          when: formatDistance(new Date(lastMessage?.createdAt ?? updatedAt), locale),
        }))
      }
    />
  );
}
