import type { ApiError } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { useEffect, useState } from 'react';
import { previewQuery } from './api/preview.ts';
import type { Preview, PreviewBody } from './api/preview.ts';

export interface PreviewRequest {
  preview: Preview | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

const debounceMs = 200;

function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

const nothing: PreviewBody = { country: '', lines: [] };

/** Requests the preview of an order of these lines to a country. Does nothing without either. */
export function usePreview(country: string | undefined, lines: PreviewBody['lines']): PreviewRequest {
  const key = country === undefined || lines.length === 0 ? undefined : JSON.stringify({ country, lines });
  const debounced = useDebounced(key);
  const body = debounced === undefined ? nothing : (JSON.parse(debounced) as PreviewBody);
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...previewQuery(body),
    enabled: debounced !== undefined,
  });
  const isCurrent = key !== undefined && body.country === country;
  return {
    preview: isCurrent && !isError ? data : undefined,
    error: isCurrent && isError ? error : undefined,
    isLoading: key !== undefined && (isFetching || key !== debounced),
    // A refetch runs even if the query is disabled.
    retry() {
      if (debounced !== undefined) void refetch();
    },
  };
}
