import { SkeletonBox, rem, styled } from '@gvg/ui';
import { CardsSkeleton } from './cards-skeleton.tsx';

const Frame = styled('div')({ display: 'grid', gap: 16 });

/** Tabs and cards while they load. */
export function PurchasesSkeleton() {
  return (
    <Frame aria-hidden>
      <SkeletonBox sx={{ height: rem(44) }} />
      <CardsSkeleton />
    </Frame>
  );
}
