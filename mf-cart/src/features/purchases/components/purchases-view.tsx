import { RequireUser } from '@gvg/browser-kit/session';
import { PageColumn, PageTitle, from, styled, tapTarget } from '@gvg/ui';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { orderPart } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';

const Content = orderPart(() =>
  import(/* webpackChunkName: "purchases-content" */ './purchases-content.tsx').then(
    ({ PurchasesContent }) => PurchasesContent,
  ),
);

/** The search is next to the title if there is room. */
const Column = styled(PageColumn)({
  paddingBlock: '20px 64px',
  [from.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
    alignItems: 'center',
    columnGap: 24,
    '& > *': { gridColumn: '1 / -1' },
    '& > h1': { gridColumn: 1 },
    '& > [role="search"]': { gridArea: '1 / 2' },
  },
  [from.desktop]: { paddingTop: 28 },
});
const Title = styled(PageTitle)({ display: 'flex', alignItems: 'center', minHeight: tapTarget });

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
