import { useSession } from '@gvg/browser-kit';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { useState } from 'react';
import { BottomBar, QuietInBar } from '../../../form/bottom-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { refusalOf } from '../can-manage.ts';
import { BlockUsersDialog } from './block-users-dialog.tsx';

/** Maximum number of users in one request. */
const limit = 100;

export interface ChosenUsersProps {
  users: readonly UserSummary[];
  onClear: () => void;
  /** Called with users that were blocked or unblocked, to deselect them. */
  onDone: (users: readonly UserSummary[]) => void;
}

/** Actions on the chosen accounts, each with the number of accounts it applies to. */
export function ChosenUsers({ users, onClear, onDone }: ChosenUsersProps) {
  const { t } = useStaffTexts();
  const session = useSession();
  const [started, setStarted] = useState<boolean>();
  if (session.status !== 'user') return null;
  const me = session.user;
  const isTooMany = users.length > limit;
  const count = (isBlocked: boolean) =>
    users.filter((user) => user.isBlocked !== isBlocked && refusalOf(me, user) === undefined).length;
  return (
    <>
      <BottomBar label={t('users.together.bar')}>
        <span role="status">
          {isTooMany
            ? t('users.together.tooMany', { count: users.length, limit })
            : t('users.together.chosen', { count: users.length })}
        </span>
        <QuietInBar variant="quiet" onClick={onClear}>
          {t('together.clear')}
        </QuietInBar>
        {[false, true].map(
          (isBlocked) =>
            count(isBlocked) > 0 && (
              <QuietInBar
                key={String(isBlocked)}
                variant="quiet"
                disabled={isTooMany}
                onClick={() => setStarted(isBlocked)}
              >
                {t(isBlocked ? 'users.together.block' : 'users.together.unblock', { count: count(isBlocked) })}
              </QuietInBar>
            ),
        )}
      </BottomBar>
      {started !== undefined && (
        <BlockUsersDialog
          me={me}
          users={users}
          isBlocked={started}
          onDone={onDone}
          onClose={() => setStarted(undefined)}
        />
      )}
    </>
  );
}
