import { apiQuery } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { ButtonLink, MessageCircle } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Link to the conversation with a customer. Empty if there is none yet. */
export function ChatLink({ user }: { user: string }) {
  const { t } = useStaffTexts();
  const { data } = useQuery(apiQuery('listRooms', { query: { customer: user, limit: 1 } }));
  const room = data?.docs[0];
  if (room === undefined) return null;
  return (
    <ButtonLink variant="outlined" to={`/admin/messages?room=${room._id}`}>
      <MessageCircle size={16} aria-hidden />
      {t('order.chat')}
    </ButtonLink>
  );
}
