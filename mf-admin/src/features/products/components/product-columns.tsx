import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { below, color, fontWeight, styled, tapTarget } from '@gvg/ui';
import { Copy, Eye, EyeOff, RotateCcw, Trash2 } from '@gvg/ui/later-icons';
import { NamedPicture } from '../../../components/named-picture.tsx';
import { RowActions } from '../../../components/row-actions.tsx';
import { StateTag, shownStateOf } from '../../../components/state-tag.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { formatDayTime } from '../../../texts/format.ts';

const Price = styled('span')({
  '& s': { marginInlineStart: 8, color: color.muted, [below.tablet]: { display: 'none' } },
});
const Stock = styled('button')({
  minWidth: 44,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  backgroundColor: color.card,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  cursor: 'pointer',
  '&:hover': { borderColor: color.jade, color: color.jade },
  '&[data-out]': { borderColor: color.clay, color: color.clay },
  '@media (pointer: coarse)': { minHeight: tapTarget },
});

export interface ProductRowActions {
  changeStock: (product: ProductCard) => void;
  show: (product: ProductCard, isShowed: boolean) => void;
  copy: (product: ProductCard) => void;
  /** Opens a confirmation before removing or restoring. */
  askStatus: (product: ProductCard) => void;
}

/** Columns of the list of products in the language of the page. */
export function productColumns(
  { changeStock, show, copy, askStatus }: ProductRowActions,
  t: TFunction,
  locale: Locale,
  groupNames: ReadonlyMap<string, string>,
): readonly StaffColumn<ProductCard>[] {
  return [
    {
      id: 'name',
      header: t('products.columns.name'),
      isSortable: true,
      cell: ({ name, images }) => <NamedPicture image={images[0]} name={localize(name, locale)} />,
    },
    { id: 'sku', header: t('products.columns.sku'), isMinor: true, cell: ({ sku }) => sku ?? '–' },
    {
      id: 'price',
      header: t('products.columns.price'),
      isSortable: true,
      isNumber: true,
      cell: ({ price, salePrice }) => (
        <Price>
          {formatMoney(salePrice ?? price)}
          {salePrice !== undefined && <s>{formatMoney(price)}</s>}
        </Price>
      ),
    },
    {
      id: 'stock',
      header: t('products.columns.stock'),
      isSortable: true,
      isNumber: true,
      cell: (product) => {
        const { stock, isDeleted, name } = product;
        const number = formatNumber(stock, 0);
        if (isDeleted) return number;
        return (
          <Stock
            type="button"
            {...(stock === 0 ? { 'data-out': '' } : {})}
            aria-label={t('products.stockOf', { stock: number, name: localize(name, locale) })}
            title={t('stock.change')}
            onClick={() => changeStock(product)}
          >
            {number}
          </Stock>
        );
      },
    },
    {
      id: 'sold',
      header: t('products.columns.sold'),
      isSortable: true,
      isMinor: true,
      isNumber: true,
      cell: ({ sold }) => formatNumber(sold, 0),
    },
    {
      id: 'state',
      isState: true,
      header: t('goods.columns.state'),
      cell: (product) => <StateTag state={shownStateOf(product)} />,
    },
    {
      id: 'createdAt',
      header: t('products.columns.createdAt'),
      isSortable: true,
      isMinor: true,
      isNumber: true,
      cell: ({ createdAt }) => formatDayTime(new Date(createdAt), locale),
    },
    {
      id: 'category',
      isOptional: true,
      header: t('product.fields.category'),
      cell: ({ category }) => groupNames.get(category) ?? <NoValue />,
    },
    {
      id: 'producer',
      isOptional: true,
      header: t('product.fields.producer'),
      cell: ({ producer }) => groupNames.get(producer) ?? <NoValue />,
    },
    {
      id: 'weight',
      isOptional: true,
      isNumber: true,
      header: t('product.fields.weightGrams'),
      cell: ({ weightGrams }) => formatNumber(weightGrams, 0),
    },
    {
      id: 'actions',
      header: t('goods.columns.actions'),
      cell: (product) => {
        const name = localize(product.name, locale);
        const duplicate = { label: t('products.copy', { name }), Icon: Copy, run: () => copy(product) };
        if (product.isDeleted)
          return (
            <RowActions
              actions={[
                duplicate,
                { label: t('goods.restore', { name }), Icon: RotateCcw, run: () => askStatus(product) },
              ]}
            />
          );
        return (
          <RowActions
            actions={[
              {
                label: t(product.isShowed ? 'goods.hide' : 'goods.show', { name }),
                Icon: product.isShowed ? EyeOff : Eye,
                run: () => show(product, !product.isShowed),
              },
              duplicate,
              { label: t('goods.remove', { name }), Icon: Trash2, run: () => askStatus(product) },
            ]}
          />
        );
      },
    },
  ];
}
