import { SkeletonBox, from, radius } from '@gvg/ui';
import { bannerHeight } from './banner.tsx';

export function BannerSkeleton() {
  return (
    <SkeletonBox
      sx={{
        mt: 6,
        borderRadius: `${radius.hero}px`,
        height: bannerHeight.phone,
        [from.tablet]: { height: bannerHeight.tablet },
      }}
      aria-hidden
    />
  );
}
