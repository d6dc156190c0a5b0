import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { formatMoney } from '@gvg/contracts/values/money';
import { ButtonLink } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { quoteStateOf, quotedGoods } from '../../quote/quote-facts.ts';
import { quoteStepOf } from '../../quote/quote-step.ts';
import { goodsSummary } from '../goods-summary.ts';
import { PurchaseCard } from './purchase-card.tsx';

/** A quote in the list, with its next step. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const { t, locale } = useOrderTexts();
  const state = quoteStateOf(quote, new Date());
  const step = quoteStepOf(quote, locale);
  const goods = quotedGoods(quote.lines, locale);
  const latest = quote.versions.at(-1);
  const name = t('quote.name', { day: formatMoment(quote.createdAt, locale).day });
  const path = `/user/purchase/quote/${quote._id}`;
  const isWaiting = state === 'ANSWERED';
  return (
    <PurchaseCard
      name={name}
      to={path}
      detail={t('quote.count', { count: quote.lines.length })}
      status={t(`quote.status.${state}`)}
      isWaiting={isWaiting}
      pictures={goods.map(({ image }) => image)}
      step={t(`quote.nextStep.${step.key}`, step.values)}
      goods={goodsSummary(
        goods.map((each) => each.name),
        t,
      )}
      sum={
        latest && latest.goods > 0
          ? { amount: formatMoney(latest.goods + latest.serviceFee), label: t('purchases.inAll') }
          : undefined
      }
    >
      <ButtonLink to={path} variant={isWaiting ? 'primary' : 'outlined'} aria-label={`${t('quote.view')}: ${name}`}>
        {t('quote.view')}
      </ButtonLink>
    </PurchaseCard>
  );
}
