import { useSession } from '@gvg/browser-kit';
import { PageColumn, PageTitle, VisuallyHidden, from, styled } from '@gvg/ui';
import { Suspense } from 'react';
import { usePreload } from '../../../components/use-preload.ts';
import { cartPart } from '../../../texts/cart-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { CartHead, CartSkeleton } from './cart-skeleton.tsx';

const Content = cartPart(() =>
  import(/* webpackChunkName: "cart-content" */ './cart-content.tsx').then(({ CartContent }) => CartContent),
);

const Column = styled(PageColumn)({ paddingBlock: '20px 64px', [from.desktop]: { paddingTop: 24 } });

/** /user/cart, open to guests. Servers render the same for everyone: the title and a skeleton. */
export function CartView() {
  const { t } = useTexts();
  // True on the server, which knows no session and must not wait for code that browsers load.
  const isStarting = useSession().status === 'starting';
  usePreload(Content);
  const waiting = (
    <>
      <CartHead>
        <PageTitle>{t('frames.cart')}</PageTitle>
      </CartHead>
      <VisuallyHidden role="status">{t('frames.cartLoading')}</VisuallyHidden>
      <CartSkeleton />
    </>
  );
  return (
    <Column>
      {isStarting ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Content />
        </Suspense>
      )}
    </Column>
  );
}
