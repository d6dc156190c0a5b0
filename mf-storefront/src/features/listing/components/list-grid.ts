import { ProductGrid, from, styled } from '@gvg/ui';

/** Product grid with one column less, next to the filter sidebar. */
export const ListGrid = styled(ProductGrid)({
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
