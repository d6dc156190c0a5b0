import { below, color, fontSize, fontWeight, page, rem, styled, zIndex } from '@gvg/ui';
import type { ReactNode } from 'react';

const Frame = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: rem(64),
  paddingBlock: 8,
  [below.desktop]: {
    position: 'sticky',
    zIndex: zIndex.header,
    top: 0,
    // With large fonts the tools wrap below the title.
    flexWrap: 'wrap',
    minHeight: rem(56),
    marginInline: -page.phoneGutter,
    marginBottom: 12,
    padding: `4px ${page.phoneGutter - 4}px`,
    borderBottom: `1px solid ${color.line}`,
    backgroundColor: color.card,
  },
});
const Titles = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minWidth: 0,
  gap: '0 14px',
  color: color.muted,
  '& h1': {
    minWidth: 0,
    color: color.ink,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.heading,
    letterSpacing: '-0.015em',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& h1 a': { color: color.muted, fontWeight: fontWeight.text, textDecoration: 'none' },
  '& h1 a:hover': { color: color.jade },
  [below.desktop]: { flexBasis: rem(84), '& h1': { fontSize: fontSize.lead } },
});

/** Status text of a page next to its title. On phones it is below the title, where two lines are reserved to avoid a layout shift. */
export const HeadLine = styled('span')({ [below.tablet]: { flexBasis: '100%', minHeight: '2lh' } });

export interface PageFrameProps {
  title: ReactNode;
  /** Before the title. */
  menu?: ReactNode;
  /** At the end of the line. */
  tools?: ReactNode;
  /** Next to the title. */
  children?: ReactNode;
}

/** Top line of a staff page. */
export function PageFrame({ title, menu, tools, children }: PageFrameProps) {
  return (
    <Frame>
      {menu}
      <Titles>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Titles>
      {tools}
    </Frame>
  );
}
