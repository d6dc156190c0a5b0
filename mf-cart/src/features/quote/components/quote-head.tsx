import { useSession } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { useParams } from '@gvg/router';
import { PageTitle, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { quoteQuery } from '../api/quotes.ts';

const Title = styled(PageTitle)({ marginBottom: 12 });

/** Heading of a quote's page, with the number of items after loading. */
export function QuoteHead() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const isUser = useSession().status === 'user';
  const { data } = useQuery({ ...quoteQuery(id), enabled: isUser });
  return <Title>{data === undefined ? t('frames.quote') : t('frames.quoteFor', { count: data.lines.length })}</Title>;
}
