import { Package, Picture, SmartLink, color, fontSize, fontWeight, narrowerThan, radius, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

const Frame = styled('div')({ flex: '1 1 0', minWidth: 0, containerType: 'inline-size' });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 14px',
  alignItems: 'center',
  '&:has(> [data-below]:not(:empty)) > span': { gridRow: 'span 2' },
  [narrowerThan(260)]: { '&:has(> [data-below]:not(:empty)) > span': { gridRow: 'auto' } },
  [narrowerThan(170)]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
});

const Square = styled('span')({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: rem(64),
  height: rem(64),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
  color: color.muted,
  '&[data-size="small"]': { width: rem(48), height: rem(48) },
  '&[data-faded]': { filter: 'grayscale(1)', opacity: 0.6 },
});

const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled('p')({
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-faded]': { color: color.muted },
});
const Details = styled('div')({ marginTop: 2, fontSize: fontSize.small, color: color.muted });
/** Next to the picture if there is room, otherwise below it. */
const Below = styled('div')({
  gridColumn: 2,
  display: 'grid',
  gap: 8,
  marginTop: 6,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  [narrowerThan(260)]: { gridColumn: '1 / -1', marginTop: 10 },
});

export interface LineLabelProps {
  name: string;
  /** URL of the picture, or of its preview; an icon without one. */
  image?: string | undefined;
  /** Target of the name's link: a path of the shop, or another site. */
  to?: string | undefined;
  small?: boolean;
  /** For a line that cannot be ordered. */
  isFaded?: boolean;
  /** Below the name: price, weight. */
  children?: ReactNode;
  /** The pending step of the line, with its actions. */
  below?: ReactNode;
}

/** Picture and name of a line of a cart, a quote or an order, with details below the name. */
export function LineLabel({ name, image, to, small = false, isFaded = false, children, below }: LineLabelProps) {
  const faded = isFaded ? { 'data-faded': '' } : {};
  const widest = small ? 48 : 64;
  return (
    <Frame>
      <Row>
        <Square {...faded} data-size={small ? 'small' : undefined}>
          {image === undefined ? (
            <Package size={widest / 2.5} aria-hidden />
          ) : (
            <Picture src={image} alt="" sizes={`${widest}px`} widest={widest} />
          )}
        </Square>
        <Words>
          <Name {...faded}>{to === undefined ? name : <SmartLink to={to}>{name}</SmartLink>}</Name>
          {children !== undefined && <Details>{children}</Details>}
        </Words>
        {below !== undefined && <Below data-below="">{below}</Below>}
      </Row>
    </Frame>
  );
}
