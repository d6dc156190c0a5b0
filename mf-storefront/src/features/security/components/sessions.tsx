import { shellApi } from '@gvg/browser-kit';
import type { Session } from '@gvg/contracts/identity/http/account';
import { Note, SkeletonBox, color, rem, styled } from '@gvg/ui';
import { Card, CardBody, TextButton } from '@gvg/ui/later-components';
import { useRef } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { useEndSessions, useSessions } from '../api/sessions.ts';
import { SessionRow } from './session-row.tsx';

const List = styled('ul')({ padding: 0, listStyle: 'none', '& > li + li': { borderTop: `1px solid ${color.line}` } });
const Foot = styled('div')({ padding: '4px 20px', borderTop: `1px solid ${color.line}` });

/** Browsers in which the person is signed in. All except this one can be signed out here. */
export function Sessions() {
  const { t } = useAccountTexts();
  const list = useRef<HTMLUListElement>(null);
  const { data: sessions, error, isLoadingError, refetch } = useSessions();
  const ending = useEndSessions();
  const end = (ended: readonly Session[], text: string) => {
    // The write's toast shows a failure. Callbacks of `mutate` would not run if another write followed.
    ending.mutateAsync(ended).then(
      () => shellApi().toast({ kind: 'success', text }),
      () => undefined,
    );
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card title={t('sessions.title')}>
      {isLoadingError && <LoadError error={error} retry={() => void refetch()} />}
      {!isLoadingError && sessions === undefined && (
        <CardBody aria-hidden>
          <SkeletonBox sx={{ height: rem(96) }} />
        </CardBody>
      )}
      {sessions !== undefined && (
        <List ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              onEnd={(device) => end([session], t('sessions.ended', { device }))}
            />
          ))}
        </List>
      )}
      {sessions !== undefined && (
        <Foot>
          {others.length === 0 ? (
            <Note sx={{ paddingBlock: '10px' }}>{t('sessions.onlyThis')}</Note>
          ) : (
            <TextButton onClick={() => end(others, t('sessions.endedOthers'))}>{t('sessions.endOthers')}</TextButton>
          )}
        </Foot>
      )}
    </Card>
  );
}
