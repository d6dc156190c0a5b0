import type { CallInput } from '@gvg/browser-kit';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { useQueryClient } from '@gvg/query';
import { useEffect, useRef, useState } from 'react';
import { invalidateRows, useUpdateImport } from './api/product-imports.ts';

/** Fix of rows: a value for a cell, with its name if it has one, or the creation of a product for one or all unknown ids. */
export type Mend =
  | { kind: 'CELL'; line: number; column: ProductFileColumn; value: string; label?: string | undefined }
  | { kind: 'CREATE'; line: number }
  | { kind: 'CREATE_ALL' };

function bodyOf(mends: readonly Mend[]): NonNullable<CallInput<'updateProductImport'>['body']> {
  const fixes = mends.flatMap((mend) => {
    if (mend.kind !== 'CELL') return [];
    const { line, column, value } = mend;
    return { line, column, value };
  });
  const lines = mends.flatMap((mend) => (mend.kind === 'CREATE' ? mend.line : []));
  const create = mends.some(({ kind }) => kind === 'CREATE_ALL') ? 'ALL' : lines;
  return { ...(fixes.length > 0 && { fixes }), ...(create.length > 0 && { create }) };
}

/**
 * Fixes of the rows of a dry run. Each fix makes the service read the file again, so fixes made meanwhile are sent together afterwards. `pending` are those
 * whose result is not shown yet.
 */
export function useMends(id: string, isReady: boolean) {
  const client = useQueryClient();
  const [queued, setQueued] = useState<readonly Mend[]>([]);
  const [sent, setSent] = useState<readonly Mend[]>([]);
  const { mutate, error } = useUpdateImport();
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current) void invalidateRows(client, id).then(() => setSent([]));
    wasReady.current = isReady;
  }, [client, id, isReady]);
  useEffect(() => {
    if (!isReady || queued.length === 0 || sent.length > 0) return;
    setSent(queued);
    setQueued([]);
    mutate({ params: { id }, body: bodyOf(queued) }, { onError: () => setSent([]) });
  }, [id, isReady, mutate, queued, sent]);
  return {
    error,
    pending: [...sent, ...queued],
    mend: (next: Mend) => setQueued((before) => [...before, next]),
  };
}
