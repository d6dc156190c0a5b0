import { RequireUser } from '@gvg/browser-kit/session';
import { useSession } from '@gvg/browser-kit';
import { Link } from '@gvg/router';
import { Note, styled } from '@gvg/ui';
import { Suspense } from 'react';
import { BareFrame } from '../../../components/bare-frame.tsx';
import { usePreload } from '../../../components/use-preload.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { OrderHead, useOrderKey } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const Content = orderPart(() =>
  import(/* webpackChunkName: "order-content" */ './order-content.tsx').then(({ OrderContent }) => OrderContent),
);
const Other = styled(Note)({ marginTop: 16, marginInline: 'auto', textAlign: 'center' });

/** /order/{code} */
export function OrderView() {
  const { t } = useTexts();
  const { status } = useSession();
  const key = useOrderKey();
  usePreload(Content);
  return (
    <BareFrame order={key}>
      <OrderHead />
      <RequireUser skeleton={<OrderSkeleton />} reason={t('frames.orderReason')}>
        {() => (
          <Suspense fallback={<OrderSkeleton />}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
      {status === 'guest' && (
        <Other>
          <Link to={`/order/track?code=${encodeURIComponent(key)}`}>{t('frames.orderGuest')}</Link>
        </Other>
      )}
    </BareFrame>
  );
}
