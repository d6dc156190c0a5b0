import { Package, Picture, below, color, radius, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

const Frame = styled('span')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(30),
  height: rem(30),
  overflow: 'hidden',
  borderRadius: radius.input - 4,
  backgroundColor: color.rice,
});
/** A long name is truncated, and complete in its tooltip. */
const Name = styled('span')({
  maxWidth: '20rem',
  [below.desktop]: { maxWidth: '30vw' },
  [below.tablet]: { maxWidth: '100%', whiteSpace: 'normal' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Thumbnail of a product or group, shown next to its name. */
export function PictureTile({ image }: { image: string | undefined }) {
  return (
    <Tile aria-hidden>
      {image === undefined ? <Package size={16} /> : <Picture src={image} alt="" sizes="30px" widest={80} />}
    </Tile>
  );
}

/** Product or group in a table row, with picture and name. */
export function NamedPicture({ image, name, beside }: { image: string | undefined; name: string; beside?: ReactNode }) {
  return (
    <Frame>
      <PictureTile image={image} />
      <Name title={name}>{name}</Name>
      {beside}
    </Frame>
  );
}
