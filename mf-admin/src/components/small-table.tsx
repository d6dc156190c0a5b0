import { color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';

/** Scrolls sideways where a table is wider than its card. Focusable, so that the keyboard can scroll it. */
export const TableScroller = styled('div')({ position: 'relative', overflowX: 'auto' });

/** A table inside a card: rows of 40 px, numbers at the end. */
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
