import { useQuery } from '@gvg/query';
import { Link, useParams } from '@gvg/router';
import { ButtonLink, EmptyState, SkeletonBox, styled } from '@gvg/ui';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { userQuery, usersKey } from '../api/users.ts';
import { UserContent } from './user-content.tsx';

const Skeleton = styled('div')({ display: 'grid', gap: 12 });
const skeleton = (
  <Skeleton aria-busy="true">
    {[96, 320, 160].map((height) => (
      <SkeletonBox key={height} sx={{ height }} />
    ))}
  </Skeleton>
);

const gone = ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'INVALID_ID'];

/** Page of one account: profile, orders and quotes, and staff actions. */
export function UserView() {
  const { t } = useStaffTexts();
  const { id = '' } = useParams();
  const { data: user, error, isError, dataUpdatedAt, refetch } = useQuery(userQuery(id));
  useChangedByOthers('user', usersKey);
  const content = () => {
    if (user !== undefined) return <UserContent key={user._id} user={user} />;
    if (error === null) return skeleton;
    if (gone.includes(error.code))
      return (
        <EmptyState
          title={t(error.code === 'USER_WAS_DELETED' ? 'users.closed' : 'users.missing')}
          text={t('users.missingText')}
        >
          <ButtonLink to="/admin/users">{t('users.toList')}</ButtonLink>
        </EmptyState>
      );
    return <LoadError error={error} retry={() => void refetch()} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/users">{t('users.title')} /</Link> {user?.displayName ?? '…'}
          </>
        }
      />
      {user !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {content()}
    </>
  );
}
