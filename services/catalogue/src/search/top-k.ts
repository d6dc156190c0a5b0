import { Heap } from 'mnemonist';
import type { Paging } from '@gvg/contracts/definitions/paging';
import type { ProductColumns } from './product-columns.ts';
import type { DocOrder } from './product-order.ts';

/**
 * The doc indexes of one page in order. A heap holds the best `page * limit` candidates with the worst on top: for most of 100,000 documents
 * a single comparison with its key is enough.
 */
export function topK(
  docIndexes: Uint32Array,
  { key, first }: DocOrder,
  { page, limit }: Paging,
  columns: ProductColumns,
): number[] {
  const offset = (page - 1) * limit;
  if (offset >= docIndexes.length) return [];
  const { idHigh, idLow } = columns.all;
  const sign = first === 'greatest' ? -1 : 1;
  const at = (column: Float64Array, docIndex: number) => column[docIndex] as number;
  const worstFirst = (a: number, b: number) =>
    sign * (at(key, b) - at(key, a)) || at(idHigh, b) - at(idHigh, a) || at(idLow, b) - at(idLow, a);

  const heapSize = Math.min(offset + limit, docIndexes.length);
  const heap = new Heap<number>(worstFirst);
  for (let index = 0; index < heapSize; index += 1) heap.push(docIndexes[index] as number);
  let worst = heap.peek() as number;
  let worstKey = sign * at(key, worst);
  for (let index = heapSize; index < docIndexes.length; index += 1) {
    const docIndex = docIndexes[index] as number;
    const docKey = sign * at(key, docIndex);
    if (docKey > worstKey || (docKey === worstKey && worstFirst(docIndex, worst) < 0)) continue;
    heap.replace(docIndex);
    worst = heap.peek() as number;
    worstKey = sign * at(key, worst);
  }
  return heap.consume().toReversed().slice(offset);
}
