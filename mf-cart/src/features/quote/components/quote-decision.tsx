import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, ButtonLink, Note, Panel, PanelTitle, styled } from '@gvg/ui';
import { useId, useState } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useCartChoice } from '../../cart/cart-choice.ts';
import { countOffers, orderOf } from '../quote-facts.ts';
import { useLandedQuote } from '../use-landed-quote.ts';
import { useQuoteWrites } from '../use-quote-writes.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { QuoteSums } from './quote-sums.tsx';

const Frame = styled(Panel)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export interface QuoteDecisionProps {
  quote: Quote;
  /** Its current status. */
  state: QuoteStatus;
}

/** Cost of the quote and the available decisions. Amounts are always those of the latest version, because only that can be accepted. */
export function QuoteDecision({ quote, state }: QuoteDecisionProps) {
  const { t } = useOrderTexts();
  const id = useId();
  const { accept, acceptAndOrder, decline, withdraw, askAgain, isPending } = useQuoteWrites(quote);
  const [asked, setAsked] = useState<'decline' | 'withdraw'>();
  const { service } = useCartChoice();
  const latest = quote.versions.at(-1);
  const offered = latest === undefined ? 0 : countOffers(latest).offered;
  const order = orderOf(quote);
  const isOver = state === 'EXPIRED' || state === 'DECLINED' || state === 'WITHDRAWN';
  const canAccept = state === 'ANSWERED' && offered > 0;
  const canOrder = state === 'ACCEPTED' && order === undefined;
  const landed = useLandedQuote(quote, latest, { service, isEstimated: canAccept || canOrder });
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
      {offered > 0 && <QuoteSums landed={landed} country={quote.country} />}
      {canAccept && (
        <>
          <Button wide disabled={isPending} onClick={acceptAndOrder}>
            {t('quote.accept', { count: landed.count })}
          </Button>
          <Button wide variant="outlined" disabled={isPending} onClick={accept}>
            {t('quote.acceptOnly')}
          </Button>
        </>
      )}
      {order !== undefined && (
        <ButtonLink wide to={`/order/${order}`}>
          {t('order.view')}
        </ButtonLink>
      )}
      {canOrder && (
        <>
          <ButtonLink wide to="/order/check-out">
            {t('quote.toCheckOut')}
          </ButtonLink>
          <ButtonLink wide variant="outlined" to="/user/cart">
            {t('quote.toCart')}
          </ButtonLink>
        </>
      )}
      {(isOver || order !== undefined) && (
        <Button wide variant={order === undefined ? 'primary' : 'outlined'} disabled={isPending} onClick={askAgain}>
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
      {canAccept && <Note>{t('quote.noCost', { amount: formatMoney(landed.goods + landed.serviceFee) })}</Note>}
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
