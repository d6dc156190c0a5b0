import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { styled } from '@gvg/ui';
import { Avatar } from '../../../components/avatar.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { AuditEntry } from '../api/audit.ts';

const Person = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

/** Name of an actor: a user, or the shop itself. */
export function ActorName({
  actor: { kind, id },
  users,
}: {
  actor: AuditEntry['actor'];
  users: ReadonlyMap<string, UserSummary>;
}) {
  const { t } = useStaffTexts();
  if (kind !== 'user') return <>{t(`audit.actor.${kind}`, { defaultValue: kind })}</>;
  const user = users.get(id);
  return (
    <Person>
      <Avatar name={user?.displayName ?? ''} picture={user?.avatar ?? null} size={24} />
      <PersonLink id={id} user={user} />
    </Person>
  );
}
