import { countryName } from '@gvg/customer-ui';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { Tag } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { percentOff } from '../price.ts';

type Tagged = Pick<ProductCard, 'stock' | 'type' | 'priority' | 'price' | 'salePrice'>;

/** The most important label of a product: sold out, not sent to the destination, needs a quote, on sale, or limited, in this order. */
export function ProductTag({ product, refusedBy }: { product: Tagged; refusedBy: string | undefined }) {
  const { t, locale } = useTexts();
  const percent = percentOff(product);
  if (product.stock === 0) return <Tag>{t('catalogue.soldOut')}</Tag>;
  if (refusedBy !== undefined)
    return <Tag>{t('freight.cannotSendTag', { country: countryName(refusedBy, locale) })}</Tag>;
  if (product.type === 'HARD_TO_GET') return <Tag tone="gold">{t('catalogue.needsQuote')}</Tag>;
  if (percent !== undefined) return <Tag tone="clay">{t('product.percentOff', { percent })}</Tag>;
  if (product.priority === 'LIMITED' || product.priority === 'SPECIAL')
    return <Tag>{t(`catalogue.priority.${product.priority}`)}</Tag>;
  return null;
}
