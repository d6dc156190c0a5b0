import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { VisuallyHidden, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import type { NotificationFilter } from '../notification-filter.ts';
import { openNotification } from '../open-notification.ts';
import type { NotificationsResult } from '../use-notifications.ts';
import { useNow } from '../use-now.ts';
import type { ReadMarks } from '../use-read-marks.ts';
import { ListFoot } from './list-foot.tsx';
import { LoadError } from './load-error.tsx';
import { NewArrival } from './new-arrival.tsx';
import { NothingHere } from './nothing-here.tsx';
import { NotificationRow } from './notification-row.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export interface NotificationListProps {
  list: NotificationsResult;
  filter: NotificationFilter;
  marks: ReadMarks;
  /** Called before the target of a notification opens. */
  onOpen?: () => void;
  /** At the end of a row. */
  action?: (notification: Notification) => ReactNode;
}

/** Notifications with all states of their list. */
export function NotificationList({ list, filter, marks, onOpen, action }: NotificationListProps) {
  const { t } = useNotificationTexts();
  const now = useNow();
  if (list.isLoadingError) return <LoadError error={list.error} retry={() => void list.refetch()} />;
  if (list.items === undefined) {
    return (
      <>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <RowsSkeleton />
      </>
    );
  }
  const open = ({ notify }: Notification) => {
    onOpen?.();
    openNotification(notify.link);
  };
  return (
    <>
      <NewArrival latest={list.items[0]} />
      {list.items.length === 0 ? (
        <NothingHere filter={filter} />
      ) : (
        <Rows aria-label={t('listLabel')}>
          {list.items.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              now={now}
              onOpen={open}
              onRead={marks.markRead}
            >
              {action?.(notification)}
            </NotificationRow>
          ))}
        </Rows>
      )}
      <ListFoot list={list} />
    </>
  );
}
