import { Box, ProductGrid, SkeletonBox, VisuallyHidden, radius } from '@gvg/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';

const picture = { aspectRatio: '1', borderRadius: `${radius.card}px` };
const line = (width: string) => ({ height: 14, width, mt: 3, borderRadius: '6px' });

export function ProductListSkeleton({
  amount,
  Grid = ProductGrid,
}: {
  amount: number;
  Grid?: ComponentType<{ children: ReactNode }>;
}) {
  const { t } = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      <Grid>
        {Array.from({ length: amount }, (_, index) => (
          <Box component="li" key={index} aria-hidden sx={{ pb: '58px' }}>
            <SkeletonBox sx={picture} />
            <SkeletonBox sx={line('88%')} />
            <SkeletonBox sx={line('46%')} />
          </Box>
        ))}
      </Grid>
    </div>
  );
}
