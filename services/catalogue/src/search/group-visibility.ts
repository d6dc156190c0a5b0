import type { IdTable } from './id-table.ts';

/** The fields of a category or producer that visibility depends on. */
export interface ProductGroup {
  _id: string;
  isShowed: boolean;
  isDeleted: boolean;
}

/** Visibility of either all categories or all producers; unknown ones are not visible. */
class GroupStates {
  readonly #ids: IdTable;
  readonly #revisions = new Map<string, number>();
  /** By id of the IdTable. */
  readonly shown: boolean[] = [];

  constructor(ids: IdTable) {
    this.#ids = ids;
  }

  /** Returns whether the revision was newer and applied. */
  put(group: ProductGroup, revision: number): boolean {
    if (revision <= (this.#revisions.get(group._id) ?? 0)) return false;
    this.#revisions.set(group._id, revision);
    this.shown[this.#ids.idFor(group._id)] = group.isShowed && !group.isDeleted;
    return true;
  }

  isShown(id: string): boolean {
    return this.shown[this.#ids.find(id) ?? -1] === true;
  }
}

/** Visibility of categories and producers: a product is visible if both its category and producer are. */
export class GroupVisibility {
  readonly #categories: GroupStates;
  readonly #producers: GroupStates;
  /** Incremented by each change. */
  version = 0;

  constructor({ categories, producers }: { categories: IdTable; producers: IdTable }) {
    this.#categories = new GroupStates(categories);
    this.#producers = new GroupStates(producers);
  }

  /** Ignored unless `revision` is newer than the stored one. */
  putCategory(category: ProductGroup, revision: number): void {
    if (this.#categories.put(category, revision)) this.version += 1;
  }

  putProducer(producer: ProductGroup, revision: number): void {
    if (this.#producers.put(producer, revision)) this.version += 1;
  }

  isCategoryShown(id: string): boolean {
    return this.#categories.isShown(id);
  }

  isProducerShown(id: string): boolean {
    return this.#producers.isShown(id);
  }

  /** By ids of the IdTables. */
  isShown(category: number, producer: number): boolean {
    return this.#categories.shown[category] === true && this.#producers.shown[producer] === true;
  }
}
