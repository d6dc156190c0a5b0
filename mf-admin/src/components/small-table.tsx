import { below, color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { cardCell, cardRow, hiddenHead } from './card-rows.ts';

/** Scrolls horizontally where a table is wider than its card. Focusable, so that the keyboard can scroll it. */
export const TableScroller = styled('div')({ position: 'relative', overflowX: 'auto' });

/** Table inside a card: rows of 40 px, right-aligned numbers. */
export const SmallTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.note,
  '& :is(th, td)': {
    height: rem(40),
    padding: '4px 10px',
    borderTop: `1px solid ${color.line}`,
    textAlign: 'start',
    fontWeight: fontWeight.text,
  },
  '& thead th': { borderTop: 0, color: color.muted, fontSize: fontSize.small, whiteSpace: 'nowrap' },
  '& tr > :not(* + *)': { paddingInlineStart: 16 },
  '& tr > :last-child': { paddingInlineEnd: 16 },
  '& td:not([data-text])': { whiteSpace: 'nowrap' },
  '& :is(th, td)[data-number]': { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
});

/** Table of a card whose rows become cards on phones. Numbers have `data-label`, the cell next to the heading `data-corner`. */
export const StackedTable = styled(SmallTable)({
  [below.tablet]: {
    '&, & > tbody': { display: 'block' },
    '& > thead': hiddenHead,
    '& > tbody > tr': { ...cardRow, padding: '10px 16px' },
    '& > tbody > tr + tr': { borderTop: `1px solid ${color.line}` },
    '& > tbody > tr > :is(th, td)': cardCell,
  },
});
