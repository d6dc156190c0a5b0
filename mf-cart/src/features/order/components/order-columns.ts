import { from, styled } from '@gvg/ui';

/** What is to be done stands above the goods where there is one column, and beside them where there are two. */
export const OrderColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr', gap: '20px 32px' },
});

/** Cards below each other. */
const CardColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
});

export const MainColumn = styled(CardColumn)({ [from.desktop]: { gridColumn: 1 } });
export const SideColumn = styled(CardColumn)({
  '&:empty': { display: 'none' },
  [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
});
