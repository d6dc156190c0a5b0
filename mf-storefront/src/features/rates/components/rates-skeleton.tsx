import { Box, SkeletonBox, VisuallyHidden, from, radius } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

export function RatesSkeleton() {
  const { t } = useTexts();
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 8, mt: 6, mb: 16, [from.desktop]: { gridTemplateColumns: '1.5fr 1fr' } }}
    >
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      <SkeletonBox aria-hidden sx={{ height: 460, borderRadius: `${radius.panel}px` }} />
      <SkeletonBox aria-hidden sx={{ height: 460, borderRadius: `${radius.panel}px` }} />
    </Box>
  );
}
