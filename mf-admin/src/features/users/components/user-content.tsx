import { useSession } from '@gvg/browser-kit';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { from, styled } from '@gvg/ui';
import { refusalOf } from '../can-manage.ts';
import { AddressesCard } from './addresses-card.tsx';
import { BlockCard } from './block-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { UserLists } from './user-lists.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export function UserContent({ user }: { user: UserSummary }) {
  const session = useSession();
  if (session.status !== 'user') return null;
  const refusal = refusalOf(session.user, user);
  return (
    <Columns>
      <Stack>
        <ProfileCard user={user} />
        <UserLists user={user} />
        <AddressesCard user={user} refusal={refusal} />
      </Stack>
      <Stack>
        <RolesCard key={user.revision} user={user} isSelf={refusal === 'SELF'} />
        <SessionsCard user={user} refusal={refusal} />
        <BlockCard user={user} refusal={refusal} />
      </Stack>
    </Columns>
  );
}
