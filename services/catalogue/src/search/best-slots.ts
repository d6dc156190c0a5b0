import { FixedReverseHeap } from 'mnemonist';
import type { Paging } from '@gvg/contracts/paging';
import type { SlotComparator } from './product-order.ts';

/** The slots of one page in order. Only as many as the page reaches to are ever sorted: the first page of 100,000 costs one pass. */
export function bestSlots(slots: Uint32Array, order: SlotComparator, { page, limit }: Paging): number[] {
  const skipped = (page - 1) * limit;
  if (skipped >= slots.length) return [];
  const best = new FixedReverseHeap<number>(Uint32Array, order, Math.min(skipped + limit, slots.length));
  for (const slot of slots) best.push(slot);
  return Array.from(best.consume()).slice(skipped);
}
