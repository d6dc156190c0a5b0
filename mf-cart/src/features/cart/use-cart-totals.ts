import { queryKeys } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { useQueryClient } from '@gvg/query';
import { useEffect } from 'react';
import { isOrderable } from '../line/line-state.ts';
import { refusalsOf, rowOf } from './settle-cart.ts';
import type { LeftOutReason } from './settle-cart.ts';
import { usePreview } from './use-preview.ts';
import type { Preview, PreviewRow } from './api/preview.ts';

export interface CartTotals {
  /** Lines that an order would contain now. */
  taken: readonly CartLine[];
  /** Number of their pieces. */
  pieces: number;
  leftOut: ReadonlyMap<string, LeftOutReason>;
  /** Why the chosen service does not take lines, by their ids. */
  refusals: ReadonlyMap<string, { code: string; reason: LocalizedText }>;
  /** Rows of all services for the selected lines. */
  rows: readonly PreviewRow[] | undefined;
  /** The chosen service's row and the sums, only for `taken`. */
  row: PreviewRow | undefined;
  preview: Preview | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

export interface CartToTotal {
  docs: readonly CartLine[];
  chosen: readonly CartLine[];
  tooMany: readonly CartLine[];
  amountOf: (line: CartLine) => number;
  country: string | undefined;
  service: ShippingService;
}

/** Reloads the cart if a preview leaves out lines that are ready in the cart, to show their changes. */
function useFreshCart(preview: Preview | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (preview !== undefined && preview.left.length > 0) void client.invalidateQueries({ queryKey: queryKeys.cart });
  }, [client, preview]);
}

/**
 * Calculates an order of the selected lines. Lines that the service does not take are excluded from all sums, which come from a second
 * preview of the rest.
 */
export function useCartTotals({ docs, chosen, tooMany, amountOf, country, service }: CartToTotal): CartTotals {
  const requestOf = (lines: readonly CartLine[]) => lines.map((line) => ({ line: line._id, amount: amountOf(line) }));
  const all = usePreview(country, requestOf(chosen));
  const chosenRow = rowOf(all.preview?.rows ?? [], service);
  const refusals = all.preview === undefined ? new Map<string, never>() : refusalsOf(all.preview, chosenRow);
  useFreshCart(all.preview);
  const left = new Map(all.preview?.left.map(({ line, state }) => [line, state as LeftOutReason]));
  const taken = chosen.filter(({ _id }) => !refusals.has(_id) && !left.has(_id));
  const isPartly = refusals.size > 0 && taken.length > 0;
  const rest = usePreview(country, isPartly ? requestOf(taken) : []);
  const sums = isPartly ? rest : all;
  const isNothingTaken = taken.length === 0;
  const leftOut = new Map<string, LeftOutReason>(
    docs.map((line) => [line._id, isOrderable(line) ? 'UNCHOSEN' : line.state]),
  );
  for (const { _id } of tooMany) leftOut.set(_id, 'TOO_MANY');
  for (const { _id } of chosen) leftOut.delete(_id);
  for (const [id, state] of left) leftOut.set(id, state);
  for (const id of refusals.keys()) leftOut.set(id, 'REFUSED');
  return {
    taken,
    pieces: taken.reduce((sum, line) => sum + amountOf(line), 0),
    leftOut,
    refusals,
    rows: all.preview?.rows,
    row: isNothingTaken ? undefined : rowOf(sums.preview?.rows ?? [], chosenRow?.service ?? service),
    preview: isNothingTaken ? undefined : sums.preview,
    error: all.error ?? sums.error,
    isLoading: all.isLoading || sums.isLoading,
    retry() {
      all.retry();
      rest.retry();
    },
  };
}
