import type { ApiError } from '@gvg/browser-kit';
import { SkeletonBox, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/load-error.tsx';

const Placeholder = styled('div')({ display: 'grid', gap: 14, padding: 16 });

/** State of the query behind a card. */
export interface Loaded<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

/** Content of a card once loaded. Before that a skeleton, or the error with a retry. */
export function CardState<Data>({
  of: { data, error, refetch },
  lines = 3,
  children,
}: {
  of: Loaded<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error !== null) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Placeholder aria-busy="true">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBox key={line} sx={{ height: 28 }} />
      ))}
    </Placeholder>
  );
}
