import { SkeletonBox, radius, rem, styled } from '@gvg/ui';

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 0,
  listStyle: 'none',
});

export function CardsSkeleton() {
  return (
    <Cards aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <li key={index}>
          <SkeletonBox sx={{ height: rem(128), borderRadius: `${radius.panel}px` }} />
        </li>
      ))}
    </Cards>
  );
}
