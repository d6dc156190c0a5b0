import { below, color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';

/** Scrolls both ways by itself, so that header and first column stay in sight. */
export const Scroller = styled('div')({
  position: 'relative',
  maxHeight: `max(${rem(320)}, calc(100dvh - ${rem(220)}))`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
});

const edge = `1px solid ${color.line}`;

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.note,
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover > *': { backgroundColor: color.paper },
  '& tbody tr:focus-within > *': { backgroundColor: color.jadeSoft },
  '& tbody tr:focus-within > :not(* + *)': { boxShadow: `inset 3px 0 ${color.jade}` },
  '& tbody tr[data-changed] > *': { backgroundColor: color.goldSoft },
  '& tbody tr[data-changed] > :not(* + *)': { boxShadow: `inset 3px 0 ${color.gold}` },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& > * > tr > :not(* + *)': { position: 'sticky', insetInlineStart: 0, zIndex: 1, paddingInlineStart: 16 },
  '& > thead > tr > :not(* + *)': { zIndex: 3 },
});

const cell = {
  height: rem(40),
  padding: '4px 8px',
  borderBottom: edge,
  backgroundColor: color.card,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&[data-number]': { ...tabularFigures, textAlign: 'end' },
  '&[data-minor]': { [below.tablet]: { display: 'none' } },
} as const;

export const Cell = styled('td')({ ...cell, fontWeight: fontWeight.text });

export const HeadCell = styled('th')({
  ...cell,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
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
});
