import { shellApi } from '@gvg/browser-kit';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Button, Note, color, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUserWrite } from '../api/users.ts';
import type { Refusal } from '../can-manage.ts';

const Form = styled('form')({ display: 'grid', gap: 12 });
const Dangerous = styled(Button)({ borderColor: color.clay, color: color.clay });

/** Blocks a user with a reason, or unblocks them. */
export function BlockCard({ user, refusal }: { user: UserSummary; refusal: Refusal | undefined }) {
  const { t } = useStaffTexts();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { displayName: name, isBlocked, blockReason, revision } = user;
  const write = useUserWrite('setBlock', (answer) => {
    setAsked(false);
    setReason('');
    setSent(false);
    shellApi().toast({
      kind: 'success',
      text: t(answer.isBlocked ? 'users.wasBlocked' : 'users.wasUnblocked', { name }),
    });
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isBlocked || reason.trim() !== '') setAsked(true);
  };
  return (
    <StaffCard title={t('users.block')} isUrgent={isBlocked}>
      <CardContent>
        {isBlocked && (
          <div>{blockReason === null ? t('users.isBlocked') : t('users.isBlockedFor', { reason: blockReason })}</div>
        )}
        {refusal === undefined ? (
          <Form noValidate onSubmit={ask}>
            {!isBlocked && (
              <TextInput
                label={t('users.reason')}
                hint={t('users.reasonHint')}
                maxLength={500}
                value={reason}
                onChange={setReason}
                error={wasSent && reason.trim() === '' ? t('moves.required') : undefined}
              />
            )}
            <Note>{t(isBlocked ? 'users.unblockText' : 'users.blockText')}</Note>
            {isBlocked ? (
              <Button type="submit" variant="outlined" wide>
                {t('users.unblockName', { name })}
              </Button>
            ) : (
              <Dangerous type="submit" variant="outlined" wide>
                {t('users.blockName', { name })}
              </Dangerous>
            )}
          </Form>
        ) : (
          <Note>{t(`users.refusal.${refusal}`)}</Note>
        )}
      </CardContent>
      {isAsked && (
        <ConfirmDialog
          title={t(isBlocked ? 'users.unblockTitle' : 'users.blockTitle', { name })}
          text={isBlocked ? t('users.unblockText') : t('users.blockConfirm', { reason: reason.trim() })}
          submit={t(isBlocked ? 'users.unblock' : 'users.blockSubmit')}
          isDangerous={!isBlocked}
          isPending={write.isPending}
          error={write.error}
          onSubmit={() =>
            write.mutate({
              params: { id: user._id },
              body: { isBlocked: !isBlocked, revision, ...(isBlocked ? {} : { reason: reason.trim() }) },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </StaffCard>
  );
}
