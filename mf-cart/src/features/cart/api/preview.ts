import { pageContext } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';

export type Preview = CallResponse<'previewOrder'>;
export type PreviewRow = Preview['rows'][number];

export interface PreviewBody {
  country: string;
  /** Lines by id, with their number of pieces. */
  lines: readonly { line: string; amount: number }[];
}

/** Preview of an order of these lines. The last preview stays while the next one loads, but never that of another country. */
export const previewQuery = (body: PreviewBody) =>
  queryOptions({
    queryKey: ['order preview', body.country, body.lines] as const,
    queryFn: ({ signal }) =>
      pageContext().api.call('previewOrder', { body: { ...body, lines: [...body.lines] } }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === body.country ? previous : undefined),
  });
