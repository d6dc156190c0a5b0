import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import {
  PageColumn,
  Picture,
  Price,
  ProductGrid,
  Section,
  SectionTitle,
  color,
  fontWeight,
  radius,
  styled,
} from '@gvg/ui';

const Title = styled(SectionTitle)({ marginBottom: 12 });
const Card = styled(Link)({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  height: '100%',
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  textDecoration: 'none',
  '&:hover': { borderColor: color.jade },
});
const Square = styled('span')({ display: 'block', aspectRatio: '1' });
const Name = styled('span')({ fontWeight: fontWeight.strong, lineHeight: 1.4 });

/** Popular products for a visitor who did not find a page. */
export function PopularProducts({ products }: { products: readonly ProductCard[] }) {
  const { t, i18n } = useTranslation('ui');
  const locale = i18n.language === 'en' ? 'en' : 'vi';
  return (
    <PageColumn>
      <Section aria-labelledby="popular">
        <Title id="popular">{t('bestSellers')}</Title>
        <ProductGrid aria-labelledby="popular">
          {products.map(({ _id, name, images, price, salePrice }) => (
            <li key={_id}>
              <Card to={`/product/${slugWithId(localize(name, locale), _id)}`}>
                <Square>
                  <Picture src={images[0] ?? ''} alt="" sizes="(min-width: 600px) 236px, 46vw" widest={240} />
                </Square>
                <Name>{localize(name, locale)}</Name>
                <Price price={price} salePrice={salePrice} />
              </Card>
            </li>
          ))}
        </ProductGrid>
      </Section>
    </PageColumn>
  );
}
