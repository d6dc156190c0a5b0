import type { InfiniteList } from '@gvg/browser-kit/lists';
import { Button, Note, styled } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';

const Foot = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  padding: '20px 0 0',
  '&:empty': { display: 'none' },
});

/** Below a list: more of it by button for those who do not scroll, and why more did not come. */
export function MoreOfList({ list }: { list: InfiniteList<unknown> }) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTexts();
  if (list.loadMoreError) return <LoadError error={list.loadMoreError} retry={list.loadMore} />;
  return (
    <Foot>
      {list.isLoadingMore && <Note role="status">{tShop('shop.loading')}</Note>}
      {list.hasNextPage && !list.isLoadingMore && (
        <Button variant="outlined" onClick={list.loadMore}>
          {t('purchases.more')}
        </Button>
      )}
    </Foot>
  );
}
