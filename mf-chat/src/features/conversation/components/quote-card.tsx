import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { ButtonLink } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { quoteQuery } from '../api/cards.ts';
import { shortDay } from '../times.ts';
import { CardFrame } from './card-frame.tsx';

const imageOf = (line: CartLine) => (line.type === 'IN_SYSTEM' ? line.product.image : line.images[0]?.signedUrl);

/** An answer past its end has expired, even if the service has not changed its status yet. */
const statusOf = ({ status, expiresAt }: Quote) =>
  status === 'ANSWERED' && expiresAt !== undefined && Date.parse(expiresAt) <= Date.now() ? 'EXPIRED' : status;

/** Current state of a quote. */
export function QuoteCard({ quote: id, onOpen }: { quote: string; onOpen?: (() => void) | undefined }) {
  const { t, locale } = useChatTexts();
  const { data: quote, error } = useQuery(quoteQuery(id));
  const shownAt = useSignedAddress();
  if (quote === undefined)
    return <CardFrame name={t('quote.unknown')} detail={error ? t('quote.missing') : undefined} isLoading={!error} />;
  const name = t('quote.name', { day: shortDay(quote.createdAt, locale) });
  const status = statusOf(quote);
  const latest = quote.versions.at(-1);
  const image = quote.lines.map(imageOf).find((address) => address !== undefined);
  const total =
    latest && latest.goods > 0
      ? ` · ${t('quote.total', { amount: formatMoney(latest.goods + latest.serviceFee) })}`
      : '';
  return (
    <CardFrame name={name} detail={`${t(`quote.status.${status}`)}${total}`} image={image && shownAt(image)}>
      <ButtonLink
        to={`/user/purchase/quote/${id}`}
        variant={status === 'ANSWERED' ? 'primary' : 'outlined'}
        aria-label={t('quote.viewLabel', { name })}
        onClick={onOpen}
      >
        {t('quote.view')}
      </ButtonLink>
    </CardFrame>
  );
}
