import { errorTexts as en } from '@gvg/contracts/cart/error-texts.en';
import { errorTexts as vi } from '@gvg/contracts/cart/error-texts.vi';
import type { Locale } from '@gvg/contracts/values/locale';
import { maxDetails } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { LoadedLine } from './load-lines.ts';

const texts = { vi, en };

export interface WrongLine {
  /** Index of the line in the request. */
  index: number;
  /** Reason, for example the line's state. */
  code: string;
  /** Default: the message of the failure. */
  message?: string;
  /** Available stock. */
  maximum?: number | undefined;
}

/** Returns a failure that names entries of a list in the request: `details[].path` is `{list}.{index}`. */
export function failureAt(
  list: string,
  failure: keyof typeof en,
  entries: readonly WrongLine[],
  locale: Locale,
): ApiFailure {
  const details = entries.slice(0, maxDetails).map(({ index, code, message = texts[locale][failure], maximum }) => ({
    path: `${list}.${index}`,
    code,
    message,
    ...(maximum !== undefined && { maximum }),
  }));
  return new ApiFailure(failure, { details });
}

/** `failureAt` for the request's `lines`. */
export const lineFailure = (failure: keyof typeof en, lines: readonly WrongLine[], locale: Locale): ApiFailure =>
  failureAt('lines', failure, lines, locale);

/** Returns the loaded lines in the order of `ids`. Throws `CART_NOT_FOUND` for lines that are not the customer's. */
export function findChosenLines(loaded: readonly LoadedLine[], ids: readonly string[], locale: Locale): LoadedLine[] {
  const byId = new Map(loaded.map((found) => [found.line._id.toHexString(), found]));
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [{ index, code: 'CART_NOT_FOUND' }]));
  if (missing.length > 0) throw lineFailure('CART_NOT_FOUND', missing, locale);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Like `findChosenLines`, but throws `CART_WAS_DELETED` for lines that have left the cart. */
export function findLinesInCart(loaded: readonly LoadedLine[], ids: readonly string[], locale: Locale): LoadedLine[] {
  const lines = findChosenLines(loaded, ids, locale);
  const gone = lines.flatMap(({ line }, index) =>
    line.status === 'IN_CART' ? [] : [{ index, code: 'CART_WAS_DELETED' }],
  );
  if (gone.length > 0) throw lineFailure('CART_WAS_DELETED', gone, locale);
  return lines;
}
