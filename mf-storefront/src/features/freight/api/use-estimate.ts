import { ApiError, pageContext } from '@gvg/browser-kit';
import type { CallResponse, CallInput } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';

export type EstimateLine = NonNullable<CallInput<'estimateCost'>['body']>['lines'][number];
export type EstimateRow = CallResponse<'estimateCost'>['rows'][number];

export interface Estimate {
  /** Rows of the latest estimate; retained while the next one loads. */
  rows: readonly EstimateRow[] | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** Freight estimate for goods to a country, one row per service; shared by all pages that show freight. */
export function useEstimate(country: string | undefined, line: EstimateLine | undefined): Estimate {
  const [state, setState] = useState<Pick<Estimate, 'rows' | 'error' | 'isLoading'>>({ rows: undefined, error: undefined, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const key = line === undefined ? undefined : JSON.stringify(line);
  useEffect(() => {
    if (country === undefined || key === undefined) return;
    const controller = new AbortController();
    setState(({ rows }) => ({ rows, error: undefined, isLoading: true }));
    const body = { country, lines: [JSON.parse(key) as EstimateLine] };
    pageContext()
      .api.call('estimateCost', { body }, { signal: controller.signal })
      .then(
        ({ rows }) => setState({ rows, error: undefined, isLoading: false }),
        (cause: unknown) => {
          if (controller.signal.aborted) return;
          const error = cause instanceof ApiError ? cause : new ApiError(0, {}, { cause });
          setState({ rows: undefined, error, isLoading: false });
        },
      );
    return () => controller.abort();
  }, [country, key, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
