import { Button, Note, styled } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import type { NotificationsResult } from '../use-notifications.ts';

const Foot = styled('div')({ display: 'grid', justifyItems: 'center', padding: 12, '&:empty': { display: 'none' } });

/** Below a list: more of it by button for those who do not scroll. What could not be loaded is asked for again unseen. */
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
