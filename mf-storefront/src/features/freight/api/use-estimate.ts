import { ApiError, pageContext } from '@gvg/browser-kit';
import type { CallResponse, CallInput } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';

export type EstimateLine = NonNullable<CallInput<'estimateCost'>['body']>['lines'][number];
export type EstimateRow = CallResponse<'estimateCost'>['rows'][number];

interface EstimateState {
  /** Country that the rows are for. */
  country: string | undefined;
  rows: readonly EstimateRow[] | undefined;
  /** Pieces that the rows are for. */
  amount: number;
  error: ApiError | undefined;
  isLoading: boolean;
}

export interface Estimate extends Omit<EstimateState, 'country'> {
  retry: () => void;
}

const nothing: EstimateState = { country: undefined, rows: undefined, amount: 0, error: undefined, isLoading: false };

/**
 * Freight estimate for goods to a country, one row per service; shared by all pages that show freight. The rows of the previous line stay while the next
 * estimate loads, but never those of another country, and none without a valid line.
 */
export function useEstimate(country: string | undefined, line: EstimateLine | undefined): Estimate {
  const [state, setState] = useState<EstimateState>(nothing);
  const [attempt, setAttempt] = useState(0);
  const key = line === undefined ? undefined : JSON.stringify(line);
  const isRequested = country !== undefined && key !== undefined;
  useEffect(() => {
    if (country === undefined || key === undefined) {
      setState(nothing);
      return undefined;
    }
    const controller = new AbortController();
    setState((previous) => ({
      ...(previous.country === country ? previous : nothing),
      country,
      error: undefined,
      isLoading: true,
    }));
    const requested = JSON.parse(key) as EstimateLine;
    const { amount } = requested;
    const body = { country, lines: [requested] };
    pageContext()
      .api.call('estimateCost', { body }, { signal: controller.signal })
      .then(
        ({ rows }) => setState({ country, rows, amount, error: undefined, isLoading: false }),
        (cause: unknown) => {
          if (controller.signal.aborted) return;
          const error = cause instanceof ApiError ? cause : new ApiError(0, {}, { cause });
          setState({ country, rows: undefined, amount, error, isLoading: false });
        },
      );
    return () => controller.abort();
  }, [country, key, attempt]);
  const { rows, amount, error, isLoading } =
    isRequested && state.country === country ? state : { ...nothing, isLoading: isRequested };
  return { rows, amount, error, isLoading, retry: () => setAttempt(attempt + 1) };
}
