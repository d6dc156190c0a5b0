import type { LocalizedText } from '@gvg/contracts/values/locale';
import { GroupNames } from './group-names.ts';
import type { GroupHits } from './group-names.ts';
import type { IdTable } from './id-table.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Word } from './words.ts';

/** The fields of a category or producer that visibility and search depend on. */
export interface ProductGroup {
  _id: string;
  name: LocalizedText;
  isShowed: boolean;
  isDeleted: boolean;
}

export type NamedGroup = Pick<ProductGroup, '_id' | 'name'>;

/** Visibility and names of either all categories or all producers; unknown ones are not visible. */
class GroupStates {
  readonly #ids: IdTable;
  readonly #revisions = new Map<string, number>();
  readonly #groups: (NamedGroup | undefined)[] = [];
  readonly names = new GroupNames();
  /** By id of the IdTable. */
  readonly shown: boolean[] = [];

  constructor(ids: IdTable) {
    this.#ids = ids;
  }

  /** Returns true if the revision was newer and was applied. */
  put({ _id, name, isShowed, isDeleted }: ProductGroup, revision: number): boolean {
    if (revision <= (this.#revisions.get(_id) ?? 0)) return false;
    this.#revisions.set(_id, revision);
    const id = this.#ids.idFor(_id);
    this.#groups[id] = { _id, name };
    this.names.put(id, name);
    this.shown[id] = isShowed && !isDeleted;
    return true;
  }

  isShown(id: string): boolean {
    return this.shown[this.#ids.find(id) ?? -1] === true;
  }

  /** By id of the IdTable. */
  at(id: number): NamedGroup | undefined {
    return this.#groups[id];
  }

  /** Returns visible groups with every word in their name. */
  matching(words: readonly Word[], isUnfinished: boolean): NamedGroup[] {
    return this.names
      .matching(words, isUnfinished)
      .flatMap((id) => (this.shown[id] === true ? (this.#groups[id] ?? []) : []));
  }
}

/** Categories and producers: a product is visible if both of its own are, and is found by their names. */
export class GroupIndex {
  readonly #columns: ProductColumns;
  readonly categories: GroupStates;
  readonly producers: GroupStates;
  /** Incremented by each change. */
  version = 0;

  constructor(columns: ProductColumns) {
    this.#columns = columns;
    this.categories = new GroupStates(columns.categories);
    this.producers = new GroupStates(columns.producers);
  }

  /** Ignored unless `revision` is newer than the stored one. */
  putCategory(category: ProductGroup, revision: number): void {
    if (this.categories.put(category, revision)) this.version += 1;
  }

  putProducer(producer: ProductGroup, revision: number): void {
    if (this.producers.put(producer, revision)) this.version += 1;
  }

  isCategoryShown(id: string): boolean {
    return this.categories.isShown(id);
  }

  isProducerShown(id: string): boolean {
    return this.producers.isShown(id);
  }

  /** By ids of the IdTables. */
  isShown(category: number, producer: number): boolean {
    return this.categories.shown[category] === true && this.producers.shown[producer] === true;
  }

  /** Returns for each word of a keyword how it names the category or producer of a product. */
  namedBy(words: readonly Word[], loosely: boolean): GroupHits[] {
    const { category, producer } = this.#columns.all;
    const categories = this.categories.names.namedBy(words, loosely);
    const producers = this.producers.names.namedBy(words, loosely);
    return words.map((_, index) => {
      const namedCategories = categories[index];
      const namedProducers = producers[index];
      if (namedCategories === undefined && namedProducers === undefined) return undefined;
      return (docIndex) =>
        Math.max(
          namedCategories?.[category[docIndex] as number] ?? 0,
          namedProducers?.[producer[docIndex] as number] ?? 0,
        );
    });
  }
}
