import type { InfiniteList } from '@gvg/browser-kit/lists';
import { Button, Note, styled } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';

const Foot = styled('div')({ display: 'grid', justifyItems: 'center', padding: 12, '&:empty': { display: 'none' } });

/** Below a list: more of it by button for those who do not scroll. What could not be loaded is asked for again unseen. */
export function ListFoot({ list: { hasNextPage, isLoadingMore, loadMore } }: { list: InfiniteList<unknown> }) {
  const { t } = useNotificationTexts();
  return (
    <Foot>
      {isLoadingMore && <Note role="status">{t('loading')}</Note>}
      {hasNextPage && !isLoadingMore && (
        <Button variant="quiet" onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </Foot>
  );
}
