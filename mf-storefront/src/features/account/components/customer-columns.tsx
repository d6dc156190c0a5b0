import { columns, from, styled } from '@gvg/ui';

/** The page's main column, and a second one next to it if there is room for both. */
export const CustomerColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: 24 },
});

/** Cards in one column, or side by side if the column is wide. */
export const CardColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
});

export const SideColumn = styled(CardColumn)({
  gridTemplateColumns: columns(2, 300),
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
