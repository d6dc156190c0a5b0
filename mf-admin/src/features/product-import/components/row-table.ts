import { below, color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { StackedTable } from '../../../components/small-table.tsx';
import { cramped } from '../../../table/table-parts.tsx';

/** Rows of a file, by their line; a column of the file stands in the corner of a row's card on phones. */
export const RowTable = styled(StackedTable)({
  '& tbody th': { ...tabularFigures, fontWeight: fontWeight.strong },
  '& td[data-text]': { minWidth: rem(110), overflowWrap: 'anywhere' },
  // Sentences have more room than what they are about.
  '& thead th[data-wide]': { width: '22%' },
  '& td > code': { fontSize: fontSize.tiny },
  '& [data-bad]': { color: color.clay },
  '& s': { color: color.muted },
  '& b': { fontWeight: fontWeight.heading },
  // What belongs to the row above.
  '& tr[data-more] > *': { borderTopStyle: 'dotted' },
  [cramped]: { '& td > span > [title]': { maxWidth: rem(170) } },
  [below.tablet]: {
    '& tbody th::before': { content: 'attr(data-label) " "', color: color.muted, fontWeight: fontWeight.text },
    '& [data-arrow]': { display: 'none' },
  },
});
