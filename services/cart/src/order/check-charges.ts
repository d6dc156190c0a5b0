import type { Locale } from '@gvg/contracts/values/locale';
import { moneySchema } from '@gvg/contracts/values/primitives';
import { invalidField } from '@gvg/service-kit/http/invalid-field';

const maximum = moneySchema.maxValue ?? Infinity;

/** Throws `INVALID_PAYLOAD` if goods and fee together exceed the maximum amount of money. */
export function checkCharges(
  { goods, serviceFee }: { goods: number; serviceFee: number },
  { path = 'lines', locale }: { path?: string; locale: Locale },
): void {
  if (goods + serviceFee > maximum)
    throw invalidField({ path, code: 'TOO_BIG', locale, values: { maximum: String(maximum) } });
}
