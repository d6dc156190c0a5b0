import { color, fontWeight, from, styled, tabularFigures } from '@gvg/ui';
import type { ReactNode } from 'react';
import { LineLabel } from './line-label.tsx';
import type { LineLabelProps } from './line-label.tsx';

export const GoodsList = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 16px',
  paddingBlock: 12,
  '&[data-struck] p[data-faded]': { textDecoration: 'line-through' },
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const End = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '6px 16px',
  fontWeight: fontWeight.strong,
  [from.tablet]: { whiteSpace: 'nowrap' },
});

export interface GoodsRowProps extends LineLabelProps {
  /** State and price, right-aligned. */
  end: ReactNode;
  /** Whether the ordered line was cancelled; its name is then struck through. */
  isCancelled?: boolean;
}

/** Goods in a list of an order or a quote. */
export function GoodsRow({ end, isCancelled = false, isFaded = false, ...label }: GoodsRowProps) {
  return (
    <Row data-struck={isCancelled ? '' : undefined}>
      <LineLabel {...label} isFaded={isFaded || isCancelled} />
      <End>{end}</End>
    </Row>
  );
}
