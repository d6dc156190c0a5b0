import { asApiError, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';

export type Preview = CallResponse<'previewOrder'>;
export type PreviewRow = Preview['rows'][number];

/** A line by its id, and how many pieces of it. */
export interface ChosenLine {
  line: string;
  amount: number;
}

interface PreviewState {
  country: string | undefined;
  preview: Preview | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

export interface PreviewRequest extends Omit<PreviewState, 'country'> {
  retry: () => void;
}

const nothing: PreviewState = { country: undefined, preview: undefined, error: undefined, isLoading: false };
const settleMs = 200;

/** What an order of these lines would cost to a country. The last preview stays while the next one loads, but never that of another country. */
export function usePreview(country: string | undefined, lines: readonly ChosenLine[]): PreviewRequest {
  const [state, setState] = useState<PreviewState>(nothing);
  const [attempt, setAttempt] = useState(0);
  const key = lines.length === 0 ? undefined : JSON.stringify(lines);
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
    const request = () =>
      pageContext()
        .api.call(
          'previewOrder',
          { body: { country, lines: JSON.parse(key) as ChosenLine[] } },
          { signal: controller.signal },
        )
        .then(
          (preview) => !controller.signal.aborted && setState({ country, preview, error: undefined, isLoading: false }),
          (cause: unknown) =>
            !controller.signal.aborted &&
            setState({ country, preview: undefined, error: asApiError(cause), isLoading: false }),
        );
    const timer = setTimeout(() => void request(), settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [country, key, attempt]);
  const { preview, error, isLoading } =
    isRequested && state.country === country ? state : { ...nothing, isLoading: isRequested };
  return { preview, error, isLoading, retry: () => setAttempt(attempt + 1) };
}
