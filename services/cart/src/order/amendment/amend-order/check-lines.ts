import type { LineAmendment, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { ValidationCode } from '@gvg/contracts/definitions/validation-messages';
import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField, invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { InvalidField } from '@gvg/service-kit/http/invalid-field';
import type { StoredOrder } from '../../order.model.ts';
import { uniqueLineIds } from '../../unique-line-ids.ts';

/** Lines with a quote are bought for the customer. All others are in stock from the start. */
const isBought = ({ status, quote }: OrderLine): boolean =>
  status === 'BOUGHT' || (status === 'READY' && quote !== undefined);

/** Returns the invalid field and the reason why a line cannot get this amount. */
function faultOf(
  line: OrderLine | undefined,
  { amount, reason }: LineAmendment,
): [keyof LineAmendment, ValidationCode] | undefined {
  if (line === undefined) return ['line', 'INVALID_VALUE'];
  if (line.status === 'CANCELLED') return ['line', 'LINE_IS_CANCELLED'];
  if (!isBought(line)) return undefined;
  if (amount > line.amount) return ['amount', 'LINE_IS_BOUGHT'];
  return amount < line.amount && reason === undefined ? ['reason', 'REQUIRED'] : undefined;
}

/** Returns the lines that get another amount; `addedLines` is the number of lines to add. Throws `INVALID_PAYLOAD` with a row for each invalid line. */
export function checkLines(
  order: StoredOrder,
  { lines: wanted, addedLines }: { lines: readonly LineAmendment[]; addedLines: number },
  locale: Locale,
): LineAmendment[] {
  uniqueLineIds(wanted, locale);
  const byId = new Map(order.lines.map((line) => [line._id, line]));
  const faults = wanted.flatMap((amendment, index): InvalidField[] => {
    const fault = faultOf(byId.get(amendment.line), amendment);
    return fault === undefined ? [] : [{ path: `lines.${index}.${fault[0]}`, code: fault[1], locale }];
  });
  if (faults.length > 0) throw invalidFields(faults);
  const amountOf = new Map(wanted.map(({ line, amount }) => [line, amount]));
  const left = order.lines.filter(({ _id, status }) => status !== 'CANCELLED' && amountOf.get(_id) !== 0);
  const count = left.length + addedLines;
  if (count === 0) throw invalidField({ path: 'lines', code: 'TOO_FEW', locale, values: { minimum: '1' } });
  if (addedLines > 0 && count > cartLimits.linesOfOrder)
    throw invalidField({
      path: 'added',
      code: 'TOO_MANY',
      locale,
      values: { maximum: String(cartLimits.linesOfOrder) },
    });
  return wanted.filter(({ line, amount }) => byId.get(line)?.amount !== amount);
}
