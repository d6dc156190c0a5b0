import type { CostCutoff, CostRestriction, CostSurcharge } from '@gvg/contracts/catalogue/http/costs';
import type { Locale } from '@gvg/contracts/values/locale';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { formatDayTime } from '../../texts/format.ts';
import { formatKilograms } from '@gvg/contracts/values/parse-number';
import type { CostValues } from './cost-form.ts';

const none = '–';

/** Formats a field of a rate for the display of an edit conflict. */
export function shownValue(path: string, value: unknown, t: TFunction, locale: Locale): string {
  const list = (texts: string[]) => (texts.length === 0 ? none : texts.join('; '));
  switch (path) {
    case 'brackets':
      return list(
        (value as CostValues['brackets']).map(
          ({ fromGrams, toGrams, pricePerKg }) =>
            `${formatKilograms(fromGrams)}–${toGrams ? formatKilograms(toGrams) : '∞'} kg: ${formatMoney(pricePerKg)}`,
        ),
      );
    case 'goodsTypes':
      return list((value as string[]).map((type) => t(`quote.goodsTypes.${type}`)));
    case 'surcharges':
      return list(
        (value as CostSurcharge[]).map((surcharge) =>
          [
            t(`quote.goodsTypes.${surcharge.goodsType}`),
            'percent' in surcharge ? `${surcharge.percent}%` : `${formatMoney(surcharge.amountPerKg)}/kg`,
          ].join(' '),
        ),
      );
    case 'restricted':
      return list((value as CostRestriction[]).map(({ reason }) => localize(reason, locale)));
    case 'cutoffs':
      return list(
        (value as CostCutoff[]).map(
          ({ name, orderBy }) => `${localize(name, locale)} ${formatDayTime(new Date(orderBy), locale)}`,
        ),
      );
    case 'validFrom':
      return formatDayTime(new Date(value as string), locale);
    default:
      return value === undefined || value === null || value === '' ? none : String(value);
  }
}
