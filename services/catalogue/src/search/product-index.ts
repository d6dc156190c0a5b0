import type { ProductSort } from '@gvg/contracts/catalogue/terms';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Locale } from '@gvg/contracts/locale';
import type { Paging } from '@gvg/contracts/paging';
import { topK } from './top-k.ts';
import { KeywordMatcher } from './keyword-matcher.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductFilter } from './product-filter.ts';
import type { FilterBitmap, ProductCriteria } from './product-filter.ts';
import { ProductNames } from './product-names.ts';
import { orderBy } from './product-order.ts';
import type { DocOrder } from './product-order.ts';
import { GroupVisibility } from './group-visibility.ts';
import { wordsOf } from './words.ts';

export interface ProductQuery extends ProductCriteria {
  /** Words that the name must hold, in any spelling that search forgives. One without letters or digits finds nothing. */
  keyword?: string | undefined;
  /** The reader's language: matches in it stand before equal ones in the other. */
  locale: Locale;
  /** Default: best match with a keyword, else BEST_SELLER. */
  sort?: ProductSort | undefined;
  paging: Paging;
}

export interface ProductSearchResult {
  cards: ProductCard[];
  /** Of the whole list, not of the page. */
  total: number;
}

/** What a list holds, and the order of it. */
interface Selection {
  slots: Uint32Array;
  order: DocOrder;
}

/**
 * All products of the catalogue as lists show them, in this instance's memory: found by keyword, filtered, sorted and paged without the database.
 * Changes come with their revision; one that is not newer than what is known changes nothing.
 */
export class ProductIndex {
  readonly #columns = new ProductColumns();
  readonly #names = new ProductNames();
  readonly #groups = new GroupVisibility(this.#columns);
  readonly #filter = new ProductFilter(this.#columns, this.#groups);
  readonly #matcher = new KeywordMatcher(this.#names);
  readonly #docIndexes = new Map<string, number>();
  /** By slot the card as JSON in UTF-8: a tenth of the memory of objects, and nothing for the garbage collector to walk through. */
  readonly #cards: Buffer[] = [];
  #allDocIndexes = new Uint32Array(0);

  get size(): number {
    return this.#columns.size;
  }

  /** Whether shoppers see it and what stands on it; one that is not known is not seen. */
  readonly isCategoryShown = this.#groups.isCategoryShown.bind(this.#groups);
  readonly isProducerShown = this.#groups.isProducerShown.bind(this.#groups);
  readonly putCategory = this.#groups.putCategory.bind(this.#groups);
  readonly putProducer = this.#groups.putProducer.bind(this.#groups);

  putProduct(card: ProductCard): void {
    const existing = this.#docIndexes.get(card._id);
    if (existing !== undefined && card.revision <= (this.#columns.all.revision[existing] as number)) return;
    const slot = existing ?? this.#columns.allocateDocIndex();
    this.#docIndexes.set(card._id, slot);
    this.#columns.write(slot, card);
    this.#names.write(slot, card.name);
    this.#filter.update(slot);
    this.#cards[slot] = Buffer.from(JSON.stringify(card));
  }

  find({ keyword, locale, sort, paging, ...filter }: ProductQuery): ProductSearchResult {
    const mask = this.#filter.bitmapFor(filter);
    const { slots, order } = keyword ? this.#selectMatches(wordsOf(keyword), { mask, locale, sort }) : this.#selectAll(mask, sort);
    return { cards: topK(slots, order, paging, this.#columns).map((slot) => this.#cardAt(slot)), total: slots.length };
  }

  /** Countries that a product on show comes from, in no order. */
  origins(): string[] {
    const mask = this.#filter.bitmapFor({});
    const { country } = this.#columns.all;
    const countryIds = new Set<number>();
    for (let slot = 0; slot < this.#columns.size; slot += 1) if (mask[slot] === 1) countryIds.add(country[slot] as number);
    return this.#columns.countries.keys().filter((_, number) => countryIds.has(number));
  }

  #selectMatches(words: readonly string[], { mask, locale, sort }: { mask: FilterBitmap; locale: Locale; sort: ProductSort | undefined }): Selection {
    const { slots, relevance } = this.#matcher.match(words, { mask, locale, sold: this.#columns.all.sold });
    return { slots, order: sort === undefined ? { key: relevance, first: 'greatest' } : orderBy(this.#columns, sort) };
  }

  #selectAll(mask: FilterBitmap, sort: ProductSort = 'BEST_SELLER'): Selection {
    if (this.#allDocIndexes.length < mask.length) this.#allDocIndexes = new Uint32Array(mask.length);
    const slots = this.#allDocIndexes;
    let count = 0;
    for (let slot = 0; slot < this.#columns.size; slot += 1) {
      if (mask[slot] === 0) continue;
      slots[count] = slot;
      count += 1;
    }
    return { slots: slots.subarray(0, count), order: orderBy(this.#columns, sort) };
  }

  #cardAt(slot: number): ProductCard {
    return JSON.parse((this.#cards[slot] as Buffer).toString()) as ProductCard;
  }
}
