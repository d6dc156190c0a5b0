import type { ApiError } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { estimateQuery } from './api/estimate.ts';
import type { EstimateLine, EstimateRow } from './api/estimate.ts';

export interface Estimate {
  rows: readonly EstimateRow[] | undefined;
  /** Number of pieces that the rows are for. */
  amount: number;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

const nothing: EstimateLine = { product: '', amount: 0 };

/**
 * Estimates the freight of goods to a country, one row per service. Shared by all pages that show freight. There are no rows without a
 * valid line.
 */
export function useEstimate(country: string | undefined, line: EstimateLine | undefined): Estimate {
  const isRequested = country !== undefined && line !== undefined;
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...estimateQuery(country ?? '', line ?? nothing),
    enabled: isRequested,
  });
  const shown = isRequested && !isError ? data : undefined;
  return {
    rows: shown?.rows,
    amount: shown?.amount ?? 0,
    error: isRequested && isError ? error : undefined,
    isLoading: isRequested && isFetching,
    retry: () => void refetch(),
  };
}
