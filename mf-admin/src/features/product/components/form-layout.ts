import { from, rem, styled } from '@gvg/ui';

/** The long texts beside the short fields, where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(340)}` },
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
