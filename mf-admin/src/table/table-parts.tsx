import { below, color, fontSize, fontWeight, from, radius, rem, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { cardCell, cardRow, hiddenHead } from '../components/card-rows.ts';

/** Scrolls in both directions within its own area, so that header and first column stay visible. On phones the rows are cards and scroll with the page. */
export const Scroller = styled('div')({
  position: 'relative',
  maxHeight: `max(${rem(320)}, calc(100dvh - ${rem(220)}))`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  [below.tablet]: { maxHeight: 'none' },
});

const edge = `1px solid ${color.line}`;

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.note,
  '& tbody tr:not([data-group])': { cursor: 'pointer' },
  '& > * > tr > :not(* + *)': { position: 'sticky', insetInlineStart: 0, zIndex: 1, paddingInlineStart: 16 },
  '& > thead > tr > :not(* + *)': { zIndex: 3 },
  [from.tablet]: {
    '& tbody tr:not([data-group]):hover > *': { backgroundColor: color.paper },
    '& tbody tr:focus-within > *': { backgroundColor: color.jadeSoft },
    '& tbody tr:focus-within > :not(* + *)': { boxShadow: `inset 3px 0 ${color.jade}` },
    '& tbody tr[data-changed] > *': { backgroundColor: color.goldSoft },
    '& tbody tr[data-changed] > :not(* + *)': { boxShadow: `inset 3px 0 ${color.gold}` },
    '& tbody tr:last-child > *': { borderBottom: 0 },
  },
  [below.tablet]: {
    '&, & > thead, & > tbody': { display: 'block' },
    '& > * > tr > :not(* + *)': { position: 'static', paddingInlineStart: 0 },
    // Sort buttons remain as a strip above the cards.
    '& > thead:not(:has(button))': hiddenHead,
    '& > thead > tr': { display: 'flex', gap: 18, overflowX: 'auto', padding: '0 14px', borderBottom: edge },
    '& > thead > tr > :not(:has(button))': hiddenHead,
    '& > tbody > tr': { ...cardRow, padding: '10px 14px' },
    '& > tbody > tr + tr': { borderTop: edge },
    '& > tbody > tr[data-changed]': { boxShadow: `inset 3px 0 ${color.gold}`, backgroundColor: color.goldSoft },
    '& > tbody > tr:focus-within': { boxShadow: `inset 3px 0 ${color.jade}`, backgroundColor: color.jadeSoft },
  },
});

/** Widths at which the menu is next to the table, and not all columns fit. */
export const cramped = '@media (min-width: 600px) and (max-width: 1199.95px)';

const cell = {
  height: rem(40),
  padding: '4px 8px',
  borderBottom: edge,
  backgroundColor: color.card,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&[data-number]': { ...tabularFigures, textAlign: 'end' },
  '&[data-minor]': { [cramped]: { display: 'none' } },
  '&[data-end]': { [cramped]: { position: 'sticky', insetInlineEnd: 0, boxShadow: `inset 1px 0 ${color.line}` } },
} as const;

export const Cell = styled('td')({ ...cell, fontWeight: fontWeight.text, [below.tablet]: cardCell });

/** Head of a group of rows. */
export const GroupCell = styled('th')({
  ...cell,
  backgroundColor: color.paper,
  fontWeight: fontWeight.strong,
  [below.tablet]: { ...cardCell, padding: 0, fontWeight: fontWeight.strong },
});

export const HeadCell = styled('th')({
  ...cell,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
  [below.tablet]: { position: 'static', flex: 'none', height: 'auto', padding: 0, border: 0 },
});

export const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: rem(32),
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort] > &': { color: color.ink },
  '[aria-sort] > &': { fontWeight: fontWeight.strong },
  [below.tablet]: { minHeight: tapTarget },
});

/** Name of the row next to its checkbox. */
export const RowHead = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 'inherit' });
