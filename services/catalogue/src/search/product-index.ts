import type { ProductSort } from '@gvg/contracts/catalogue-terms';
import type { ProductCard } from '@gvg/contracts/http/products';
import type { Locale } from '@gvg/contracts/locale';
import type { Paging } from '@gvg/contracts/paging';
import { bestSlots } from './best-slots.ts';
import { KeywordMatcher } from './keyword-matcher.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductMasks } from './product-mask.ts';
import type { Mask, ProductFilter } from './product-mask.ts';
import { ProductNames } from './product-names.ts';
import { orderBy } from './product-order.ts';
import type { SlotOrder } from './product-order.ts';
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

/** What a list holds, and the order of it. */
interface Chosen {
  slots: Uint32Array;
  order: SlotOrder;
}

/**
 * All products of the catalogue as lists show them, in this instance's memory: found by keyword, filtered, sorted and paged without the database.
 * Changes come with their revision; one that is not newer than what is known changes nothing.
 */
export class ProductIndex {
  readonly #columns = new ProductColumns();
  readonly #names = new ProductNames();
  readonly #shelves = new Shelves(this.#columns);
  readonly #masks = new ProductMasks(this.#columns, this.#shelves);
  readonly #matcher = new KeywordMatcher(this.#names);
  readonly #slots = new Map<string, number>();
  /** By slot the card as JSON in UTF-8: a tenth of the memory of objects, and nothing for the garbage collector to walk through. */
  readonly #cards: Buffer[] = [];
  #everySlot = new Uint32Array(0);

  get size(): number {
    return this.#columns.size;
  }

  /** Whether shoppers see it and what stands on it; one that is not known is not seen. */
  readonly isCategoryShown = this.#shelves.isCategoryShown.bind(this.#shelves);
  readonly isProducerShown = this.#shelves.isProducerShown.bind(this.#shelves);
  readonly putCategory = this.#shelves.putCategory.bind(this.#shelves);
  readonly putProducer = this.#shelves.putProducer.bind(this.#shelves);

  putProduct(card: ProductCard): void {
    const known = this.#slots.get(card._id);
    if (known !== undefined && card.revision <= (this.#columns.all.revision[known] as number)) return;
    const slot = known ?? this.#columns.nextSlot();
    this.#slots.set(card._id, slot);
    this.#columns.write(slot, card);
    this.#names.write(slot, card.name);
    this.#masks.changed(slot);
    this.#cards[slot] = Buffer.from(JSON.stringify(card));
  }

  find({ keyword, locale, sort, paging, ...filter }: ProductQuery): ProductsFound {
    const mask = this.#masks.of(filter);
    const { slots, order } = keyword ? this.#matching(wordsOf(keyword), { mask, locale, sort }) : this.#all(mask, sort);
    return { cards: bestSlots(slots, order, paging, this.#columns).map((slot) => this.#cardIn(slot)), total: slots.length };
  }

  /** Countries that a product on show comes from, in no order. */
  origins(): string[] {
    const mask = this.#masks.of({});
    const { country } = this.#columns.all;
    const met = new Set<number>();
    for (let slot = 0; slot < this.#columns.size; slot += 1) if (mask[slot] === 1) met.add(country[slot] as number);
    return this.#columns.countries.names().filter((_, number) => met.has(number));
  }

  #matching(words: readonly string[], { mask, locale, sort }: { mask: Mask; locale: Locale; sort: ProductSort | undefined }): Chosen {
    const { slots, relevance } = this.#matcher.match(words, { mask, locale, sold: this.#columns.all.sold });
    return { slots, order: sort === undefined ? { key: relevance, first: 'greatest' } : orderBy(this.#columns, sort) };
  }

  #all(mask: Mask, sort: ProductSort = 'BEST_SELLER'): Chosen {
    if (this.#everySlot.length < mask.length) this.#everySlot = new Uint32Array(mask.length);
    const slots = this.#everySlot;
    let count = 0;
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      if (mask[slot] === 0) continue;
      slots[count] = slot;
      count += 1;
    }
    return { slots: slots.subarray(0, count), order: orderBy(this.#columns, sort) };
  }

  #cardIn(slot: number): ProductCard {
    return JSON.parse((this.#cards[slot] as Buffer).toString()) as ProductCard;
  }
}
