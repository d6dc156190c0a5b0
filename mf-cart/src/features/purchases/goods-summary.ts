import type { TFunction } from '@gvg/i18n';

/** Names that stand in a card before the rest is only counted. */
const namedGoods = 2;

/** What an order or a quote is about: the first names, and how many more there are. */
export function goodsSummary(names: readonly string[], t: TFunction): string {
  const shown = names.slice(0, namedGoods).join(', ');
  return names.length > namedGoods
    ? `${shown} ${t('purchases.goodsMore', { count: names.length - namedGoods })}`
    : shown;
}
