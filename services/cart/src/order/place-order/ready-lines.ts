import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { placeOrder } from '@gvg/contracts/cart/http/orders';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { lineFailure } from '../../line/chosen-lines.ts';
import type { WrongLine } from '../../line/chosen-lines.ts';
import type { LoadedLine } from '../../line/load-lines.ts';
import { obstacleTo } from '../ordered-lines.ts';

/** Failures for lines in this state; `CART_LINE_NOT_READY` for all others. */
const failureOf = { QUOTE_EXPIRED: 'QUOTE_EXPIRED' } as const satisfies Partial<Record<CartLineState, string>>;

/**
 * Checks that all lines can be ordered in the amounts that the customer saw. Throws `TOTALS_CHANGED` for an amount other than the line's, `QUOTE_EXPIRED` and
 * `CART_LINE_NOT_READY`, each with the lines in `details`.
 */
export function checkReadyLines(
  loaded: readonly LoadedLine[],
  chosen: BodyOf<typeof placeOrder>['lines'],
  locale: Locale,
): void {
  const changed = loaded.flatMap(({ line }, index): WrongLine[] =>
    line.amount === chosen[index]?.amount ? [] : [{ index, code: 'TOTALS_CHANGED' }],
  );
  if (changed.length > 0) throw lineFailure('TOTALS_CHANGED', changed, locale);

  const wrong = loaded.flatMap((line, index): WrongLine[] => {
    const code = obstacleTo(line, line.line.amount);
    // Catalogue decides about stock on reservation, since cart's copy may be slightly outdated.
    return code === undefined || code === 'NOT_ENOUGH_STOCK' ? [] : [{ index, code }];
  });
  for (const [state, failure] of Object.entries(failureOf)) {
    const named = wrong.filter(({ code }) => code === state);
    if (named.length > 0) throw lineFailure(failure, named, locale);
  }
  if (wrong.length > 0) throw lineFailure('CART_LINE_NOT_READY', wrong, locale);
}
