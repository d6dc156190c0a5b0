import { ProductGrid, from, styled } from '@gvg/ui';

/** Products beside the filters: there is room for one column less. */
export const ListGrid = styled(ProductGrid)({
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
