import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { IdTable } from './id-table.ts';

const initialCapacity = 1024;

type Columns = ReturnType<typeof createColumns>;

function createColumns(capacity: number) {
  return {
    revision: new Uint32Array(capacity),
    sold: new Float64Array(capacity),
    stock: new Float64Array(capacity),
    /** Effective price in VND: the sale price if set. */
    price: new Float64Array(capacity),
    createdAt: new Float64Array(capacity),
    /** The id as two 48-bit numbers, so that ties are broken without comparing strings. */
    idHigh: new Float64Array(capacity),
    idLow: new Float64Array(capacity),
    category: new Uint32Array(capacity),
    producer: new Uint32Array(capacity),
    country: new Uint16Array(capacity),
    type: new Uint8Array(capacity),
    priority: new Uint8Array(capacity),
    isShowed: new Uint8Array(capacity),
    isDeleted: new Uint8Array(capacity),
  };
}

/** Columnar store of the fields that lists filter and sort by, indexed by docIndex: scanning 100,000 documents takes well under a millisecond. */
export class ProductColumns {
  readonly categories = new IdTable();
  readonly producers = new IdTable();
  readonly countries = new IdTable();
  #columns: Columns = createColumns(initialCapacity);
  #size = 0;
  #capacity = initialCapacity;

  get all(): Readonly<Columns> {
    return this.#columns;
  }

  get size(): number {
    return this.#size;
  }

  /** Allocated length of the columns; arrays indexed by docIndex must be this long. */
  get capacity(): number {
    return this.#capacity;
  }

  allocateDocIndex(): number {
    if (this.#size === this.#capacity) this.#grow();
    this.#size += 1;
    return this.#size - 1;
  }

  write(docIndex: number, card: ProductCard): void {
    const columns = this.#columns;
    columns.revision[docIndex] = card.revision;
    columns.sold[docIndex] = card.sold;
    columns.price[docIndex] = card.salePrice ?? card.price;
    columns.createdAt[docIndex] = Date.parse(card.createdAt);
    columns.idHigh[docIndex] = Number.parseInt(card._id.slice(0, 12), 16);
    columns.idLow[docIndex] = Number.parseInt(card._id.slice(12), 16);
    columns.category[docIndex] = this.categories.idFor(card.category);
    columns.producer[docIndex] = this.producers.idFor(card.producer);
    columns.country[docIndex] = this.countries.idFor(card.country);
    columns.type[docIndex] = productTypes.indexOf(card.type);
    columns.priority[docIndex] = productPriorities.indexOf(card.priority);
    columns.stock[docIndex] = card.stock;
    columns.isShowed[docIndex] = card.isShowed ? 1 : 0;
    columns.isDeleted[docIndex] = card.isDeleted ? 1 : 0;
  }

  idAt(docIndex: number): string {
    const half = (column: Float64Array) => (column[docIndex] as number).toString(16).padStart(12, '0');
    return half(this.#columns.idHigh) + half(this.#columns.idLow);
  }

  #grow(): void {
    const grown = createColumns(this.#capacity * 2);
    for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(this.#columns[name]);
    this.#columns = grown;
    this.#capacity *= 2;
  }
}
