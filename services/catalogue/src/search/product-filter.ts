import type { ProductPriority, ProductType } from '@gvg/contracts/catalogue/terms';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductColumns } from './product-columns.ts';
import type { GroupVisibility } from './group-visibility.ts';

/** What a list keeps; ids as on the wire, prices in VND as paid, both ends included. */
export interface ProductCriteria {
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
export type FilterBitmap = Uint8Array;

/** Works out masks. What every shopper's list has in common is kept and follows each change; the rest is one pass over a column a filter. */
export class ProductFilter {
  readonly #columns: ProductColumns;
  readonly #groups: GroupVisibility;
  #visible: FilterBitmap = new Uint8Array(0);
  #scratch: FilterBitmap = new Uint8Array(0);
  /** Of the shelves when `#onShow` was worked out. */
  #groupsVersion = -1;

  constructor(columns: ProductColumns, shelves: GroupVisibility) {
    this.#columns = columns;
    this.#groups = shelves;
  }

  /** To be told after each write to a slot. */
  update(slot: number): void {
    if (slot < this.#visible.length) this.#visible[slot] = this.#isVisible(slot);
  }

  /** Valid until the next call. */
  bitmapFor(filter: ProductCriteria): FilterBitmap {
    const { categories, producers, countries, all } = this.#columns;
    const { category, producer, type, priority, country, inStock, minPrice, maxPrice } = filter;
    const equalities: [ArrayLike<number>, number | undefined][] = [];
    if (category !== undefined) equalities.push([all.category, categories.find(category)]);
    if (producer !== undefined) equalities.push([all.producer, producers.find(producer)]);
    if (country !== undefined) equalities.push([all.country, countries.find(country)]);
    if (type !== undefined) equalities.push([all.type, productTypes.indexOf(type)]);
    if (priority !== undefined) equalities.push([all.priority, productPriorities.indexOf(priority)]);
    if (inStock !== undefined) equalities.push([all.inStock, inStock ? 1 : 0]);
    const hasPriceRange = minPrice !== undefined || maxPrice !== undefined;

    const base = this.#baseOf(filter);
    if (equalities.length === 0 && !hasPriceRange) return base;
    const mask = this.#copy(base);
    for (const [column, expected] of equalities) retainEqual(mask, column, expected, this.#columns.size);
    if (hasPriceRange) retainRange(mask, all.price, { low: minPrice ?? 0, high: maxPrice ?? Infinity, size: this.#columns.size });
    return mask;
  }

  #baseOf({ includeDeleted = false, includeHidden = false }: ProductCriteria): FilterBitmap {
    this.#refresh();
    if (!includeDeleted && !includeHidden) return this.#visible;
    const { isDeleted } = this.#columns.all;
    const mask = this.#copy(this.#visible);
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      mask[slot] = (includeDeleted || isDeleted[slot] === 0) && (includeHidden || this.#isInVisibleGroup(slot)) ? 1 : 0;
    }
    return mask;
  }

  #refresh(): void {
    if (this.#visible.length === this.#columns.capacity && this.#groupsVersion === this.#groups.version) return;
    this.#groupsVersion = this.#groups.version;
    this.#visible = new Uint8Array(this.#columns.capacity);
    for (let slot = 0; slot < this.#columns.size; slot += 1) this.#visible[slot] = this.#isVisible(slot);
  }

  #isVisible(slot: number): 0 | 1 {
    return this.#columns.all.isDeleted[slot] === 0 && this.#isInVisibleGroup(slot) ? 1 : 0;
  }

  #isInVisibleGroup(slot: number): boolean {
    const { category, producer } = this.#columns.all;
    return this.#groups.isShown(category[slot] as number, producer[slot] as number);
  }

  #copy(mask: FilterBitmap): FilterBitmap {
    if (mask === this.#scratch) return mask;
    if (this.#scratch.length !== mask.length) this.#scratch = new Uint8Array(mask.length);
    this.#scratch.set(mask);
    return this.#scratch;
  }
}

/** A name that nothing has, an undefined number, keeps nothing. */
function retainEqual(mask: FilterBitmap, column: ArrayLike<number>, expected: number | undefined, size: number): void {
  for (let slot = 0; slot < size; slot += 1) if (column[slot] !== expected) mask[slot] = 0;
}

function retainRange(mask: FilterBitmap, column: Float64Array, { low, high, size }: { low: number; high: number; size: number }): void {
  for (let slot = 0; slot < size; slot += 1) {
    const value = column[slot] as number;
    if (value < low || value > high) mask[slot] = 0;
  }
}
