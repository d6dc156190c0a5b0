import { Heap } from 'mnemonist';
import type { Paging } from '@gvg/contracts/paging';
import type { ProductColumns } from './product-columns.ts';
import type { DocOrder } from './product-order.ts';

/**
 * The slots of one page in order. Only as many as the page reaches to are ever kept, the worst of them on top of a heap: for most of 100,000
 * slots one comparison with its key is all.
 */
export function topK(slots: Uint32Array, { key, first }: DocOrder, { page, limit }: Paging, columns: ProductColumns): number[] {
  const offset = (page - 1) * limit;
  if (offset >= slots.length) return [];
  const { idHigh, idLow } = columns.all;
  const sign = first === 'greatest' ? -1 : 1;
  const at = (column: Float64Array, slot: number) => column[slot] as number;
  const worstFirst = (a: number, b: number) => sign * (at(key, b) - at(key, a)) || at(idHigh, b) - at(idHigh, a) || at(idLow, b) - at(idLow, a);

  const heapSize = Math.min(offset + limit, slots.length);
  const heap = new Heap<number>(worstFirst);
  for (let index = 0; index < heapSize; index += 1) heap.push(slots[index] as number);
  let worst = heap.peek() as number;
  let worstKey = sign * at(key, worst);
  for (let index = heapSize; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    const docKey = sign * at(key, slot);
    if (docKey > worstKey || (docKey === worstKey && worstFirst(slot, worst) < 0)) continue;
    heap.replace(slot);
    worst = heap.peek() as number;
    worstKey = sign * at(key, worst);
  }
  return heap.consume().toReversed().slice(offset);
}
