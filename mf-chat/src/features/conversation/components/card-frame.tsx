import { Package, Picture, SkeletonBox, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  maxWidth: rem(360),
  minWidth: 0,
  padding: 10,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  color: color.ink,
  '& > a': { marginInlineStart: 'auto', paddingInline: 12, fontSize: fontSize.note },
});
const Square = styled('span')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  overflow: 'hidden',
  borderRadius: 10,
  backgroundColor: color.rice,
  color: color.muted,
});
const Words = styled('div')({ flex: '1 1 5.5rem', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 });
const Name = styled('p')({ fontWeight: fontWeight.heading });
const Detail = styled('p')({ color: color.muted, fontSize: fontSize.small });

export interface CardFrameProps {
  name: string;
  detail?: string | undefined;
  /** URL of a picture of the goods. */
  image?: string | undefined;
  isLoading?: boolean;
  /** The card's only button. */
  children?: ReactNode;
}

/** Card of an order or a quote in a message. */
export function CardFrame({ name, detail, image, isLoading = false, children }: CardFrameProps) {
  return (
    <Frame aria-busy={isLoading}>
      <Square>
        {image === undefined ? (
          <Package size={18} aria-hidden />
        ) : (
          <Picture src={image} alt="" sizes="40px" widest={80} />
        )}
      </Square>
      <Words>
        <Name>{name}</Name>
        {isLoading ? (
          <SkeletonBox aria-hidden sx={{ width: '70%', height: 14, marginTop: '4px' }} />
        ) : (
          detail !== undefined && <Detail>{detail}</Detail>
        )}
      </Words>
      {children}
    </Frame>
  );
}
