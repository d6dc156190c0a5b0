import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { Package, Picture, color, radius, rem, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Frame = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: rem(140),
  overflowWrap: 'anywhere',
});
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(30),
  height: rem(30),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
});

/** Product with picture and name. */
export function ProductCell({ name, image }: { name: LocalizedText; image?: string | undefined }) {
  const { locale } = useStaffTexts();
  return (
    <Frame>
      <Tile aria-hidden>
        {image === undefined ? <Package size={16} /> : <Picture src={image} alt="" sizes="30px" widest={80} />}
      </Tile>
      {localize(name, locale)}
    </Frame>
  );
}
