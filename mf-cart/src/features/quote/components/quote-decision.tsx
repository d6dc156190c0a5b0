import { countryName } from '@gvg/customer-ui';
import { useApproximation } from '@gvg/customer-ui/approximation';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Button, ButtonLink, Note, Panel, PanelTitle, styled } from '@gvg/ui';
import { useId, useState } from 'react';
import { MoneyRows } from '../../../components/money-rows.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { countOffers, orderOf, quotedGrams } from '../quote-facts.ts';
import { useQuoteWrites } from '../use-quote-writes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const Frame = styled(Panel)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export interface QuoteDecisionProps {
  quote: Quote;
  /** Its status at this moment. */
  state: QuoteStatus;
}

/** What the quote costs, and what the customer can decide now. Amounts are always those of the latest version: it alone can be accepted. */
export function QuoteDecision({ quote, state }: QuoteDecisionProps) {
  const { t, locale } = useOrderTexts();
  const id = useId();
  const { accept, decline, withdraw, askAgain, isPending } = useQuoteWrites(quote);
  const [asked, setAsked] = useState<'decline' | 'withdraw'>();
  const approximate = useApproximation(quote.country);
  const latest = quote.versions.at(-1);
  const offered = latest === undefined ? 0 : countOffers(latest).offered;
  const total = latest === undefined ? 0 : latest.goods + latest.serviceFee;
  const order = orderOf(quote);
  const isOver = state === 'EXPIRED' || state === 'DECLINED' || state === 'WITHDRAWN';
  const canAccept = state === 'ANSWERED' && offered > 0;
  const confirm = () => {
    if (asked === 'decline') decline();
    else withdraw();
    setAsked(undefined);
  };
  return (
    <Frame as="section" aria-labelledby={id}>
      <PanelTitle as="h2" id={id}>
        {t(canAccept ? 'quote.ifYouAgree' : `quote.status.${state}`)}
      </PanelTitle>
      {latest !== undefined && offered > 0 && (
        <>
          <MoneyRows
            rows={[
              { key: 'goods', label: t('quote.goods', { count: offered }), amount: latest.goods },
              { key: 'serviceFee', label: t('quote.serviceFee'), amount: latest.serviceFee },
              { key: 'total', label: t('quote.total'), amount: total, isTotal: true, beside: approximate(total) },
            ]}
          />
          <Note>
            {t('quote.freightLater', {
              country: countryName(quote.country, locale),
              weight: formatWeight(quotedGrams(latest, quote.lines)),
            })}
          </Note>
        </>
      )}
      {canAccept && (
        <Button wide disabled={isPending} onClick={accept}>
          {t('quote.accept', { count: offered })}
        </Button>
      )}
      {order !== undefined && (
        <ButtonLink wide to={`/order/${order}`}>
          {t('order.view')}
        </ButtonLink>
      )}
      {state === 'ACCEPTED' && order === undefined && (
        <>
          <ButtonLink wide to="/order/check-out">
            {t('quote.toCheckOut')}
          </ButtonLink>
          <ButtonLink wide variant="outlined" to="/user/cart">
            {t('quote.toCart')}
          </ButtonLink>
        </>
      )}
      {isOver && (
        <Button wide disabled={isPending} onClick={askAgain}>
          {t('quote.askAgain')}
        </Button>
      )}
      {state === 'ANSWERED' && (
        <Button variant="quiet" wide aria-haspopup="dialog" onClick={() => setAsked('decline')}>
          {t('quote.decline')}
        </Button>
      )}
      {state === 'REQUESTED' && (
        <>
          <Note>{t('quote.live')}</Note>
          <Button variant="quiet" wide aria-haspopup="dialog" onClick={() => setAsked('withdraw')}>
            {t('quote.withdraw')}
          </Button>
        </>
      )}
      {canAccept && <Note>{t('quote.noCost', { amount: formatMoney(total) })}</Note>}
      {asked && (
        <ConfirmDialog
          title={t(`quote.${asked}Title`)}
          text={t(`quote.${asked}Text`)}
          confirmLabel={t(`quote.${asked}`)}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Frame>
  );
}
