import type { ProductPriority, ProductType } from '@gvg/contracts/catalogue-terms';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue-terms';
import type { ProductColumns } from './product-columns.ts';
import type { Shelves } from './shelves.ts';

/** What a list keeps; ids as on the wire, prices in VND as paid, both ends included. */
export interface ProductFilter {
  category?: string | undefined;
  producer?: string | undefined;
  type?: ProductType | undefined;
  priority?: ProductPriority | undefined;
  country?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  /** Products that were removed. */
  includeDeleted?: boolean | undefined;
  /** Products under a hidden or removed category or producer. */
  includeHidden?: boolean | undefined;
}

/** By slot, whether a list keeps it: 1 or 0. */
export type Mask = Uint8Array;

/** Works out masks. What every shopper's list has in common is kept and follows each change; the rest is one pass over a column a filter. */
export class ProductMasks {
  readonly #columns: ProductColumns;
  readonly #shelves: Shelves;
  #onShow: Mask = new Uint8Array(0);
  #scratch: Mask = new Uint8Array(0);
  /** Of the shelves when `#onShow` was worked out. */
  #shelvesState = -1;

  constructor(columns: ProductColumns, shelves: Shelves) {
    this.#columns = columns;
    this.#shelves = shelves;
  }

  /** To be told after each write to a slot. */
  changed(slot: number): void {
    if (slot < this.#onShow.length) this.#onShow[slot] = this.#isOnShow(slot);
  }

  /** Valid until the next call. */
  of(filter: ProductFilter): Mask {
    const { categories, producers, countries, all } = this.#columns;
    const { category, producer, type, priority, country, inStock, minPrice, maxPrice } = filter;
    const only: [ArrayLike<number>, number | undefined][] = [];
    if (category !== undefined) only.push([all.category, categories.find(category)]);
    if (producer !== undefined) only.push([all.producer, producers.find(producer)]);
    if (country !== undefined) only.push([all.country, countries.find(country)]);
    if (type !== undefined) only.push([all.type, productTypes.indexOf(type)]);
    if (priority !== undefined) only.push([all.priority, productPriorities.indexOf(priority)]);
    if (inStock !== undefined) only.push([all.inStock, inStock ? 1 : 0]);
    const priced = minPrice !== undefined || maxPrice !== undefined;

    const base = this.#baseOf(filter);
    if (only.length === 0 && !priced) return base;
    const mask = this.#copy(base);
    for (const [column, wanted] of only) keepOnly(mask, column, wanted, this.#columns.size);
    if (priced) keepBetween(mask, all.price, { low: minPrice ?? 0, high: maxPrice ?? Infinity, size: this.#columns.size });
    return mask;
  }

  #baseOf({ includeDeleted = false, includeHidden = false }: ProductFilter): Mask {
    this.#refresh();
    if (!includeDeleted && !includeHidden) return this.#onShow;
    const { isDeleted } = this.#columns.all;
    const mask = this.#copy(this.#onShow);
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      mask[slot] = (includeDeleted || isDeleted[slot] === 0) && (includeHidden || this.#isUncovered(slot)) ? 1 : 0;
    }
    return mask;
  }

  #refresh(): void {
    if (this.#onShow.length === this.#columns.capacity && this.#shelvesState === this.#shelves.state) return;
    this.#shelvesState = this.#shelves.state;
    this.#onShow = new Uint8Array(this.#columns.capacity);
    for (let slot = 0; slot < this.#columns.size; slot += 1) this.#onShow[slot] = this.#isOnShow(slot);
  }

  #isOnShow(slot: number): 0 | 1 {
    return this.#columns.all.isDeleted[slot] === 0 && this.#isUncovered(slot) ? 1 : 0;
  }

  #isUncovered(slot: number): boolean {
    const { category, producer } = this.#columns.all;
    return this.#shelves.isShown(category[slot] as number, producer[slot] as number);
  }

  #copy(mask: Mask): Mask {
    if (mask === this.#scratch) return mask;
    if (this.#scratch.length !== mask.length) this.#scratch = new Uint8Array(mask.length);
    this.#scratch.set(mask);
    return this.#scratch;
  }
}

/** A name that nothing has, an undefined number, keeps nothing. */
function keepOnly(mask: Mask, column: ArrayLike<number>, wanted: number | undefined, size: number): void {
  for (let slot = 0; slot < size; slot += 1) if (column[slot] !== wanted) mask[slot] = 0;
}

function keepBetween(mask: Mask, column: Float64Array, { low, high, size }: { low: number; high: number; size: number }): void {
  for (let slot = 0; slot < size; slot += 1) {
    const value = column[slot] as number;
    if (value < low || value > high) mask[slot] = 0;
  }
}
