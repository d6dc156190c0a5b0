import { useQuery } from '@gvg/query';
import { MessageCircle } from '@gvg/ui';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { conversationsQuery } from '../api/figures.ts';
import { QueueCard } from './queue-card.tsx';

const events = ['CHAT', 'READ', 'RESYNC'] as const;

/** Unanswered conversations, longest waiting first. */
export function RoomsQueue() {
  const { t, locale } = useStaffTexts();
  const query = conversationsQuery();
  const rooms = useQuery(query);
  useRefetchOn(events, query.queryKey);
  return (
    <QueueCard
      title={t('dashboard.rooms')}
      icon={<MessageCircle size={18} aria-hidden />}
      of={rooms}
      to="/admin/messages"
      begin={t('dashboard.reply')}
      countOf={({ unanswered }) => unanswered.count}
      rowsOf={({ unanswered, computedAt }) =>
        unanswered.first.map(({ _id, customer, text, since }) => ({
          id: _id,
          to: `/admin/messages?room=${_id}`,
          title: customer.displayName ?? t('dashboard.guest'),
          text: text || t('dashboard.pictureMessage'),
          when: formatDistance(new Date(since), locale, new Date(computedAt)),
        }))
      }
    />
  );
}
