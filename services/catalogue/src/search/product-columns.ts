import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { IdTable } from './id-table.ts';

const initialCapacity = 1024;

type Columns = ReturnType<typeof makeColumns>;

function makeColumns(slots: number) {
  return {
    revision: new Uint32Array(slots),
    sold: new Float64Array(slots),
    /** What is paid, VND: the sale price where there is one. */
    price: new Float64Array(slots),
    createdAt: new Float64Array(slots),
    /** The id in two halves, so that ties are broken without comparing strings. */
    idHigh: new Float64Array(slots),
    idLow: new Float64Array(slots),
    category: new Uint32Array(slots),
    producer: new Uint32Array(slots),
    country: new Uint16Array(slots),
    type: new Uint8Array(slots),
    priority: new Uint8Array(slots),
    inStock: new Uint8Array(slots),
    isDeleted: new Uint8Array(slots),
  };
}

/** What lists filter and sort by, one slot a product, as columns of numbers: walking 100,000 of them takes well under a millisecond. */
export class ProductColumns {
  readonly categories = new IdTable();
  readonly producers = new IdTable();
  readonly countries = new IdTable();
  #columns: Columns = makeColumns(initialCapacity);
  #size = 0;
  #capacity = initialCapacity;

  get all(): Readonly<Columns> {
    return this.#columns;
  }

  get size(): number {
    return this.#size;
  }

  /** Slots that exist, filled or not: how long whoever keeps a value a slot must be. */
  get capacity(): number {
    return this.#capacity;
  }

  allocateDocIndex(): number {
    if (this.#size === this.#capacity) this.#grow();
    this.#size += 1;
    return this.#size - 1;
  }

  write(slot: number, card: ProductCard): void {
    const columns = this.#columns;
    columns.revision[slot] = card.revision;
    columns.sold[slot] = card.sold;
    columns.price[slot] = card.salePrice ?? card.price;
    columns.createdAt[slot] = Date.parse(card.createdAt);
    columns.idHigh[slot] = Number.parseInt(card._id.slice(0, 12), 16);
    columns.idLow[slot] = Number.parseInt(card._id.slice(12), 16);
    columns.category[slot] = this.categories.idFor(card.category);
    columns.producer[slot] = this.producers.idFor(card.producer);
    columns.country[slot] = this.countries.idFor(card.country);
    columns.type[slot] = productTypes.indexOf(card.type);
    columns.priority[slot] = productPriorities.indexOf(card.priority);
    columns.inStock[slot] = card.stock > 0 ? 1 : 0;
    columns.isDeleted[slot] = card.isDeleted ? 1 : 0;
  }

  #grow(): void {
    const grown = makeColumns(this.#capacity * 2);
    for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(this.#columns[name]);
    this.#columns = grown;
    this.#capacity *= 2;
  }
}
