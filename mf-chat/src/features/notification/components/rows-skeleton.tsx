import { SkeletonBox, color, radius, rem, styled } from '@gvg/ui';

const Row = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 18px',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
});
const Words = styled('div')({ flex: 1, display: 'grid', gap: 8, paddingTop: 3 });

export function RowsSkeleton({ amount = 5 }: { amount?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: amount }, (_, index) => (
        <Row key={index}>
          <SkeletonBox sx={{ flex: 'none', width: rem(44), height: rem(44), borderRadius: `${radius.input}px` }} />
          <Words>
            <SkeletonBox sx={{ height: rem(16), width: '62%' }} />
            <SkeletonBox sx={{ height: rem(14), width: '88%' }} />
            <SkeletonBox sx={{ height: rem(12), width: '30%' }} />
          </Words>
        </Row>
      ))}
    </div>
  );
}
