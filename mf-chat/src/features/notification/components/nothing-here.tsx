import { Bell, ButtonLink, EmptyState } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { notificationsPath } from '../notification-filter.ts';
import type { NotificationFilter } from '../notification-filter.ts';

const icon = <Bell size={32} aria-hidden />;

/** Empty state of a list. */
export function NothingHere({ filter }: { filter: NotificationFilter }) {
  const { t } = useNotificationTexts();
  if (filter.type !== undefined) {
    return (
      <EmptyState icon={icon} title={t(filter.unread === true ? 'empty.unread' : 'empty.type')}>
        <ButtonLink variant="outlined" to={notificationsPath({})}>
          {t('empty.showAll')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return filter.unread === true ? (
    <EmptyState icon={icon} title={t('empty.unread')} text={t('empty.unreadText')} />
  ) : (
    <EmptyState icon={icon} title={t('empty.all')} text={t('empty.allText')} />
  );
}
