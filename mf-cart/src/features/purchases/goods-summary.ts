import type { TFunction } from '@gvg/i18n';

/** Number of names in a card; others are only counted. */
const namedGoods = 2;

/** Summarises an order or a quote by the first names and the number of others. */
export function goodsSummary(names: readonly string[], t: TFunction): string {
  const shown = names.slice(0, namedGoods).join(', ');
  return names.length > namedGoods
    ? `${shown} ${t('purchases.goodsMore', { count: names.length - namedGoods })}`
    : shown;
}
