import { RequireUser } from '@gvg/browser-kit/session';
import { PageColumn, PageTitle, from, styled } from '@gvg/ui';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';

const Content = orderPart(() => import(/* webpackChunkName: "purchases-content" */ './purchases-content.tsx').then(({ PurchasesContent }) => PurchasesContent));

const Column = styled(PageColumn)({ paddingBlock: '20px 64px', [from.desktop]: { paddingTop: 28 } });
const Title = styled(PageTitle)({ marginBottom: 12 });

/** /user/purchase */
export function PurchasesView() {
  const { t } = useTexts();
  usePreload(Content);
  return (
    <Column>
      <Title>{t('frames.purchases')}</Title>
      <RequireUser skeleton={<PurchasesSkeleton />} reason={t('frames.purchasesReason')}>
        {() => (
          <Suspense fallback={<PurchasesSkeleton />}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
    </Column>
  );
}
