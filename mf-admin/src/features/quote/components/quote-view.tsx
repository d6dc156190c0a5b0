import { apiQuery, queryKeys } from '@gvg/browser-kit';
import { countryName } from '@gvg/customer-ui';
import { useQuery } from '@gvg/query';
import { Link, useParams } from '@gvg/router';
import { ButtonLink, EmptyState, SkeletonBox, styled } from '@gvg/ui';
import { PageHead } from '../../../area/page-head.tsx';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { PersonLink } from '../../../components/person-link.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { quoteQuery } from '../../quotes/api/quotes.ts';
import { QuoteStatusTag } from '../../quotes/components/quote-status.tsx';
import { NextQuote } from './next-quote.tsx';
import { QuoteContent } from './quote-content.tsx';

const Skeleton = styled('div')({ display: 'grid', gap: 12 });
const skeleton = (
  <Skeleton aria-busy="true">
    {[240, 200, 160].map((height) => (
      <SkeletonBox key={height} sx={{ height }} />
    ))}
  </Skeleton>
);
const events = ['ORDER', 'CHANGED', 'RESYNC'] as const;

/** Page of one quote: the requested lines and the answer. */
export function QuoteView() {
  const { t, locale } = useStaffTexts();
  const id = useParams()['id'] ?? '';
  const { data: quote, error, isError, dataUpdatedAt, refetch } = useQuery(quoteQuery(id));
  const { data: customer } = useQuery({
    ...apiQuery('getUser', { params: { id: quote?.user ?? '' } }),
    enabled: quote !== undefined,
  });
  useRefetchOn(events, queryKeys.quotes);
  const content = () => {
    if (quote !== undefined) return <QuoteContent key={quote._id} quote={quote} />;
    if (error === null) return skeleton;
    if (error.code === 'QUOTE_NOT_FOUND' || error.code === 'INVALID_ID')
      return (
        <EmptyState title={t('quote.missing')}>
          <ButtonLink to="/admin/quotes">{t('quote.toList')}</ButtonLink>
        </EmptyState>
      );
    return <LoadError error={error} retry={() => void refetch()} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/quotes">{t('quotes.title')} /</Link>{' '}
            {quote && t('quote.heading', { count: quote.lines.length })}
          </>
        }
      >
        {quote && (
          <>
            <QuoteStatusTag status={quote.status} />
            <PersonLink id={quote.user} user={customer} />
            <span>{t('quote.sentTo', { country: countryName(quote.country, locale) })}</span>
            <NextQuote id={quote._id} />
          </>
        )}
      </PageHead>
      {quote !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {content()}
    </>
  );
}
