import { color, fontSize, fontWeight, from, styled, tabularFigures } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import type { ReactNode } from 'react';
import { GoodsPicture } from './goods-picture.tsx';

export const GoodsList = styled('ul')({ padding: 0, listStyle: 'none', '& > li + li': { borderTop: `1px solid ${color.line}` } });

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 16px',
  paddingBlock: 12,
  '&[data-cancelled] [data-name]': { color: color.muted, textDecoration: 'line-through' },
  '&[data-cancelled] [data-tint]': { filter: 'grayscale(1)', opacity: 0.7 },
  [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled('div')({ fontWeight: fontWeight.strong, lineHeight: 1.4 });
const Detail = styled('div')({ color: color.muted, fontSize: fontSize.small });
const End = styled('div')({ ...tabularFigures, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: '6px 16px', gridColumn: '1 / -1', fontWeight: fontWeight.strong, [from.tablet]: { gridColumn: 'auto', flexWrap: 'nowrap', whiteSpace: 'nowrap' } });

export interface GoodsRowProps {
  image: string | undefined;
  tint?: Tint;
  name: ReactNode;
  /** Amount and weight, where it comes from. */
  detail: ReactNode;
  /** Price and state, right-aligned. */
  end?: ReactNode;
  /** A struck name and a grey picture. */
  isCancelled?: boolean;
}

/** Goods in a list: picture, name with details, price. */
export function GoodsRow({ image, tint, name, detail, end, isCancelled = false }: GoodsRowProps) {
  return (
    <Row data-cancelled={isCancelled ? '' : undefined}>
      <GoodsPicture image={image} {...(tint === undefined ? {} : { tint })} />
      <Words>
        <Name data-name="">{name}</Name>
        <Detail>{detail}</Detail>
      </Words>
      {end !== undefined && <End>{end}</End>}
    </Row>
  );
}
