import { queryKeys } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import { useQuery, useQueryClient } from '@gvg/query';
import { useEffect, useState } from 'react';
import { amendmentPreviewQuery } from './api/amendment.ts';
import type { AmendmentBody, AmendmentPreview } from './api/amendment.ts';

const debounceMs = 300;
const nothing: AmendmentBody = { revision: 1 };

export interface Preview {
  preview: AmendmentPreview | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

/**
 * Debounced dry run of a change, or nothing without a change. Reloads an order that has changed meanwhile. Stops once the change `isSent`, because the preview
 * would have an outdated revision.
 */
export function useAmendmentPreview(code: string, body: AmendmentBody | undefined, isSent: boolean): Preview {
  const client = useQueryClient();
  const key = body === undefined ? undefined : JSON.stringify(body);
  const [debounced, setDebounced] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(key), debounceMs);
    return () => clearTimeout(timer);
  }, [key]);
  const asked = debounced === undefined ? nothing : (JSON.parse(debounced) as AmendmentBody);
  const { data, error, isError, isFetching } = useQuery({
    ...amendmentPreviewQuery(code, asked),
    enabled: debounced !== undefined && !isSent,
  });
  const isOutdated = isError && error.code === 'VERSION_CONFLICT';
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: queryKeys.orders });
  }, [client, isOutdated]);
  const isCurrent = key !== undefined && debounced !== undefined;
  return {
    preview: isCurrent && !isError ? data : undefined,
    error: isCurrent && isError ? error : undefined,
    isLoading: key !== undefined && (isFetching || key !== debounced),
  };
}
