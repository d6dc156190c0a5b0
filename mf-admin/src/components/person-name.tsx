import { apiQuery, useSession } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Staff members rarely change their name. */
const staleTime = 600_000;

/** Name of a user by id, or a note that the account is closed. */
export function PersonName({ id }: { id: string }) {
  const { t } = useStaffTexts();
  const session = useSession();
  const isOwn = session.status === 'user' && session.user.id === id;
  const { data, isError } = useQuery({ ...apiQuery('getUser', { params: { id } }), staleTime, enabled: !isOwn });
  if (isOwn) return session.user.displayName;
  return data?.displayName ?? (isError ? t('area.formerStaff') : '…');
}
