import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { localize } from '@gvg/contracts/values/locale';
import { NotificationBody } from '@gvg/customer-ui/notification-look';
import { Link } from '@gvg/router';
import { EmptyState, Tag, color, fontSize, styled } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { DetailSkeleton } from '../../../table/detail-list.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import type { ListState } from '../../../table/staff-table.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUsersById } from '../../users/api/users.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  padding: '12px 16px',
  '& + &': { borderTop: `1px solid ${color.line}` },
});
const Body = styled('span')({ display: 'flex', flex: '1 1 20rem', gap: 12, minWidth: 0 });
const End = styled('span')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  fontSize: fontSize.small,
  '& a': { overflowWrap: 'anywhere' },
});
const Target = styled(Link)({ color: color.jade });

/** Sent announcements, newest first. */
export function SentList({ list }: { list: ListState<Notification> }) {
  const { t, locale } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const users = useUsersById((data?.docs ?? []).map(({ user }) => user));
  const content = () => {
    if (data === undefined)
      return error === null ? <DetailSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
    if (data.docs.length === 0)
      return <EmptyState title={t('announcements.none')} text={t('announcements.noneText')} />;
    return (
      <List aria-label={t('announcements.sent')}>
        {data.docs.map(({ _id, typeNotify, notify, user, createdAt }) => (
          <Row key={_id}>
            <Body>
              <NotificationBody
                typeNotify={typeNotify}
                image={notify.image}
                title={localize(notify.title, locale)}
                description={localize(notify.description, locale)}
                moment={<time dateTime={createdAt}>{formatDayTime(new Date(createdAt), locale)}</time>}
              />
            </Body>
            <End>
              {user === null ? (
                <Tag tone="soft">{t('announcements.toAll')}</Tag>
              ) : (
                <PersonLink id={user} user={users.get(user)} />
              )}
              {notify.link !== '/' && <Target to={notify.link}>{notify.link}</Target>}
              {notify.title.en === '' && <span>{t('announcements.noEnglish')}</span>}
            </End>
          </Row>
        ))}
      </List>
    );
  };
  return (
    <>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <StaffCard title={t('announcements.sent')}>{content()}</StaffCard>
    </>
  );
}
