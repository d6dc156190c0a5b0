import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { Note, rem, styled } from '@gvg/ui';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { ordersToPayQuery } from '../../order/api/orders.ts';
import { answeredQuotesQuery } from '../../quote/api/quotes.ts';
import { readPurchasesAddress } from '../tabs.ts';
import { OpenQuotes } from './open-quotes.tsx';
import { OrderList } from './order-list.tsx';
import { PurchaseSearch } from './purchase-search.tsx';
import { PurchaseTabs } from './purchase-tabs.tsx';
import { QuoteList } from './quote-list.tsx';

const Waiting = styled(Note)({ minHeight: rem(20), marginBottom: 8 });

/** The signed-in person's orders and quotes. Tab and search are in the URL. */
export function PurchasesContent() {
  const { t } = useOrderTexts();
  const [address] = useSearchParams();
  const { tab, search } = readPurchasesAddress(address);
  const { data: answered } = useQuery(answeredQuotesQuery);
  const { data: toPay } = useQuery(ordersToPayQuery);
  const waiting = { quotes: answered?.totalDocs ?? 0, pay: toPay?.totalDocs ?? 0 };
  const count = waiting.quotes + waiting.pay;
  return (
    <>
      <Waiting role="status">{count > 0 && t('purchases.waiting', { count })}</Waiting>
      <PurchaseSearch key={search} tab={tab} search={search} />
      <PurchaseTabs tab={tab} search={search} waiting={waiting} />
      {tab === 'quotes' ? (
        <QuoteList />
      ) : (
        <>
          {tab === 'all' && search === '' && <OpenQuotes />}
          <OrderList key={`${tab} ${search}`} tab={tab} search={search} />
        </>
      )}
    </>
  );
}
