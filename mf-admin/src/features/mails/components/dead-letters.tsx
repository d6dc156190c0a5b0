import type { DeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import { useQuery } from '@gvg/query';
import { EmptyState, Note, styled } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { DetailSkeleton } from '../../../table/detail-list.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { deadLettersQuery } from '../api/mails.ts';
import { DeadLetterCard } from './dead-letter-card.tsx';

const List = styled('ul')({ display: 'grid', gap: 10, margin: '0 0 12px', padding: 0, listStyle: 'none' });

/** Events that a consumer failed to handle. They can be redelivered after the cause is fixed. */
export function DeadLetters({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const { t } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(deadLettersQuery(page));
  if (data === undefined)
    return error === null ? <DetailSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
  if (data.docs.length === 0) return <EmptyState title={t('mails.noDead')} text={t('mails.noDeadText')} />;
  return (
    <>
      {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <Note>{t('mails.deadHint')}</Note>
      <List aria-label={t('mails.status.DEAD')}>
        {data.docs.map((letter: DeadLetter) => (
          <li key={letter.id}>
            <DeadLetterCard letter={letter} />
          </li>
        ))}
      </List>
      <PageSwitch list={data} onGo={onGo} />
    </>
  );
}
