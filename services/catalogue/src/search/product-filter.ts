import type { ProductPriority, ProductType } from '@gvg/contracts/catalogue/terms';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductColumns } from './product-columns.ts';
import type { GroupIndex } from './group-index.ts';

/** Filter criteria of a list; ids as on the wire, effective prices in VND, both bounds inclusive. */
export interface ProductCriteria {
  category?: string | undefined;
  producer?: string | undefined;
  type?: ProductType | undefined;
  priority?: ProductPriority | undefined;
  country?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** `false` does not filter (rules/catalogue.md). */
  inStock?: boolean | undefined;
  /** Returns whether goods of a category and type are carried to the chosen country. */
  carries?: ((category: string, type: ProductType) => boolean) | undefined;
  includeDeleted?: boolean | undefined;
  /** Include products that are hidden, or of a hidden or removed category or producer. */
  includeHidden?: boolean | undefined;
  /** Only products that are, or are not, shown themselves; includes hidden ones. */
  isShowed?: boolean | undefined;
  /** Only products that are, or are not, removed; includes removed ones. */
  isDeleted?: boolean | undefined;
  /** Only products without stock. */
  isOut?: boolean | undefined;
  /** Only these, by docIndex. */
  only?: ReadonlySet<number> | undefined;
}

/** By docIndex, one byte each: 1 if the product passes the filter, else 0. */
export type FilterBitmap = Uint8Array;

interface Base {
  includeDeleted: boolean;
  includeHidden: boolean;
  bitmap: FilterBitmap;
}

/** Evaluates criteria. The base lists are cached and updated with each write; every other criterion is one pass over a column. */
export class ProductFilter {
  readonly #columns: ProductColumns;
  readonly #groups: GroupIndex;
  /** Base lists, by whether they include removed and hidden products: for shoppers without them, for staff with them. */
  readonly #bases = new Map<string, Base>();
  #scratch: FilterBitmap = new Uint8Array(0);
  /** Version of `#groups` that the bases were computed from. */
  #groupsVersion = -1;

  constructor(columns: ProductColumns, groups: GroupIndex) {
    this.#columns = columns;
    this.#groups = groups;
  }

  /** Must be called after each write to a document. */
  update(docIndex: number): void {
    for (const base of this.#bases.values())
      if (docIndex < base.bitmap.length) base.bitmap[docIndex] = this.#isIn(base, docIndex);
  }

  /** Valid until the next call. */
  bitmapFor(criteria: ProductCriteria): FilterBitmap {
    const { categories, producers, countries, all } = this.#columns;
    const { category, producer, type, priority, country, inStock, minPrice, maxPrice } = criteria;
    const equalities: [ArrayLike<number>, number | undefined][] = [];
    if (category !== undefined) equalities.push([all.category, categories.find(category)]);
    if (producer !== undefined) equalities.push([all.producer, producers.find(producer)]);
    if (country !== undefined) equalities.push([all.country, countries.find(country)]);
    if (type !== undefined) equalities.push([all.type, productTypes.indexOf(type)]);
    if (priority !== undefined) equalities.push([all.priority, productPriorities.indexOf(priority)]);
    if (criteria.isShowed !== undefined) equalities.push([all.isShowed, Number(criteria.isShowed)]);
    if (criteria.isDeleted !== undefined) equalities.push([all.isDeleted, Number(criteria.isDeleted)]);
    if (criteria.isOut === true) equalities.push([all.stock, 0]);
    const hasPriceRange = minPrice !== undefined || maxPrice !== undefined;

    const base = this.#baseOf(criteria);
    const { carries, only } = criteria;
    const hasEqualities = equalities.length > 0 || only !== undefined;
    if (!hasEqualities && !hasPriceRange && inStock !== true && carries === undefined) return base;
    const bitmap = this.#copy(base);
    if (inStock === true) retainRange(bitmap, all.stock, { low: 1, high: Infinity, size: this.#columns.size });
    for (const [column, expected] of equalities) retainEqual(bitmap, column, expected, this.#columns.size);
    if (hasPriceRange)
      retainRange(bitmap, all.price, { low: minPrice ?? 0, high: maxPrice ?? Infinity, size: this.#columns.size });
    if (only !== undefined) retainOnly(bitmap, only, this.#columns.size);
    if (carries !== undefined) retainCarried(bitmap, this.#columns, carries);
    return bitmap;
  }

  #baseOf({
    isShowed: shown,
    isDeleted: removed,
    includeDeleted = removed !== undefined,
    includeHidden = shown !== undefined,
  }: ProductCriteria): FilterBitmap {
    if (this.#groupsVersion !== this.#groups.version) this.#bases.clear();
    this.#groupsVersion = this.#groups.version;
    const key = `${includeDeleted} ${includeHidden}`;
    const known = this.#bases.get(key);
    if (known?.bitmap.length === this.#columns.capacity) return known.bitmap;
    const base: Base = { includeDeleted, includeHidden, bitmap: new Uint8Array(this.#columns.capacity) };
    for (let docIndex = 0; docIndex < this.#columns.size; docIndex += 1)
      base.bitmap[docIndex] = this.#isIn(base, docIndex);
    this.#bases.set(key, base);
    return base.bitmap;
  }

  #isIn({ includeDeleted, includeHidden }: Base, docIndex: number): 0 | 1 {
    const isListed = includeDeleted || this.#columns.all.isDeleted[docIndex] === 0;
    return isListed && (includeHidden || this.#isShown(docIndex)) ? 1 : 0;
  }

  /** Hidden neither itself nor by its category or producer. */
  #isShown(docIndex: number): boolean {
    const { isShowed, category, producer } = this.#columns.all;
    return isShowed[docIndex] === 1 && this.#groups.isShown(category[docIndex] as number, producer[docIndex] as number);
  }

  #copy(bitmap: FilterBitmap): FilterBitmap {
    if (bitmap === this.#scratch) return bitmap;
    if (this.#scratch.length !== bitmap.length) this.#scratch = new Uint8Array(bitmap.length);
    this.#scratch.set(bitmap);
    return this.#scratch;
  }
}

/** `expected` is undefined for an unknown key, which retains nothing. */
function retainEqual(
  bitmap: FilterBitmap,
  column: ArrayLike<number>,
  expected: number | undefined,
  size: number,
): void {
  for (let docIndex = 0; docIndex < size; docIndex += 1) if (column[docIndex] !== expected) bitmap[docIndex] = 0;
}

function retainOnly(bitmap: FilterBitmap, only: ReadonlySet<number>, size: number): void {
  for (let docIndex = 0; docIndex < size; docIndex += 1)
    if (bitmap[docIndex] === 1 && !only.has(docIndex)) bitmap[docIndex] = 0;
}

/** Asks once for each category and type, not for each product. */
function retainCarried(
  bitmap: FilterBitmap,
  { categories, all, size }: ProductColumns,
  carries: NonNullable<ProductCriteria['carries']>,
): void {
  const isCarried = categories.keys().map((category) => productTypes.map((type) => carries(category, type)));
  for (let docIndex = 0; docIndex < size; docIndex += 1) {
    if (isCarried[all.category[docIndex] as number]?.[all.type[docIndex] as number] !== true) bitmap[docIndex] = 0;
  }
}

function retainRange(
  bitmap: FilterBitmap,
  column: Float64Array,
  { low, high, size }: { low: number; high: number; size: number },
): void {
  for (let docIndex = 0; docIndex < size; docIndex += 1) {
    const value = column[docIndex] as number;
    if (value < low || value > high) bitmap[docIndex] = 0;
  }
}
