import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import type { PreviewRow } from './api/preview.ts';

/** Returns why a service takes nothing, from the texts of the cart. */
export function refusalText({ refused: [refusal] }: Pick<PreviewRow, 'refused'>, t: TFunction, locale: Locale): string {
  if (refusal === undefined) return t('shipping.refusesAll', { reason: '' });
  const reason = refusal.code === 'GOODS_TYPE_NOT_TAKEN' ? t('shipping.notTaken') : localize(refusal.reason, locale);
  return t('shipping.refusesAll', { reason });
}
