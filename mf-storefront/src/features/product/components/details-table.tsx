import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { breakable, color, tabularFigures, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { formatContent } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { originsQuery, producerQuery } from '../../catalogue/api/catalogue.ts';
import { categoryPath } from '../../catalogue/paths.ts';
import { shelfLife } from '../shelf-life.ts';

const List = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  '& > div': { display: 'contents' },
  '& dt, & dd': { paddingBlock: 10, borderBottom: `1px solid ${color.line}` },
  '& dd': breakable,
  '& dt': { color: color.muted, paddingInlineEnd: 20 },
  '& a': { color: color.jade },
});

/** Product details, one per row. Unknown ones are omitted. */
export function DetailsTable({ product, category }: { product: Product; category: Category | undefined }) {
  const { t, locale } = useTexts();
  const { data: producer } = useQuery(producerQuery(product.producer));
  const { data: countries } = useQuery(originsQuery(locale));
  const country = countries?.docs.find(({ code }) => code === product.country);
  const { dimensionsMm: size, shelfLifeDays } = product;
  const centimetres = (millimetres: number) => formatNumber(millimetres / 10);
  const lifetime = shelfLifeDays === undefined ? undefined : shelfLife(shelfLifeDays);
  const rows: [string, ReactNode][] = [
    ['category', category && <Link to={categoryPath(category, locale)}>{localize(category.name, locale)}</Link>],
    ['producer', producer && <Link to={`/search?producer=${producer._id}`}>{localize(producer.name, locale)}</Link>],
    ['country', country && localize(country.name, locale)],
    ['type', t(`catalogue.type.${product.type}`)],
    ['content', formatContent(product.unit, product.quantityPerUnit)],
    ['packed', formatWeight(product.weightGrams)],
    ['dimensions', size && `${centimetres(size.length)} × ${centimetres(size.width)} × ${centimetres(size.height)} cm`],
    ['shelfLife', lifetime && t(`product.${lifetime.unit}`, { count: lifetime.count })],
  ];
  return (
    <List>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`product.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
