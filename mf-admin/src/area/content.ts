import { from, page, styled } from '@gvg/ui';

/** Specification §2, in pixels. */
const widest = 1300;

/** Page area next to the sidebar. */
export const Content = styled('div')({
  flex: 1,
  minWidth: 0,
  maxWidth: widest + 2 * page.gutter,
  marginInline: 'auto',
  padding: `0 ${page.phoneGutter}px 32px`,
  [from.desktop]: { paddingInline: page.gutter },
});
