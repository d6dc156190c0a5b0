import { from, rem, styled } from '@gvg/ui';

/** Width of the column of short fields. */
const shortFields = rem(340);

/** The long texts beside the short fields, where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${shortFields}` },
});
/** Sticks to the bottom of the window while the form is longer, below the long texts: the short fields stay free. */
export const BarPlace = styled('div')({
  display: 'contents',
  '& > div': { marginTop: 14, [from.wide]: { width: `calc(100% - ${shortFields} - 14px)` } },
});
export const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

/** Two short fields beside each other. */
export const Pair = styled('div')({
  display: 'grid',
  gap: '12px 12px',
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(130)}), 1fr))`,
});

/** Both languages of a text beside each other; on phones one below the other. */
export const Languages = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
