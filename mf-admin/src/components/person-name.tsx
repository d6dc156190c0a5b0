import { apiQuery, useSession } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** A member of staff who does not change their name while somebody looks. */
const staleTime = 600_000;

/** The name of a user by id; of one whose account is closed that it is. */
export function PersonName({ id }: { id: string }) {
  const { t } = useStaffTexts();
  const session = useSession();
  const isOwn = session.status === 'user' && session.user.id === id;
  const { data, isError } = useQuery({ ...apiQuery('getUser', { params: { id } }), staleTime, enabled: !isOwn });
  if (isOwn) return session.user.displayName;
  return data?.displayName ?? (isError ? t('area.formerStaff') : '…');
}
