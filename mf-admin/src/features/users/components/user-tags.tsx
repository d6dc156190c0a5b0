import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Tag, below, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Row = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 6,
  [below.tablet]: { justifyContent: 'flex-end' },
});

/** Staff roles, and what prevents the use of an account. */
export function UserTags({ user }: { user: Pick<UserSummary, 'roles' | 'isBlocked' | 'emailVerified'> }) {
  const { t } = useStaffTexts();
  const { roles, isBlocked, emailVerified } = user;
  return (
    <Row>
      {isBlocked && <Tag tone="clay">{t('users.blocked')}</Tag>}
      {roles
        .filter((role) => role !== 'USER')
        .map((role) => (
          <Tag key={role} tone="soft">
            {t(`users.role.${role}`)}
          </Tag>
        ))}
      {!emailVerified && <Tag tone="gold">{t('users.unverified')}</Tag>}
    </Row>
  );
}
