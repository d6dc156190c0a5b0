import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import { useSearchParams } from '@gvg/router';
import { IconButton, Panel, from, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { localize } from '@gvg/contracts/values/locale';
import type { MouseEvent } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { moveInList } from '../move-in-list.ts';
import { readFilter } from '../notification-filter.ts';
import type { NotificationFilter } from '../notification-filter.ts';
import { useNotifications } from '../use-notifications.ts';
import { useReadMarks } from '../use-read-marks.ts';
import type { ReadMarks } from '../use-read-marks.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationsHead } from './notifications-head.tsx';
import { PageAreas } from './page-areas.ts';
import { PreferencesPanel } from './preferences-panel.tsx';

const Filters = styled('div')({ gridArea: 'filters' });
const Settings = styled('div')({ gridArea: 'settings' });
const List = styled(Panel)({ gridArea: 'list', padding: 0, overflow: 'hidden', [from.tablet]: { padding: 0 } });
const RowAction = styled(IconButton)({ marginInlineEnd: 8 });

/** The button disappears when its notification is read. Moves the focus to the row, or to the next one if the row disappears, too. */
function moveFocus({ currentTarget }: MouseEvent, isLeaving: boolean): void {
  const row = currentTarget.closest('li');
  const next = isLeaving ? (row?.nextElementSibling ?? row?.previousElementSibling) : row;
  next?.querySelector('a')?.focus();
}

function ListOf({ filter, marks }: { filter: NotificationFilter; marks: ReadMarks }) {
  const { t, locale } = useNotificationTexts();
  const list = useNotifications(filter);
  useInfiniteScroll({
    loadMore: list.fetchNextPage,
    hasNextPage: list.hasNextPage && !list.isFetchNextPageError,
    isLoadingMore: list.isFetching,
  });
  const readButton = (notification: Notification) =>
    !notification.notify.isRead && (
      <RowAction
        label={t('markRead', { title: localize(notification.notify.title, locale) })}
        onClick={(event) => {
          moveFocus(event, filter.unread === true);
          marks.markRead(notification);
        }}
      >
        <Check size={20} aria-hidden />
      </RowAction>
    );
  return <NotificationList list={list} filter={filter} marks={marks} action={readButton} />;
}

/** The signed-in person's notifications. The filter is in the URL. */
export function NotificationContent() {
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const marks = useReadMarks();
  return (
    <PageAreas>
      <Filters>
        <NotificationsHead onMarkAll={marks.markAllRead} />
        <NotificationFilters filter={filter} />
      </Filters>
      <Settings>
        <PreferencesPanel />
      </Settings>
      <List onKeyDown={moveInList}>
        <ListOf key={JSON.stringify(filter)} filter={filter} marks={marks} />
      </List>
    </PageAreas>
  );
}
