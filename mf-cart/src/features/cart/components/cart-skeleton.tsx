import { SkeletonBox, from, styled } from '@gvg/ui';

export const CartColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: 24, '& > :last-child': { position: 'sticky', top: 64 } },
});

export const CartColumn = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Of the shape of a cart, for servers and while it loads. */
export function CartSkeleton() {
  return (
    <CartColumns aria-hidden>
      <CartColumn>
        <SkeletonBox sx={{ height: 320, borderRadius: 5 }} />
        <SkeletonBox sx={{ height: 180, borderRadius: 5 }} />
      </CartColumn>
      <SkeletonBox sx={{ height: 480, borderRadius: 5 }} />
    </CartColumns>
  );
}
