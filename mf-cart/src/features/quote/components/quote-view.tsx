import { RequireUser } from '@gvg/browser-kit/session';
import { Link } from '@gvg/router';
import { PageColumn, PageTitle, color, fontSize, from, styled, tapTarget } from '@gvg/ui';
import { ArrowLeft } from '@gvg/ui/later-icons';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { OrderSkeleton } from '../../order/components/order-skeleton.tsx';

const Content = orderPart(() =>
  import(/* webpackChunkName: "quote-content" */ './quote-content.tsx').then(({ QuoteContent }) => QuoteContent),
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
const Title = styled(PageTitle)({ marginBottom: 12 });

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
      <Title>{t('frames.quote')}</Title>
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
