import { Package } from '@gvg/ui/later-icons';
import { Picture, color, radius, styled } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { Tinted } from './tinted.tsx';

const Square = styled(Tinted)({ flex: 'none', width: 64, borderRadius: radius.input, '& > svg': { display: 'block', width: '40%', height: '100%', marginInline: 'auto', color: color.muted } });
const Small = styled(Square)({ width: 56 });

export interface GoodsPictureProps {
  image: string | undefined;
  tint?: Tint;
  isSmall?: boolean;
}

/** Small square picture of goods, beside their name; a parcel where there is none. */
export function GoodsPicture({ image, tint = 'rice', isSmall = false }: GoodsPictureProps) {
  const Frame = isSmall ? Small : Square;
  return <Frame data-tint={tint}>{image === undefined ? <Package size={24} strokeWidth={1.5} aria-hidden /> : <Picture src={image} alt="" sizes="64px" widest={64} />}</Frame>;
}
