import { useQuery } from '@gvg/query';
import { styled } from '@gvg/ui';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { answeredQuotesQuery, requestedQuotesQuery } from '../../quote/api/quotes.ts';
import { Cards } from './cards-skeleton.tsx';
import { QuoteCard } from './quote-card.tsx';

const List = styled(Cards)({ marginBottom: 12 });

/** Returns quotes that wait for the customer, then those that wait for the shop. */
export function useOpenQuotes() {
  const { data: answered } = useQuery(answeredQuotesQuery);
  const { data: requested } = useQuery(requestedQuotesQuery);
  return [...(answered?.docs ?? []), ...(requested?.docs ?? [])];
}

/** Quotes that wait for the customer or for the shop, above the orders. Others are in a tab. */
export function OpenQuotes() {
  const { t } = useOrderTexts();
  const quotes = useOpenQuotes();
  if (quotes.length === 0) return null;
  return (
    <List aria-label={t('purchases.quotesTitle')}>
      {quotes.map((quote) => (
        <QuoteCard key={quote._id} quote={quote} />
      ))}
    </List>
  );
}
