import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import type { Paging } from '@gvg/contracts/definitions/paging';
import { topK } from './top-k.ts';
import { KeywordSearch, endsAlike } from './keyword-search.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductFilter } from './product-filter.ts';
import type { FilterBitmap, ProductCriteria } from './product-filter.ts';
import { ProductNames } from './product-names.ts';
import { ProductCodes } from './product-codes.ts';
import { ProductOrders } from './product-order.ts';
import type { ListSort } from './product-order.ts';
import { GroupIndex } from './group-index.ts';
import type { NamedGroup } from './group-index.ts';
import { wordsOf } from './words.ts';

export interface ProductQuery extends ProductCriteria {
  /** Words that the name, or the name of category or producer, must contain, with typo tolerance. A keyword without letters or digits finds nothing. */
  keyword?: string | undefined;
  /** The reader's language: matches in it rank before equal ones in the other. */
  locale: Locale;
  /** Also finds SKUs and bar codes that start with the keyword. */
  findsCodes?: boolean | undefined;
  /** Default: best match with a keyword, else BEST_SELLER. */
  sort?: ListSort | undefined;
  paging: Paging;
  /** Only these products, by id. */
  ids?: Iterable<string> | undefined;
}

export interface ProductSearchResult {
  cards: ProductCard[];
  /** Of the whole result, not of the page. */
  total: number;
}

interface FoundDocIndexes {
  docIndexes: number[];
  total: number;
}

export interface MatchingGroups {
  categories: NamedGroup[];
  producers: NamedGroup[];
}

export interface ProducerCount extends NamedGroup {
  /** Number of products that pass the criteria. */
  count: number;
}

