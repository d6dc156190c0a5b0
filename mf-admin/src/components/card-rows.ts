import { color, fontSize } from '@gvg/ui';

/** Table row as a card: its heading with the state in the corner, and the other cells below. */
export const cardRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'center',
  gap: '4px 14px',
} as const;

/** Cell as a line of its row's card. `data-corner` places it next to the heading. Numbers share a line and show their `data-label`. Empty cells are hidden. */
export const cardCell = {
  gridColumn: '1 / -1',
  minWidth: 0,
  height: 'auto',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&[data-number]': { gridColumn: 'auto', textAlign: 'start' },
  '&[data-number]::before': { content: 'attr(data-label) " "', color: color.muted, fontSize: fontSize.small },
  '&:is(th)': { gridColumn: 1, gridRow: 1 },
  '&:is(th):not([data-beside-corner])': { gridColumn: '1 / -1' },
  '&[data-corner]': { gridColumn: 2, gridRow: 1, justifySelf: 'end', textAlign: 'end' },
  '&[data-minor], &:empty, &:has(> [data-none])': { display: 'none' },
} as const;

/** Visually hidden, but available to screen readers, which read the header of a cell. */
export const hiddenHead = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
