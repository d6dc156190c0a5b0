import { from, styled } from '@gvg/ui';

/** In one column the pending actions are above the goods, in two columns next to them. */
export const OrderColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr', gap: '20px 32px' },
});

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
