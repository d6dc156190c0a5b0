import { RequireUser } from '@gvg/browser-kit/session';
import { Link } from '@gvg/router';
import { PageColumn, color, fontSize, from, styled, tapTarget } from '@gvg/ui';
import { ArrowLeft } from '@gvg/ui/later-icons';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { loadCartTexts } from '../../../texts/cart-texts.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { OrderSkeleton } from '../../order/components/order-skeleton.tsx';
import { QuoteHead } from './quote-head.tsx';

// Also loads the cart's texts, because freight by service is shown as in the cart.
const Content = orderPart(() =>
  Promise.all([import(/* webpackChunkName: "quote-content" */ './quote-content.tsx'), loadCartTexts()]).then(
    ([{ QuoteContent }]) => QuoteContent,
  ),
);

const Column = styled(PageColumn)({ paddingBlock: '12px 64px', [from.desktop]: { paddingTop: 16 } });
const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tapTarget,
  color: color.muted,
  fontSize: fontSize.small,
  textDecoration: 'none',
  '&:hover': { color: color.jade, textDecoration: 'underline' },
});

/** /user/purchase/quote/{id} */
export function QuoteView() {
  const { t } = useTexts();
  usePreload(Content);
  return (
    <Column>
      <Back to="/user/purchase">
        <ArrowLeft size={16} aria-hidden />
        {t('shop.myOrders')}
      </Back>
      <QuoteHead />
      <RequireUser skeleton={<OrderSkeleton />} reason={t('frames.quoteReason')}>
        {() => (
          <Suspense fallback={<OrderSkeleton />}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
    </Column>
  );
}
