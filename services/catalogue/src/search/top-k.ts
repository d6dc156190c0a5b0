import { Heap } from 'mnemonist';
import type { Paging } from '@gvg/contracts/definitions/paging';
import type { ProductColumns } from './product-columns.ts';
import type { Matches } from './match-union.ts';

/**
 * Returns the doc indexes of one page of matches, most relevant first; ties are broken by id, so that pages neither repeat nor lose a product. A heap holds the
 * best `page * limit` candidates with the worst on top: for most of 100,000 documents a single comparison with its key is enough.
 */
export function topK({ docIndexes, relevance }: Matches, { page, limit }: Paging, columns: ProductColumns): number[] {
  const offset = (page - 1) * limit;
  if (offset >= docIndexes.length) return [];
  const { idHigh, idLow } = columns.all;
  const at = (column: Float64Array, docIndex: number) => column[docIndex] as number;
  const worstFirst = (a: number, b: number) =>
    at(relevance, a) - at(relevance, b) || at(idHigh, b) - at(idHigh, a) || at(idLow, b) - at(idLow, a);

  const heapSize = Math.min(offset + limit, docIndexes.length);
  const heap = new Heap<number>(worstFirst);
  for (let index = 0; index < heapSize; index += 1) heap.push(docIndexes[index] as number);
  let worst = heap.peek() as number;
  let least = at(relevance, worst);
  for (let index = heapSize; index < docIndexes.length; index += 1) {
    const docIndex = docIndexes[index] as number;
    const found = at(relevance, docIndex);
    if (found < least || (found === least && worstFirst(docIndex, worst) < 0)) continue;
    heap.replace(docIndex);
    worst = heap.peek() as number;
    least = at(relevance, worst);
  }
  return heap.consume().toReversed().slice(offset);
}
