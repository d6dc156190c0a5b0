import { errorTexts as en } from '@gvg/contracts/cart/error-texts.en';
import { errorTexts as vi } from '@gvg/contracts/cart/error-texts.vi';
import type { Locale } from '@gvg/contracts/values/locale';
import { maxDetails } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { LoadedLine } from './load-lines.ts';

const texts = { vi, en };

export interface WrongLine {
  /** Of the line in the request. */
  index: number;
  /** What is wrong with it, for example its state. */
  code: string;
  /** Default: the text of the failure. */
  message?: string;
  /** How many pieces there are for it. */
  maximum?: number | undefined;
}

/** A failure that names entries of a list in the request: `details[].path` is `{list}.{index}`. */
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

/** `failureAt` for lines of the request. */
export const lineFailure = (failure: keyof typeof en, lines: readonly WrongLine[], locale: Locale): ApiFailure =>
  failureAt('lines', failure, lines, locale);

/** The loaded lines in the order of `ids`. Throws CART_NOT_FOUND where one is not the customer's. */
export function findChosenLines(loaded: readonly LoadedLine[], ids: readonly string[], locale: Locale): LoadedLine[] {
  const byId = new Map(loaded.map((found) => [found.line._id.toHexString(), found]));
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [{ index, code: 'CART_NOT_FOUND' }]));
  if (missing.length > 0) throw lineFailure('CART_NOT_FOUND', missing, locale);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Like `findChosenLines`, for lines in the cart alone: throws CART_WAS_DELETED where one has left it. */
export function findLinesInCart(loaded: readonly LoadedLine[], ids: readonly string[], locale: Locale): LoadedLine[] {
  const lines = findChosenLines(loaded, ids, locale);
  const gone = lines.flatMap(({ line }, index) =>
    line.status === 'IN_CART' ? [] : [{ index, code: 'CART_WAS_DELETED' }],
  );
  if (gone.length > 0) throw lineFailure('CART_WAS_DELETED', gone, locale);
  return lines;
}
