import { errorTexts as en } from '@gvg/contracts/cart/error-texts.en';
import { errorTexts as vi } from '@gvg/contracts/cart/error-texts.vi';
import type { Locale } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { maxDetails } from '@gvg/contracts/validation';
import type { LoadedLine } from './load-lines.ts';

const texts = { vi, en };

/** A failure that names lines of the request: `details[].path` is `lines.{index}`, `code` says what is wrong with it, for example its state. */
export function lineFailure(code: keyof typeof en, lines: readonly { index: number; code: string; message?: string }[], locale: Locale): ApiFailure {
  const details = lines.slice(0, maxDetails).map(({ index, message, ...line }) => ({ path: `lines.${index}`, code: line.code, message: message ?? texts[locale][code] }));
  return new ApiFailure(code, { details });
}

/** The lines in the order of `ids`. Throws CART_NOT_FOUND where one is not the customer's, CART_WAS_DELETED where one has left the cart. */
export function checkChosenLines(loaded: readonly LoadedLine[], ids: readonly string[], locale: Locale): LoadedLine[] {
  const byId = new Map(loaded.map((found) => [found.line._id.toHexString(), found]));
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [{ index, code: 'CART_NOT_FOUND' }]));
  if (missing.length > 0) throw lineFailure('CART_NOT_FOUND', missing, locale);
  const lines = ids.map((id) => byId.get(id) as LoadedLine);
  const gone = lines.flatMap(({ line }, index) => (line.status === 'IN_CART' ? [] : [{ index, code: 'CART_WAS_DELETED' }]));
  if (gone.length > 0) throw lineFailure('CART_WAS_DELETED', gone, locale);
  return lines;
}