/** Allocates separate memory: `Buffer.from` pools 64 KiB for many texts, which stay in memory for a single one that is retained. */
function unpooled(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const isSameText = (first: LocalizedText, second: LocalizedText): boolean =>
  first.vi === second.vi && first.en === second.en;

/**
 * In-memory index of all product cards of the catalogue: keyword search, filters, sorting and paging without the database.
 * An update whose revision is not newer than the stored one is ignored.
 */
export class ProductIndex {
  readonly #columns = new ProductColumns();
  readonly #names = new ProductNames();
  readonly #groups = new GroupIndex(this.#columns);
  readonly #filter = new ProductFilter(this.#columns, this.#groups);
  readonly #search = new KeywordSearch(this.#names, this.#groups);
  readonly #orders = new ProductOrders(this.#columns);
  readonly #codes = new ProductCodes();
  readonly #docIndexes = new Map<string, number>();
  /** By docIndex, the card as UTF-8 JSON: a tenth of the memory of objects, and nothing for the garbage collector to traverse. */
  readonly #cards: Buffer[] = [];
  /** By docIndex, 1 for the matches of a keyword; reused between calls. */
  #matched: FilterBitmap = new Uint8Array(0);

  get size(): number {
    return this.#columns.size;
  }

  /** Returns true if shoppers see it and its products; false for an unknown id. */
  readonly isCategoryShown = this.#groups.isCategoryShown.bind(this.#groups);
  readonly isProducerShown = this.#groups.isProducerShown.bind(this.#groups);
  readonly putCategory = this.#groups.putCategory.bind(this.#groups);
  readonly putProducer = this.#groups.putProducer.bind(this.#groups);
  /** Sets groups of texts with the same meaning; replaces the previous ones. */
  readonly setSynonyms = this.#search.setSynonyms.bind(this.#search);

  /** Each order changes a product's stock, but names hardly ever change, so words are indexed again only for a new name. */
  putProduct(card: ProductCard): void {
    const existing = this.#docIndexes.get(card._id);
    if (existing !== undefined && card.revision <= (this.#columns.all.revision[existing] as number)) return;
    const docIndex = existing ?? this.#columns.allocateDocIndex();
    this.#docIndexes.set(card._id, docIndex);
    const before = existing === undefined ? undefined : this.#cardAt(existing);
    this.#columns.write(docIndex, card);
    if (before === undefined || !isSameText(before.name, card.name)) this.#names.write(docIndex, card.name);
    this.#filter.update(docIndex);
    this.#orders.update(docIndex, card, before);
    this.#codes.write(docIndex, card);
    this.#cards[docIndex] = unpooled(JSON.stringify(card));
  }

  find(query: ProductQuery): ProductSearchResult {
    const { docIndexes, total } = this.#findDocIndexes(query);
    return { cards: docIndexes.map((docIndex) => this.#cardAt(docIndex)), total };
  }

  /** `find` without reading the cards, for many results at once. */
  findIds(query: ProductQuery): { ids: string[]; total: number } {
    const { docIndexes, total } = this.#findDocIndexes(query);
    return { ids: docIndexes.map((docIndex) => this.#columns.idAt(docIndex)), total };
  }

  #findDocIndexes({ keyword, locale, findsCodes, sort, paging, ids, ...criteria }: ProductQuery): FoundDocIndexes {
    const only = ids === undefined ? undefined : this.#docIndexesOf(ids);
    const bitmap = this.#filter.bitmapFor({ ...criteria, only });
    if (!keyword) return this.#pageInOrder(bitmap, sort, paging);
    const named = this.#search.match(wordsOf(keyword), { bitmap, locale, sold: this.#columns.all.sold });
    const matches = findsCodes === true ? this.#codes.addMatches(named, keyword, bitmap) : named;
    if (sort !== undefined) return this.#pageInOrder(this.#bitmapOf(matches), sort, paging);
    return { docIndexes: topK(matches, paging, this.#columns), total: matches.docIndexes.length };
  }

  /** Returns visible categories and producers with all words of the keyword, or of a synonym, in their names; at most `limit` of each. */
  matchingGroups(keyword: string, limit: number): MatchingGroups {
    const typed = wordsOf(keyword);
    const readings = this.#search.readingsOf(typed).filter(({ length }) => length > 0);
    const { categories, producers } = this.#groups;
    const matching = (groups: typeof categories) =>
      [...new Set(readings.flatMap((words) => groups.matching(words, endsAlike(words, typed))))].slice(0, limit);
    return { categories: matching(categories), producers: matching(producers) };
  }

  /** Returns producers of the products that pass the criteria, most products first, then by id; `name` filters by words of the producer's name. */
  countProducers({
    keyword,
    name,
    locale,
    ...criteria
  }: ProductCriteria & { keyword?: string | undefined; name?: string | undefined; locale: Locale }): ProducerCount[] {
    const filtered = this.#filter.bitmapFor(criteria);
    const bitmap = keyword
      ? this.#bitmapOf(this.#search.match(wordsOf(keyword), { bitmap: filtered, locale, sold: this.#columns.all.sold }))
      : filtered;
    const { producer } = this.#columns.all;
    const counts = new Map<number, number>();
    for (let docIndex = 0; docIndex < this.#columns.size; docIndex += 1) {
      if (bitmap[docIndex] === 1)
        counts.set(producer[docIndex] as number, (counts.get(producer[docIndex] as number) ?? 0) + 1);
    }
    const ids = name ? this.#groups.producers.names.matching(wordsOf(name)) : [...counts.keys()];
    return ids
      .flatMap((id) => {
        const group = this.#groups.producers.at(id);
        const count = counts.get(id);
        return group === undefined || count === undefined ? [] : [{ ...group, count }];
      })
      .toSorted((a, b) => b.count - a.count || (a._id < b._id ? -1 : 1));
  }

  /** Countries of visible products, unordered. */
  origins(): string[] {
    const bitmap = this.#filter.bitmapFor({});
    const { country } = this.#columns.all;
    const countryIds = new Set<number>();
    for (let docIndex = 0; docIndex < this.#columns.size; docIndex += 1)
      if (bitmap[docIndex] === 1) countryIds.add(country[docIndex] as number);
    return this.#columns.countries.keys().filter((_, id) => countryIds.has(id));
  }

  /** Walks the order up to the page; only counts the rest. */
  #pageInOrder(bitmap: FilterBitmap, sort: ListSort = 'BEST_SELLER', { page, limit }: Paging): FoundDocIndexes {
    const docIndexes: number[] = [];
    let before = (page - 1) * limit;
    for (const docIndex of this.#orders.by(sort)) {
      if (bitmap[docIndex] === 0) continue;
      if (before > 0) before -= 1;
      else if (docIndexes.push(docIndex) === limit) break;
    }
    let total = 0;
    for (let docIndex = 0; docIndex < this.#columns.size; docIndex += 1) total += bitmap[docIndex] as number;
    return { docIndexes, total };
  }

  #bitmapOf({ docIndexes }: { docIndexes: Uint32Array }): FilterBitmap {
    if (this.#matched.length === this.#columns.capacity) this.#matched.fill(0);
    else this.#matched = new Uint8Array(this.#columns.capacity);
    for (const docIndex of docIndexes) this.#matched[docIndex] = 1;
    return this.#matched;
  }

  #docIndexesOf(ids: Iterable<string>): Set<number> {
    const docIndexes = new Set<number>();
    for (const id of ids) {
      const docIndex = this.#docIndexes.get(id);
      if (docIndex !== undefined) docIndexes.add(docIndex);
    }
    return docIndexes;
  }

  #cardAt(docIndex: number): ProductCard {
    return JSON.parse((this.#cards[docIndex] as Buffer).toString()) as ProductCard;
  }
}
