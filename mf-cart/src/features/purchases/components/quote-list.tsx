import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import { useInfiniteQuery } from '@gvg/query';
import { ButtonLink, EmptyState, Package } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { quotesQuery } from '../../quote/api/quotes.ts';
import { purchasesPath } from '../tabs.ts';
import { Cards, CardsSkeleton } from './cards-skeleton.tsx';
import { MoreOfList } from './more-of-list.tsx';
import { QuoteCard } from './quote-card.tsx';

/** All quotes of the customer, latest first. */
export function QuoteList() {
  const { t } = useOrderTexts();
  const list = useInfiniteQuery(quotesQuery);
  useInfiniteScroll({
    loadMore: list.fetchNextPage,
    hasNextPage: list.hasNextPage && !list.isFetchNextPageError,
    isLoadingMore: list.isFetching,
  });
  if (list.isLoadingError) return <LoadError error={list.error} retry={() => void list.refetch()} />;
  if (list.data === undefined) return <CardsSkeleton />;
  if (list.data.items.length === 0)
    return (
      <EmptyState icon={<Package size={32} aria-hidden />} title={t('purchases.emptyTab')}>
        <ButtonLink variant="outlined" to={purchasesPath({ tab: 'all', search: '' })}>
          {t('purchases.showAll')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <Cards aria-label={t('purchases.quotesTitle')}>
        {list.data.items.map((quote) => (
          <QuoteCard key={quote._id} quote={quote} />
        ))}
      </Cards>
      <MoreOfList list={list} />
    </>
  );
}
