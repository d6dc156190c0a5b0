import { SkeletonBox } from '@gvg/ui';
import { Columns, Stack } from './form-layout.ts';

/** Skeleton of the form. */
export function FormSkeleton() {
  return (
    <Columns aria-busy="true">
      <Stack>
        <SkeletonBox sx={{ height: 180 }} />
        <SkeletonBox sx={{ height: 620 }} />
      </Stack>
      <Stack>
        {[280, 320, 260].map((height) => (
          <SkeletonBox key={height} sx={{ height }} />
        ))}
      </Stack>
    </Columns>
  );
}
