import { styled } from '@mui/material/styles';
import { color, from, page, radius } from '../theme/tokens.ts';

/** Page container: content at most 1240 px wide, horizontal padding 24 px, 16 px on phones. */
export const PageColumn = styled('div')({
  width: '100%',
  maxWidth: page.width + 2 * page.gutter,
  marginInline: 'auto',
  paddingInline: page.phoneGutter,
  [from.tablet]: { paddingInline: page.gutter },
});

/** A section of a page with its own heading; label it with `aria-labelledby`. */
export const Section = styled('section')({ marginBlock: 32 });

/** A bordered panel without shadow. */
export const Panel = styled('div')({
  backgroundColor: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  padding: 20,
  [from.tablet]: { padding: 24 },
});

/** Product grid: 5 / 4 / 3 / 2 columns by breakpoint. */
export const ProductGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  listStyle: 'none',
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});
