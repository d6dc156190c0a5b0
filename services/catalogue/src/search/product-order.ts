import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { productSortFields } from '@gvg/contracts/catalogue/terms';
import type { ProductSort } from '@gvg/contracts/catalogue/terms';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { nameOrderOf } from '../entity/name-key.ts';
import { DocSequence } from './doc-sequence.ts';
import type { ProductColumns } from './product-columns.ts';

type SortField = (typeof productSortFields)[number];
/** A sort of customers' lists, or a field of staff's with `-` in front for descending. */
export type ListSort = ProductSort | SortField | `-${SortField}`;

const fieldSorts: Record<ProductSort, SortField | `-${SortField}`> = {
  BEST_SELLER: '-sold',
  PRICE_DESC: '-price',
  PRICE_ASC: 'price',
  NEWEST: '-createdAt',
};

const isNamedSort = (sort: ListSort): sort is ProductSort => Object.hasOwn(fieldSorts, sort);

/** Requested list orders, kept sorted. Ties are broken by id. */
export class ProductOrders {
  readonly #columns: ProductColumns;
  /** By docIndex, the Vietnamese name as lists compare it. */
  readonly #names: string[] = [];
  readonly #sequences = new Map<SortField | `-${SortField}`, DocSequence>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  /** Must be called after each write of a document; `before` is its previous card. */
  update(docIndex: number, card: ProductCard, before: ProductCard | undefined): void {
    if (before?.name.vi !== card.name.vi) this.#names[docIndex] = nameOrderOf(card.name);
    const has: Record<SortField, unknown> = keysOf(card);
    const had = before && keysOf(before);
    for (const [sort, sequence] of this.#sequences) {
      const { field } = parseSort<SortField>(sort);
      if (had?.[field] !== has[field]) sequence.put(docIndex);
    }
  }

  /** All doc indexes in this order. */
  by(sort: ListSort): Uint32Array {
    const key = isNamedSort(sort) ? fieldSorts[sort] : sort;
    let sequence = this.#sequences.get(key);
    if (sequence === undefined) {
      sequence = new DocSequence(this.#comparing(key));
      for (let docIndex = 0; docIndex < this.#columns.size; docIndex += 1) sequence.put(docIndex);
      this.#sequences.set(key, sequence);
    }
    return sequence.order;
  }

  #comparing(sort: SortField | `-${SortField}`): (a: number, b: number) => number {
    const { field, direction } = parseSort<SortField>(sort);
    const byId = (a: number, b: number) => {
      const { idHigh, idLow } = this.#columns.all;
      return at(idHigh, a) - at(idHigh, b) || at(idLow, a) - at(idLow, b);
    };
    if (field === 'name')
      return (a, b) => direction * compareTexts(this.#names[a] as string, this.#names[b] as string) || byId(a, b);
    return (a, b) => {
      const column = this.#columns.all[field];
      return direction * (at(column, a) - at(column, b)) || byId(a, b);
    };
  }
}

const at = (column: Float64Array, docIndex: number): number => column[docIndex] as number;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const keysOf = ({ name, price, salePrice = price, stock, sold, createdAt }: ProductCard) => ({
  name: name.vi,
  price: salePrice,
  stock,
  sold,
  createdAt,
});
