import { Box, PageColumn, SkeletonBox, VisuallyHidden, from, radius } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const layout = {
  display: 'grid',
  gap: 6,
  mt: '48px',
  mb: 16,
  [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [from.desktop]: { gridTemplateColumns: '1fr 0.9fr', gap: 12 },
};
const line = (width: string, height: number) => ({ width, height, borderRadius: '8px', mb: 4 });

export function ProductSkeleton() {
  const { t } = useTexts();
  return (
    <PageColumn role="status">
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      <Box sx={layout} aria-hidden>
        <SkeletonBox sx={{ aspectRatio: '1', borderRadius: `${radius.hero}px` }} />
        <div>
          <SkeletonBox sx={line('40%', 26)} />
          <SkeletonBox sx={line('90%', 38)} />
          <SkeletonBox sx={line('50%', 18)} />
          <SkeletonBox sx={line('36%', 40)} />
          <SkeletonBox sx={{ height: 248, borderRadius: `${radius.panel}px`, mt: 6 }} />
        </div>
      </Box>
    </PageColumn>
  );
}
