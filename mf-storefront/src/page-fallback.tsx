import { Box, PageColumn, SkeletonBox } from '@gvg/ui';

/** While a page's code comes: paper and a few lines, whatever page it will be. */
export function PageFallback() {
  return (
    <PageColumn aria-busy="true">
      <Box sx={{ display: 'grid', gap: 4, mt: 8, minHeight: '80vh', alignContent: 'start' }} aria-hidden>
        <SkeletonBox sx={{ width: '40%', height: 32 }} />
        <SkeletonBox sx={{ height: 240 }} />
      </Box>
    </PageColumn>
  );
}
