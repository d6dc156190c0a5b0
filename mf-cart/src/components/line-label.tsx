import { Package, Picture, SmartLink, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 14, alignItems: 'center', minWidth: 0 });

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
const Name = styled('p')({ fontWeight: fontWeight.strong, lineHeight: 1.4, '& a': { color: 'inherit', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 }, '&[data-faded]': { color: color.muted } });
const Details = styled('div')({ marginTop: 2, fontSize: fontSize.small, color: color.muted });

export interface LineLabelProps {
  name: string;
  /** URL of the picture, or what shows it; a sign in its place without one. */
  image?: string | undefined;
  /** Where the name leads to: a path of the shop, or another site. */
  to?: string | undefined;
  small?: boolean;
  /** Of a line that cannot be ordered. */
  isFaded?: boolean;
  /** Below the name: price, weight, state. */
  children?: ReactNode;
}

/** Picture and name of a line of a cart, a quote or an order, with details below the name. */
export function LineLabel({ name, image, to, small = false, isFaded = false, children }: LineLabelProps) {
  const faded = isFaded ? { 'data-faded': '' } : {};
  const widest = small ? 48 : 64;
  return (
    <Row>
      <Square {...faded} data-size={small ? 'small' : undefined}>
        {image === undefined ? <Package size={widest / 2.5} aria-hidden /> : <Picture src={image} alt="" sizes={`${widest}px`} widest={widest} />}
      </Square>
      <Words>
        <Name {...faded}>{to === undefined ? name : <SmartLink to={to}>{name}</SmartLink>}</Name>
        {children !== undefined && <Details>{children}</Details>}
      </Words>
    </Row>
  );
}
