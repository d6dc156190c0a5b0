import { Button, Note, styled } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import type { NotificationsResult } from '../use-notifications.ts';

const Foot = styled('div')({ display: 'grid', justifyItems: 'center', padding: 12, '&:empty': { display: 'none' } });

/** End of a list, with a button to load more for users who do not scroll. Failed pages are retried in the background. */
export function ListFoot({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { list: NotificationsResult }) {
  const { t } = useNotificationTexts();
  return (
    <Foot>
      {isFetchingNextPage && <Note role="status">{t('loading')}</Note>}
      {hasNextPage && !isFetchingNextPage && (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Foot>
  );
}
