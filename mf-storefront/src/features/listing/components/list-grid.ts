import { ProductGrid, columns, from, styled } from '@gvg/ui';

/** Product grid with one column less, next to the filter sidebar. */
export const ListGrid = styled(ProductGrid)({
  [from.desktop]: { gridTemplateColumns: columns(3, 170) },
  [from.wide]: { gridTemplateColumns: columns(4, 170) },
});
