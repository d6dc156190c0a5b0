import { shellApi, useData } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { CacheWriter } from '@gvg/browser-kit/mutations';
import type { Session } from '@gvg/contracts/identity/http/account';
import { Note, SkeletonBox, color, rem, styled } from '@gvg/ui';
import { Card, CardBody, TextButton } from '@gvg/ui/later-components';
import { useRef } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { sessionsAddress } from '../../account/api/addresses.ts';
import { toastError } from '../../account/error-toast.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { SessionRow } from './session-row.tsx';

const List = styled('ul')({ padding: 0, listStyle: 'none', '& > li + li': { borderTop: `1px solid ${color.line}` } });
const Foot = styled('div')({ padding: '4px 20px', borderTop: `1px solid ${color.line}` });

const withoutSessions = (cache: CacheWriter, ids: readonly string[]) =>
  cache.update(sessionsAddress, ({ docs }) => ({ docs: docs.filter(({ _id }) => !ids.includes(_id)) }));

/** Browsers in which the person is signed in; any other than this one can be signed out from here. */
export function Sessions() {
  const { t } = useAccountTexts();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, retry } = useData(sessionsAddress);
  const ending = useApiMutation<readonly Session[], void>(
    async (sessions, api) => {
      for (const { _id } of sessions) await api.call('endSession', { params: { id: _id } });
    },
    {
      optimistic: (cache, sessions) =>
        withoutSessions(
          cache,
          sessions.map(({ _id }) => _id),
        ),
      invalidates: [sessionsAddress],
      onError: toastError,
    },
  );
  const end = (sessions: readonly Session[], text: string) => {
    ending.mutate(sessions);
    shellApi().toast({ kind: 'success', text });
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const others = data?.docs.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card title={t('sessions.title')}>
      {error && <LoadError error={error} retry={retry} />}
      {!error && data === undefined && (
        <CardBody aria-hidden>
          <SkeletonBox sx={{ height: rem(96) }} />
        </CardBody>
      )}
      {data !== undefined && (
        <List ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
          {data.docs.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              onEnd={(device) => end([session], t('sessions.ended', { device }))}
            />
          ))}
        </List>
      )}
      {data !== undefined && (
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
