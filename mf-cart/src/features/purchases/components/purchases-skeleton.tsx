import { SkeletonBox, rem, styled } from '@gvg/ui';
import { CardsSkeleton } from './cards-skeleton.tsx';

const Frame = styled('div')({ display: 'grid', gap: 8 });

export function PurchasesSkeleton() {
  return (
    <Frame aria-hidden>
      <SkeletonBox sx={{ width: rem(160), height: rem(20) }} />
      <SkeletonBox sx={{ height: rem(44) }} />
      <CardsSkeleton />
    </Frame>
  );
}
