import type { UseInfiniteQueryResult } from '@gvg/query';
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

/** End of a list: a button to load more for users who do not scroll, and the error of loading more. */
export function MoreOfList({ list }: { list: UseInfiniteQueryResult<unknown> }) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTexts();
  if (list.isFetchNextPageError) return <LoadError error={list.error} retry={() => void list.fetchNextPage()} />;
  return (
    <Foot>
      {list.isFetchingNextPage && <Note role="status">{tShop('shop.loading')}</Note>}
      {list.hasNextPage && !list.isFetchingNextPage && (
        <Button variant="outlined" onClick={() => void list.fetchNextPage()}>
          {t('purchases.more')}
        </Button>
      )}
    </Foot>
  );
}
