import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import { useInfiniteQuery } from '@gvg/query';
import { ButtonLink, EmptyState, Package, Search } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { ordersQuery } from '../../order/api/orders.ts';
import { groupOfTab, purchasesPath } from '../tabs.ts';
import type { Tab } from '../tabs.ts';
import { Cards, CardsSkeleton } from './cards-skeleton.tsx';
import { MoreOfList } from './more-of-list.tsx';
import { useOpenQuotes } from './open-quotes.tsx';
import { OrderCard } from './order-card.tsx';

function NoOrders({ tab, search }: { tab: Tab; search: string }) {
  const { t } = useOrderTexts();
  const quotes = useOpenQuotes();
  if (search !== '')
    return (
      <EmptyState
        icon={<Search size={32} aria-hidden />}
        title={t('purchases.noMatch', { search })}
        text={t('purchases.noMatchText')}
      >
        <ButtonLink variant="outlined" to={purchasesPath({ tab: 'all', search: '' })}>
          {t('purchases.showAll')}
        </ButtonLink>
      </EmptyState>
    );
  const isAll = tab === 'all';
  // Open quotes are shown above instead.
  if (isAll && quotes.length > 0) return null;
  return (
    <EmptyState
      icon={<Package size={32} aria-hidden />}
      title={t(isAll ? 'purchases.empty' : 'purchases.emptyTab')}
      {...(isAll ? { text: t('purchases.emptyText') } : {})}
    >
      {isAll ? (
        <ButtonLink to="/search?sort=BEST_SELLER">{t('purchases.browse')}</ButtonLink>
      ) : (
        <ButtonLink variant="outlined" to={purchasesPath({ tab: 'all', search: '' })}>
          {t('purchases.showAll')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The orders of a tab, latest first. Further ones are loaded while scrolling. */
export function OrderList({ tab, search }: { tab: Tab; search: string }) {
  const { t } = useOrderTexts();
  const group = groupOfTab[tab];
  const list = useInfiniteQuery(
    ordersQuery({ ...(group === undefined ? {} : { group }), ...(search === '' ? {} : { search }) }),
  );
  useInfiniteScroll({
    loadMore: list.fetchNextPage,
    hasNextPage: list.hasNextPage && !list.isFetchNextPageError,
    isLoadingMore: list.isFetching,
  });
  if (list.isLoadingError) return <LoadError error={list.error} retry={() => void list.refetch()} />;
  if (list.data === undefined) return <CardsSkeleton />;
  if (list.data.items.length === 0) return <NoOrders tab={tab} search={search} />;
  return (
    <>
      <Cards aria-label={t('purchases.ordersTitle')}>
        {list.data.items.map((order) => (
          <OrderCard key={order._id} order={order} />
        ))}
      </Cards>
      <MoreOfList list={list} />
    </>
  );
}
