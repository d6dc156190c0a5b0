import { shellApi } from '@gvg/browser-kit';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { useTranslation } from '@gvg/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StayingRows } from '../../../components/staying-rows.tsx';
import type { StayingRow } from '../../../components/staying-rows.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUserWrite } from '../api/users.ts';
import { refusalOf } from '../can-manage.ts';

export interface BlockUsersDialogProps {
  me: Pick<SignedInUser, 'id' | 'roles'>;
  users: readonly UserSummary[];
  /** Target state. */
  isBlocked: boolean;
  onDone: (users: readonly UserSummary[]) => void;
  onClose: () => void;
}

/**
 * Names the accounts that stay unchanged, with the reason, and blocks or unblocks the others. Accounts that the service rejected are named as well and stay
 * chosen.
 */
export function BlockUsersDialog({ me, users, isBlocked, onDone, onClose }: BlockUsersDialogProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly StayingRow[]>([]);
  const verb = isBlocked ? 'block' : 'unblock';
  const movable = users.filter((user) => user.isBlocked !== isBlocked && refusalOf(me, user) === undefined);
  const staying = users.flatMap((user): StayingRow[] => {
    const { _id: id, displayName: name } = user;
    const refusal = refusalOf(me, user);
    if (refusal !== undefined) return [{ id, name, reason: t(`users.refusal.${refusal}`) }];
    return user.isBlocked === isBlocked ? [{ id, name, reason: t(`users.together.already.${verb}`) }] : [];
  });
  const write = useUserWrite('setBlocks', ({ results }) => {
    const outcomes = new Map(results.map(({ user, outcome }) => [user, outcome]));
    const done = movable.filter(({ _id }) => outcomes.get(_id) === 'DONE');
    if (done.length > 0)
      shellApi().toast({ kind: 'success', text: t(`users.together.done.${verb}`, { count: done.length }) });
    onDone(done);
    if (done.length === movable.length) onClose();
    else
      setRefused(
        movable
          .filter((user) => !done.includes(user))
          .map(({ _id: id, displayName: name }) => ({
            id,
            name,
            reason: tError(outcomes.get(id) ?? 'USER_NOT_FOUND'),
          })),
      );
  });
  const isUnexplained = isBlocked && reason.trim() === '';
  const submit = () => {
    setSent(true);
    if (isUnexplained) return;
    write.mutate({
      body: {
        users: movable.map(({ _id: user, revision }) => ({ user, revision })),
        isBlocked,
        ...(isBlocked && { reason: reason.trim() }),
      },
    });
  };
  const named = new Set(refused.map(({ id }) => id));
  return (
    <ConfirmDialog
      title={t(`users.together.title.${verb}`, { count: movable.length })}
      text={t(isBlocked ? 'users.blockText' : 'users.unblockText')}
      submit={t(`users.together.${verb}`, { count: movable.length })}
      isDangerous={isBlocked}
      isPending={write.isPending || movable.length === 0}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StayingRows rows={[...refused, ...staying.filter(({ id }) => !named.has(id))]} isAnswer={refused.length > 0} />
      {isBlocked && (
        <TextInput
          label={t('users.reason')}
          hint={t('users.reasonHint')}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={wasSent && isUnexplained ? t('moves.required') : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
