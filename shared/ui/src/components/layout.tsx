import { styled } from '@mui/system';
import { color, from, page, radius, rem } from '../theme/tokens.ts';

/** Page container: content at most 1240 px wide, horizontal padding 24 px, 16 px on phones. */
export const PageColumn = styled('div')({
  width: '100%',
  maxWidth: page.width + 2 * page.gutter,
  marginInline: 'auto',
  paddingInline: page.phoneGutter,
  [from.tablet]: { paddingInline: page.gutter },
});

/** A section of a page with its own heading. Label it with `aria-labelledby`. */
export const Section = styled('section')({ marginBlock: 32 });

/** A bordered panel without shadow. */
export const Panel = styled('div')({
  backgroundColor: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  padding: 20,
  [from.tablet]: { padding: 24 },
});

const gap = { phone: 12, tablet: 16 } as const;

/** Returns a template of `amount` equal columns, or fewer if large letters need `narrowest` pixels at the default font size. */
export const columns = (amount: number, narrowest: number, between: number = gap.tablet) =>
  `repeat(auto-fill, minmax(min(100%, max(${rem(narrowest)}, (100% - ${(amount - 1) * between}px) / ${amount})), 1fr))`;

/** Product grid: 5 / 4 / 3 / 2 columns by breakpoint. */
export const ProductGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columns(2, 130, gap.phone),
  gap: gap.phone,
  listStyle: 'none',
  [from.tablet]: { gridTemplateColumns: columns(3, 160), gap: gap.tablet },
  [from.desktop]: { gridTemplateColumns: columns(4, 180) },
  [from.wide]: { gridTemplateColumns: columns(5, 180) },
});
