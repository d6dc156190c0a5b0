import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import type { PriceStep, StockReason } from '@gvg/contracts/catalogue/terms';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { parseDecimal, parseWhole } from '@gvg/contracts/values/parse-number';

/** Product properties that a bulk change can set. */
export const changedThings = ['PRICE', 'CATEGORY', 'PRODUCER', 'SHOWN', 'STOCK'] as const;
export type ChangedThing = (typeof changedThings)[number];

export const priceWays = ['UP_PERCENT', 'DOWN_PERCENT', 'UP_AMOUNT', 'DOWN_AMOUNT'] as const;
export type PriceWay = (typeof priceWays)[number];

/** Input of the bar. Values survive choosing another property. */
export interface ActionForm {
  thing: ChangedThing;
  priceWay: PriceWay;
  value: string;
  roundTo: PriceStep;
  category: string;
  producer: string;
  isShowed: boolean;
  stockWay: 'IN' | 'OUT';
  pieces: string;
  reason: StockReason;
}

export const emptyForm: ActionForm = {
  thing: 'PRICE',
  priceWay: 'UP_PERCENT',
  value: '',
  roundTo: 1_000,
  category: '',
  producer: '',
  isShowed: false,
  stockWay: 'IN',
  pieces: '',
  reason: 'RECEIVED',
};

/** Returns the action of the form, or undefined while a value is missing or invalid. */
export function actionOf(form: ActionForm): ProductAction | undefined {
  const { thing, roundTo, category, producer, isShowed, reason } = form;
  switch (thing) {
    case 'PRICE':
      return priceAction(form, roundTo);
    case 'CATEGORY':
      return category === '' ? undefined : { kind: 'CATEGORY', category };
    case 'PRODUCER':
      return producer === '' ? undefined : { kind: 'PRODUCER', producer };
    case 'SHOWN':
      return { kind: 'SHOWN', isShowed };
    case 'STOCK': {
      const pieces = parseWhole(form.pieces);
      if (pieces === undefined || pieces === 0) return undefined;
      return { kind: 'STOCK', change: form.stockWay === 'IN' ? pieces : -pieces, reason, note: '' };
    }
  }
}

function priceAction({ priceWay, value }: ActionForm, roundTo: PriceStep): ProductAction | undefined {
  const sign = priceWay.startsWith('UP') ? 1 : -1;
  if (priceWay.endsWith('AMOUNT')) {
    const amount = parseMoney(value);
    return amount === undefined || amount === 0
      ? undefined
      : { kind: 'PRICE_BY_AMOUNT', amount: sign * amount, roundTo };
  }
  const percent = parseDecimal(value);
  if (percent === undefined || percent === 0 || !/^\d+([.,]\d{1,2})?$/.test(value.trim())) return undefined;
  return { kind: 'PRICE_BY_PERCENT', percent: sign * percent, roundTo };
}
