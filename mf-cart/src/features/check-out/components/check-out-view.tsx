import { RequireUser } from '@gvg/browser-kit/session';
import { Link } from '@gvg/router';
import { PageColumn, PageTitle, color, fontWeight, from, styled } from '@gvg/ui';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { cartPart } from '../../../texts/cart-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { CartSkeleton } from '../../cart/components/cart-skeleton.tsx';

const Content = cartPart(() =>
  import(/* webpackChunkName: "check-out-content" */ './check-out-content.tsx').then(
    ({ CheckOutContent }) => CheckOutContent,
  ),
);

const Column = styled(PageColumn)({ paddingBlock: '20px 64px', [from.desktop]: { paddingTop: 24 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 14px',
  marginBottom: 16,
  '& a': { color: color.jade, fontWeight: fontWeight.strong, textDecoration: 'none' },
});

/** /order/check-out. A guest signs in in place, and the cart moves to the account. */
export function CheckOutView() {
  const { t } = useTexts();
  usePreload(Content);
  const skeleton = <CartSkeleton />;
  return (
    <Column>
      <Head>
        <PageTitle>{t('frames.checkOut')}</PageTitle>
        <Link to="/user/cart">{t('frames.editCart')}</Link>
      </Head>
      <RequireUser skeleton={skeleton} reason={t('frames.checkOutReason')}>
        {() => (
          <Suspense fallback={skeleton}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
    </Column>
  );
}
