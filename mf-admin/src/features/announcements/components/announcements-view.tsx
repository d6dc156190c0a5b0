import { useQuery } from '@gvg/query';
import { styled } from '@gvg/ui';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { announcementsKey, announcementsQuery } from '../api/announcements.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { SentList } from './sent-list.tsx';

const filters = ['user'] as const;
const id = /^[0-9a-f]{24}$/;

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Page of announcements in the bell: a form for a new one, and the list of sent ones. */
export function AnnouncementsView() {
  const { t } = useStaffTexts();
  const address = useListAddress(filters);
  const { user } = address.filters;
  const list = useQuery(announcementsQuery(address.page));
  useChangedByOthers('notification', announcementsKey);
  return (
    <>
      <PageHead title={t('announcements.title')} />
      <Stack>
        <AnnouncementForm key={user} user={user !== undefined && id.test(user) ? user : undefined} />
        <SentList list={list} />
        <PageSwitch list={list.data} exactCount={exactCountQuery('listAnnouncements', {})} onGo={address.goTo} />
      </Stack>
    </>
  );
}
