import type { ChangedProduct, ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { NamedPicture } from '../../../components/named-picture.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { After, Before, Remark } from '../../bulk-changes/components/changed-values.ts';
import type { GroupNames } from '../describe-action.ts';

type Values = ChangedProduct['before'];

/** Formats the value that an action changes. Undefined if the product has none. */
function valueOf(values: Values, { kind }: ProductAction, names: GroupNames, t: TFunction): string | undefined {
  const { price, category, producer, isShowed, stock } = values;
  const nameOf = (id: string | undefined) => id && (names.get(id) ?? '–');
  switch (kind) {
    case 'PRICE_BY_AMOUNT':
    case 'PRICE_BY_PERCENT':
      return price === undefined ? undefined : formatMoney(price);
    case 'CATEGORY':
      return nameOf(category);
    case 'PRODUCER':
      return nameOf(producer);
    case 'SHOWN':
      return isShowed === undefined ? undefined : t(`goods.state.${isShowed ? 'SHOWN' : 'HIDDEN'}`);
    case 'STOCK':
      return stock === undefined ? undefined : formatNumber(stock, 0);
  }
}

/** Returns why a product or a part of it stays unchanged, or undefined. */
export function remarkOf({ state, reason, salePrice, after }: ChangedProduct, t: TFunction): string | undefined {
  if (state === 'EXCLUDED') return t('changes.excluded');
  if (reason !== undefined) return t(`changes.reasons.${reason}`);
  return salePrice !== undefined && after.price !== undefined
    ? t('changes.salePriceStays', { amount: formatMoney(salePrice) })
    : undefined;
}

/** Columns of a change: each product before and after, and a remark. */
export function changeColumns(
  action: ProductAction,
  names: GroupNames,
  t: TFunction,
  locale: Locale,
): readonly StaffColumn<ChangedProduct>[] {
  const isNumber = action.kind.startsWith('PRICE') || action.kind === 'STOCK';
  return [
    {
      id: 'name',
      header: t('products.columns.name'),
      cell: ({ name, image }) => <NamedPicture image={image} name={localize(name, locale)} />,
    },
    {
      id: 'category',
      header: t('changes.columns.category'),
      isMinor: true,
      cell: ({ category }) => names.get(category) ?? '–',
    },
    {
      id: 'stock',
      header: t('products.columns.stock'),
      isNumber: true,
      isMinor: true,
      cell: ({ stock }) => formatNumber(stock, 0),
    },
    {
      id: 'before',
      header: t('changes.columns.before'),
      isNumber,
      cell: (row) => {
        const isChanged = Object.keys(row.after).length > 0;
        const value = valueOf(isChanged ? row.before : row, action, names, t) ?? '–';
        return <Before>{isChanged ? <s>{value}</s> : value}</Before>;
      },
    },
    {
      id: 'after',
      header: t('changes.columns.after'),
      isNumber,
      cell: ({ after }) => {
        const value = valueOf(after, action, names, t);
        return value === undefined ? <After data-same="">{t('changes.same')}</After> : <After>{value}</After>;
      },
    },
    {
      id: 'remark',
      header: t('changes.columns.remark'),
      cell: (row) => <Remark {...(row.state === 'REFUSED' ? { 'data-refused': '' } : {})}>{remarkOf(row, t)}</Remark>,
    },
  ];
}
