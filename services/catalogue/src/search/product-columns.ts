import type { ProductCard } from '@gvg/contracts/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue-terms';
import { Numbering } from './numbering.ts';

const initialSlots = 1024;

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
  readonly categories = new Numbering();
  readonly producers = new Numbering();
  readonly countries = new Numbering();
  #columns: Columns = makeColumns(initialSlots);
  #size = 0;
  #capacity = initialSlots;

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

  nextSlot(): number {
    if (this.#size === this.#capacity) this.#widen();
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
    columns.category[slot] = this.categories.numberOf(card.category);
    columns.producer[slot] = this.producers.numberOf(card.producer);
    columns.country[slot] = this.countries.numberOf(card.country);
    columns.type[slot] = productTypes.indexOf(card.type);
    columns.priority[slot] = productPriorities.indexOf(card.priority);
    columns.inStock[slot] = card.stock > 0 ? 1 : 0;
    columns.isDeleted[slot] = card.isDeleted ? 1 : 0;
  }

  #widen(): void {
    const wider = makeColumns(this.#capacity * 2);
    for (const name of Object.keys(wider) as (keyof Columns)[]) wider[name].set(this.#columns[name]);
    this.#columns = wider;
    this.#capacity *= 2;
  }
}
