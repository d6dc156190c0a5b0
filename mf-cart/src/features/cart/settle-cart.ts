import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { isOrderable, keyOfLine } from '../line/line-state.ts';
import type { Preview, PreviewRow } from './api/preview.ts';

/** Why a line is in no sum. */
export type LeftOutReason = CartLineState | 'UNCHOSEN' | 'REFUSED' | 'TOO_MANY';

/** Services in the order of the shop's recommendation. */
const order: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

/** Returns rows in the recommended order, those that take nothing last. */
export const sortRows = (rows: readonly PreviewRow[]): PreviewRow[] =>
  rows.toSorted(
    (a, b) => Number(b.possible) - Number(a.possible) || order.indexOf(a.service) - order.indexOf(b.service),
  );

/** Returns the chosen service's row, else the first that takes anything. */
export function rowOf(rows: readonly PreviewRow[], service: ShippingService): PreviewRow | undefined {
  const sorted = sortRows(rows);
  return (
    sorted.find((row) => row.service === service && row.possible) ??
    sorted.find(({ possible }) => possible) ??
    sorted.find((row) => row.service === service)
  );
}

/** Returns the reasons why a service does not take lines, by the lines' ids. */
export function refusalsOf(
  { lines }: Preview,
  row: PreviewRow | undefined,
): ReadonlyMap<string, { code: string; reason: LocalizedText }> {
  return new Map(
    (row?.refused ?? []).flatMap(({ line, code, reason }) =>
      lines[line] === undefined ? [] : [[lines[line], { code, reason }]],
    ),
  );
}

/** Returns the selected lines, up to the limit of one order. */
export function chooseLines(
  docs: readonly CartLine[],
  leftOut: readonly string[],
): { chosen: CartLine[]; tooMany: CartLine[] } {
  const wanted = docs.filter((line) => isOrderable(line) && !leftOut.includes(keyOfLine(line)));
  return { chosen: wanted.slice(0, cartLimits.linesOfOrder), tooMany: wanted.slice(cartLimits.linesOfOrder) };
}
