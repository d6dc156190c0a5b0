import { from, rem, styled } from '@gvg/ui';

const shortFields = rem(340);

/** Long texts next to the short fields if there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${shortFields}` },
});
/** Sticks to the bottom of the window below the long texts, and leaves the short fields free. */
export const BarPlace = styled('div')({
  display: 'contents',
  '& > div': { marginTop: 14, [from.wide]: { width: `calc(100% - ${shortFields} - 14px)` } },
});
export const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

/** Two short fields next to each other. */
export const Pair = styled('div')({
  display: 'grid',
  gap: '12px 12px',
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(130)}), 1fr))`,
});

/** Both languages of a text side by side, or stacked on phones. */
export const Languages = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
