import type { ChangeAction } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';

export type GroupNames = ReadonlyMap<string, string>;

/** Describes an action as text: "Tăng giá 5%". */
export function describeAction(action: ChangeAction, names: GroupNames, t: TFunction): string {
  const wayOf = (value: number) => (value > 0 ? 'up' : 'down');
  switch (action.kind) {
    case 'PRICE_BY_AMOUNT':
      return t(`changes.did.price.${wayOf(action.amount)}`, { value: formatMoney(Math.abs(action.amount)) });
    case 'PRICE_BY_PERCENT':
      return t(`changes.did.price.${wayOf(action.percent)}`, { value: `${formatNumber(Math.abs(action.percent))}%` });
    case 'CATEGORY':
      return t('changes.did.category', { name: names.get(action.category) ?? '–' });
    case 'PRODUCER':
      return t('changes.did.producer', { name: names.get(action.producer) ?? '–' });
    case 'SHOWN':
      return t(action.isShowed ? 'changes.did.show' : 'changes.did.hide');
    case 'IMPORT':
      return t('changes.did.import', { name: action.name });
    case 'STOCK':
      return t(`changes.did.stock.${wayOf(action.change)}`, { pieces: formatNumber(Math.abs(action.change), 0) });
  }
}
