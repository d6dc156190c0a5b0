import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { Picture, Price, Search, breakable, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { LayoutGrid, Tags } from '@gvg/ui/later-icons';
import { useTexts } from '../../../texts/use-texts.ts';
import type { SuggestionRow } from '../suggestion-rows.ts';

const Thumbnail = styled('span')({
  display: 'block',
  width: 48,
  height: 48,
  padding: 4,
  borderRadius: 10,
  overflow: 'hidden',
  backgroundColor: color.paper,
});
const Sign = styled('span')({ display: 'grid', placeItems: 'center', width: 48, color: color.jade });
const Name = styled('span')({
  ...breakable,
  fontWeight: fontWeight.strong,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const TypeName = styled('span')({ color: color.muted, fontSize: fontSize.small });

/** Content of one row: icon or thumbnail, name, and type or price. */
export function SuggestionRowContent({ row }: { row: SuggestionRow }) {
  const { t, locale } = useTexts();
  switch (row.type) {
    case 'product':
      return (
        <>
          <Thumbnail>
            <Picture src={row.product.images[0] ?? ''} alt="" sizes="40px" widest={40} />
          </Thumbnail>
          <Name>{localize(row.product.name, locale)}</Name>
          <Price price={row.product.price} salePrice={row.product.salePrice} />
        </>
      );
    case 'all':
      return (
        <>
          <Sign>
            <Search size={20} aria-hidden />
          </Sign>
          <Name>{t('suggestions.all', { count: row.total, formatted: formatNumber(row.total) })}</Name>
        </>
      );
    default:
      return (
        <>
          <Sign>{row.type === 'category' ? <LayoutGrid size={20} aria-hidden /> : <Tags size={20} aria-hidden />}</Sign>
          <Name>{row.name}</Name>
          <TypeName>{t(`suggestions.${row.type}`)}</TypeName>
        </>
      );
  }
}
