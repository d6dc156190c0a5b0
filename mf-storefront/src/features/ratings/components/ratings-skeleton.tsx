import { Box, SkeletonBox, VisuallyHidden } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

export function RatingsSkeleton() {
  const { t } = useTexts();
  return (
    <Box role="status" sx={{ maxWidth: 760 }}>
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Box key={index} aria-hidden sx={{ py: 4 }}>
          <SkeletonBox sx={{ width: 200, height: 14, borderRadius: '6px' }} />
          <SkeletonBox sx={{ width: '80%', height: 14, borderRadius: '6px', mt: 2 }} />
        </Box>
      ))}
    </Box>
  );
}
