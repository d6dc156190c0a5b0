import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Person = styled(Link)({
  color: color.jade,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});

/** Link to a user's page. `user` is undefined while it loads, and for a closed account. */
export function PersonLink({ id, user }: { id: string; user: UserSummary | undefined }) {
  const { t } = useStaffTexts();
  return <Person to={`/admin/users/${id}`}>{user?.displayName ?? t('users.unknown', { id: id.slice(-6) })}</Person>;
}
