import { shellApi } from '@gvg/browser-kit';
import type { Role } from '@gvg/contracts/definitions/caller';
import { roles as knownRoles } from '@gvg/contracts/definitions/caller';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Button, Note, color, fontWeight, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { useIsSystemAdmin } from '../../../area/system-page.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUserWrite } from '../api/users.ts';

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: rem(32),
  '& input': { flex: 'none', width: rem(18), height: rem(18), accentColor: color.jade },
  '& b': { fontWeight: fontWeight.strong },
  '& small': { color: color.muted },
});

const sameRoles = (one: readonly Role[], other: readonly Role[]) =>
  knownRoles.every((role) => one.includes(role) === other.includes(role));

/** Roles of a user. Only a SYSTEM_ADMIN may change them, except their own, and staff roles need a verified e-mail address. */
export function RolesCard({ user, isSelf }: { user: UserSummary; isSelf: boolean }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystemAdmin();
  const [chosen, setChosen] = useState<readonly Role[]>(user.roles);
  const [isAsked, setAsked] = useState(false);
  const write = useUserWrite('setRole', () => {
    setAsked(false);
    shellApi().toast({ kind: 'success', text: t('users.rolesSaved', { name: user.displayName }) });
  });
  const reason = isSelf ? 'SELF' : !isSystem ? 'SYSTEM' : !user.emailVerified ? 'UNVERIFIED' : undefined;
  const isFixed = (role: Role) =>
    isSelf || !isSystem || role === 'USER' || (!user.emailVerified && !user.roles.includes(role));
  const names = (roles: readonly Role[]) =>
    knownRoles
      .filter((role) => roles.includes(role))
      .map((role) => t(`users.role.${role}`))
      .join(', ');
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((each) => each !== role) : [...chosen, role]);
  return (
    <StaffCard title={t('users.roles')} head={<span>{t('users.rolesHint')}</span>}>
      <CardContent>
        <div role="group" aria-label={t('users.roles')}>
          {knownRoles.map((role) => (
            <Choice key={role}>
              <input
                type="checkbox"
                checked={chosen.includes(role)}
                disabled={isFixed(role)}
                onChange={() => toggle(role)}
              />
              <b>{t(`users.role.${role}`)}</b>
              <small>{t(`users.roleText.${role}`)}</small>
            </Choice>
          ))}
        </div>
        <Note>{t(`users.rolesReason.${reason ?? 'CONFIRM'}`)}</Note>
        {!sameRoles(chosen, user.roles) && (
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {t('users.saveRoles')}
          </Button>
        )}
      </CardContent>
      {isAsked && (
        <ConfirmDialog
          title={t('users.rolesTitle', { name: user.displayName, roles: names(chosen) })}
          text={t('users.rolesText', { before: names(user.roles), after: names(chosen) })}
          submit={t('users.saveRoles')}
          isDangerous={chosen.length > user.roles.length}
          isPending={write.isPending}
          error={write.error}
          onSubmit={() =>
            write.mutate({ params: { id: user._id }, body: { roles: [...chosen], revision: user.revision } })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </StaffCard>
  );
}
