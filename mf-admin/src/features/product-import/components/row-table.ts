import { below, color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { StackedTable } from '../../../components/small-table.tsx';
import { cramped } from '../../../table/table-parts.tsx';

/** Rows of a file with their line numbers. On phones the column letter is in the corner of the card. */
export const RowTable = styled(StackedTable)({
  '& tbody th': { ...tabularFigures, fontWeight: fontWeight.strong },
  '& td[data-text]': { minWidth: rem(110), overflowWrap: 'anywhere' },
  // Sentences need more room than values.
  '& thead th[data-wide]': { width: '22%' },
  '& td > code': { fontSize: fontSize.tiny },
  '& [data-bad]': { color: color.clay },
  '& s': { color: color.muted },
  '& b': { fontWeight: fontWeight.heading },
  // Continuation of the row above.
  '& tr[data-more] > *': { borderTopStyle: 'dotted' },
  [cramped]: { '& td > span > [title]': { maxWidth: rem(170) } },
  [below.tablet]: {
    '& tbody th::before': { content: 'attr(data-label) " "', color: color.muted, fontWeight: fontWeight.text },
    '& [data-arrow]': { display: 'none' },
  },
});
