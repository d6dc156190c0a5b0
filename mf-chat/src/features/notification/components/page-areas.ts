import { from, styled } from '@gvg/ui';

/** Grid of filters, preferences and list. The list comes last, because content below a growing list could never be reached. */
export const PageAreas = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"filters" "settings" "list"',
  gap: 16,
  alignItems: 'start',
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateAreas: '"filters settings" "list settings"',
    gridTemplateRows: 'auto 1fr',
    columnGap: 24,
  },
});
