import type { ProductSort } from '@gvg/contracts/catalogue-terms';
import type { ProductCard } from '@gvg/contracts/http/products';
import type { Locale } from '@gvg/contracts/locale';
import type { Paging } from '@gvg/contracts/paging';
import { bestSlots } from './best-slots.ts';
import { KeywordMatcher } from './keyword-matcher.ts';
import { ProductColumns } from './product-columns.ts';
import { slotFilter } from './product-filter.ts';
import type { ProductFilter } from './product-filter.ts';
import { ProductNames } from './product-names.ts';
import { orderBy, orderByMatch } from './product-order.ts';
import type { SlotComparator } from './product-order.ts';
import { Shelves } from './shelves.ts';
import { wordsOf } from './words.ts';

export interface ProductQuery extends ProductFilter {
  /** Words that the name must hold, in any spelling that search forgives. One without letters or digits finds nothing. */
  keyword?: string | undefined;
  /** The reader's language: matches in it stand before equal ones in the other. */
  locale: Locale;
  /** Default: best match with a keyword, else BEST_SELLER. */
  sort?: ProductSort | undefined;
  paging: Paging;
}

export interface ProductsFound {
  cards: ProductCard[];
  /** Of the whole list, not of the page. */
  total: number;
}

/**
 * All products of the catalogue as lists show them, in this instance's memory: found by keyword, filtered, sorted and paged without the database.
 * Changes come with their revision; one that is not newer than what is known changes nothing.
 */
export class ProductIndex {
  readonly #columns = new ProductColumns();
  readonly #names = new ProductNames();
  readonly #shelves = new Shelves(this.#columns);
  readonly #matcher = new KeywordMatcher(this.#names);
  readonly #slots = new Map<string, number>();
  /** By slot the card as JSON in UTF-8: a tenth of the memory of objects, and nothing for the garbage collector to walk through. */
  readonly #cards: Buffer[] = [];
  #everySlot = new Uint32Array(0);

  get size(): number {
    return this.#columns.size;
  }

  readonly putCategory = this.#shelves.putCategory.bind(this.#shelves);
  readonly putProducer = this.#shelves.putProducer.bind(this.#shelves);

  putProduct(card: ProductCard): void {
    const known = this.#slots.get(card._id);
    if (known !== undefined && card.revision <= (this.#columns.all.revision[known] as number)) return;
    const slot = known ?? this.#columns.nextSlot();
    this.#slots.set(card._id, slot);
    this.#columns.write(slot, card);
    this.#names.write(slot, card.name);
    this.#cards[slot] = Buffer.from(JSON.stringify(card));
  }

  find({ keyword, locale, sort, paging, ...filter }: ProductQuery): ProductsFound {
    const keep = slotFilter(this.#columns, this.#shelves, filter);
    const { slots, count, order } = keyword ? this.#matching(wordsOf(keyword), { keep, locale, sort }) : this.#all(keep, sort);
    const page = bestSlots(slots.subarray(0, count), order, paging);
    return { cards: page.map((slot) => this.#cardIn(slot)), total: count };
  }

  #matching(words: readonly string[], { keep, locale, sort }: { keep: (slot: number) => boolean; locale: Locale; sort: ProductSort | undefined }) {
    const { slots, count, scores } = this.#matcher.match(words, { keep, locale, capacity: this.#columns.capacity });
    const order: SlotComparator = sort === undefined ? orderByMatch(this.#columns, scores) : orderBy(this.#columns, sort);
    return { slots, count, order };
  }

  #all(keep: (slot: number) => boolean, sort: ProductSort = 'BEST_SELLER') {
    if (this.#everySlot.length < this.#columns.capacity) this.#everySlot = new Uint32Array(this.#columns.capacity);
    const slots = this.#everySlot;
    let count = 0;
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      if (!keep(slot)) continue;
      slots[count] = slot;
      count += 1;
    }
    return { slots, count, order: orderBy(this.#columns, sort) };
  }

  #cardIn(slot: number): ProductCard {
    return JSON.parse((this.#cards[slot] as Buffer).toString()) as ProductCard;
  }
}
