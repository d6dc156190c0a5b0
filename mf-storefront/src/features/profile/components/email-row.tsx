import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Note, color, fieldBox, fieldLabel, fontSize, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Check, TriangleAlert } from '@gvg/ui/later-icons';
import { useId, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { useRequestVerification } from '../api/email.ts';

const Frame = styled('div')({ gridColumn: '1 / -1' });
const Label = styled('span')(fieldLabel);
const Value = styled('span')({
  ...fieldBox,
  display: 'flex',
  alignItems: 'center',
  borderColor: color.line,
  backgroundColor: color.paper,
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
});
const State = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  fontSize: fontSize.small,
});
const Verified = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.jade,
  fontWeight: fontWeight.strong,
  '&[data-missing]': { color: color.clay },
  '& svg': { flex: 'none' },
});

/** The mail address: its verification state, resending the verification mail, and changing it. */
export function EmailRow({ me, onChange }: { me: User; onChange: () => void }) {
  const { t } = useAccountTexts();
  const labelId = useId();
  const [sentTo, setSentTo] = useState<string>();
  const waiting = me.pendingEmail ?? (me.emailVerified ? undefined : me.email);
  const verification = useRequestVerification();
  const isSent = sentTo !== undefined && sentTo === waiting;
  return (
    <Frame role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{t('email.label')}</Label>
      <Value>
        <span>{me.email}</span>
      </Value>
      <State>
        {me.emailVerified ? (
          <Verified>
            <Check size={16} aria-hidden />
            {t('email.verified')}
          </Verified>
        ) : (
          <Verified data-missing="">
            <TriangleAlert size={16} aria-hidden />
            {t('email.unverified')}
          </Verified>
        )}
        <TextButton aria-haspopup="dialog" aria-label={t('email.changeLabel')} onClick={onChange}>
          {t('email.change')}
        </TextButton>
        {waiting !== undefined && (
          <TextButton
            disabled={verification.isPending}
            onClick={() => verification.mutate(undefined, { onSuccess: () => setSentTo(waiting) })}
          >
            {t(isSent || me.pendingEmail !== null ? 'email.sendAgain' : 'email.send')}
          </TextButton>
        )}
      </State>
      <Note role="status">
        {isSent
          ? t('email.sent', { email: waiting })
          : me.pendingEmail !== null && t('email.pending', { email: me.pendingEmail })}
      </Note>
    </Frame>
  );
}
