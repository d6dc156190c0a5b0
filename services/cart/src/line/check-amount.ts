import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isOpen } from './line-quote.ts';
import type { LoadedLine } from './load-lines.ts';

/** Throws `ACTION_NOT_ALLOWED` for an amount other than that of an open quote. */
export function checkAmount({ line, quote }: Pick<LoadedLine, 'line' | 'quote'>, amount = line.amount): void {
  if (amount !== line.amount && isOpen(quote)) throw new ApiFailure('ACTION_NOT_ALLOWED');
}
