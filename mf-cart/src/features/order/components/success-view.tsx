import { RequireUser } from '@gvg/browser-kit/session';
import { PageTitle, styled } from '@gvg/ui';
import { Suspense } from 'react';
import { BareFrame } from '../../../components/bare-frame.tsx';
import { usePreload } from '../../../components/use-preload.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useOrderKey } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const Content = orderPart(() =>
  import(/* webpackChunkName: "order-content" */ './success-content.tsx').then(({ SuccessContent }) => SuccessContent),
);
const Title = styled(PageTitle)({ marginBottom: 16 });

/** /order/success/{code} */
export function SuccessView() {
  const { t } = useTexts();
  usePreload(Content);
  return (
    <BareFrame order={useOrderKey()}>
      <Title>{t('frames.placed')}</Title>
      <RequireUser skeleton={<OrderSkeleton />} reason={t('frames.orderReason')}>
        {() => (
          <Suspense fallback={<OrderSkeleton />}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
    </BareFrame>
  );
}
