import { Link } from '@gvg/router';
import { Panel, SkeletonBox, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

/** List with the details of the chosen entry in a second column, or below it on phones. */
export const DetailColumns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: `minmax(0, ${rem(300)}) minmax(0, 1fr)` },
  [from.wide]: { gridTemplateColumns: `minmax(0, ${rem(370)}) minmax(0, 1fr)` },
});

export const DetailFrame = styled(Panel)({
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  [from.tablet]: { padding: 0 },
});

export const DetailList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Rows = styled('div')({ display: 'grid', gap: 14, padding: 16 });

export function DetailSkeleton() {
  return (
    <Rows aria-busy="true">
      {[0, 1, 2].map((row) => (
        <SkeletonBox key={row} sx={{ height: 56 }} />
      ))}
    </Rows>
  );
}

const Row = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  padding: '10px 16px',
  color: color.ink,
  textDecoration: 'none',
  'li + li > &': { borderTop: `1px solid ${color.line}` },
  '&:hover': { backgroundColor: color.paper },
  '&[aria-current]': { backgroundColor: color.jadeSoft, boxShadow: `inset 3px 0 ${color.jade}` },
  '&:focus-visible': { outlineOffset: -3 },
  '& b': { display: 'block', fontWeight: fontWeight.heading },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small, overflowWrap: 'anywhere' },
});
const End = styled('span')({
  display: 'grid',
  flex: 'none',
  alignContent: 'start',
  justifyItems: 'end',
  gap: 4,
  color: color.muted,
  fontSize: fontSize.small,
});

export interface DetailRowProps {
  to: string;
  isChosen: boolean;
  title: string;
  lines: readonly string[];
  /** State and time. */
  end: ReactNode;
}

/** Entry of the list. Its details open next to the list. */
export function DetailRow({ to, isChosen, title, lines, end }: DetailRowProps) {
  return (
    <li>
      <Row to={to} {...(isChosen ? { 'aria-current': 'true' as const } : {})}>
        <span>
          <b>{title}</b>
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
        <End>{end}</End>
      </Row>
    </li>
  );
}
