import { shellApi } from '@gvg/browser-kit';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { SeenSession } from '@gvg/contracts/identity/http/users';
import { Note, color, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Laptop, ShieldCheck, Smartphone } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useIsSystemAdmin } from '../../../area/system-page.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDay, formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useLook, useUserWrite } from '../api/users.ts';
import type { Refusal } from '../can-manage.ts';
import { LookButton } from './look-button.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderBottom: `1px solid ${color.line}`,
  '& > svg': { flex: 'none' },
  '& b': { display: 'block', fontWeight: fontWeight.strong },
  '& small': { color: color.muted },
});
const Factor = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 10, fontWeight: fontWeight.strong },
});

const mobile = ['Android', 'iOS', 'iPadOS'];

function Sessions({ sessions }: { sessions: readonly SeenSession[] }) {
  const { t, locale } = useStaffTexts();
  if (sessions.length === 0)
    return (
      <CardContent>
        <Note>{t('users.noSessions')}</Note>
      </CardContent>
    );
  return (
    <List>
      {sessions.map(({ browser, system, createdAt, lastUsedAt }) => {
        const Icon = mobile.includes(system) ? Smartphone : Laptop;
        return (
          <Row key={createdAt}>
            <Icon size={20} aria-hidden />
            <span>
              <b>
                {browser === '' && system === ''
                  ? t('users.unknownBrowser')
                  : t('users.browser', { browser: browser || '?', system: system || '?' })}
              </b>
              <small>
                {t('users.sessionSince', {
                  used: formatDistance(new Date(lastUsedAt), locale),
                  since: formatDay(new Date(createdAt), locale),
                })}
              </small>
            </span>
          </Row>
        );
      })}
    </List>
  );
}

/** Sessions and second factor of a user. Staff can end both for a user who has lost a device. */
export function SessionsCard({ user, refusal }: { user: UserSummary; refusal: Refusal | undefined }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystemAdmin();
  const [asked, setAsked] = useState<'END' | 'FACTOR'>();
  const look = useLook('lookAtSessions');
  const name = user.displayName;
  const end = useUserWrite('endUserSessions', ({ ended }) => {
    setAsked(undefined);
    look.reset();
    shellApi().toast({ kind: 'success', text: t('users.sessionsEnded', { count: ended, name }) });
  });
  const reset = useUserWrite('resetSecondFactor', () => {
    setAsked(undefined);
    shellApi().toast({ kind: 'success', text: t('users.factorReset', { name }) });
  });
  const params = { id: user._id };
  return (
    <StaffCard
      title={t('users.sessions')}
      head={
        refusal === undefined && (
          <TextButton data-end="" onClick={() => setAsked('END')}>
            {t('users.endSessions')}
          </TextButton>
        )
      }
    >
      {refusal === undefined && look.data !== undefined && <Sessions sessions={look.data.docs} />}
      <CardContent>
        {refusal !== undefined && <Note>{t(`users.refusal.${refusal}`)}</Note>}
        {refusal === undefined && look.data === undefined && (
          <LookButton
            label={t('users.lookSessions')}
            isPending={look.isPending}
            error={look.error}
            onLook={() => look.mutate(user._id)}
          />
        )}
        <Factor>
          <span>
            <ShieldCheck size={20} aria-hidden />
            {t(user.hasSecondFactor ? 'users.factorOn' : 'users.factorOff')}
          </span>
          {user.hasSecondFactor && isSystem && refusal !== 'SELF' && (
            <TextButton onClick={() => setAsked('FACTOR')}>{t('users.resetFactor')}</TextButton>
          )}
        </Factor>
      </CardContent>
      {asked === 'END' && (
        <ConfirmDialog
          title={t('users.endTitle', { name })}
          text={t('users.endText')}
          submit={t('users.endSubmit')}
          isDangerous
          isPending={end.isPending}
          error={end.error}
          onSubmit={() => end.mutate({ params })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'FACTOR' && (
        <ConfirmDialog
          title={t('users.factorTitle', { name })}
          text={t('users.factorText')}
          submit={t('users.resetFactor')}
          isDangerous
          isPending={reset.isPending}
          error={reset.error}
          onSubmit={() => reset.mutate({ params })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </StaffCard>
  );
}
