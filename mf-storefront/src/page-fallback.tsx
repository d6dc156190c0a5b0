import { Box, PageColumn, SkeletonBox } from '@gvg/ui';

/** Generic placeholder while a page's chunk loads. */
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
