import type { IdTable } from './id-table.ts';

/** A category or producer as far as lists care. */
export interface ProductGroup {
  _id: string;
  isShowed: boolean;
  isDeleted: boolean;
}

/** Which of one kind of shelf shoppers see; one that is not known yet is not seen. */
class GroupStates {
  readonly #ids: IdTable;
  readonly #revisions = new Map<string, number>();
  /** By number. */
  readonly shown: boolean[] = [];

  constructor(ids: IdTable) {
    this.#ids = ids;
  }

  /** Whether it changed anything. */
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

/** Categories and producers: a product is on show where both of its own are. */
export class GroupVisibility {
  readonly #categories: GroupStates;
  readonly #producers: GroupStates;
  /** Another number after each change. */
  version = 0;

  constructor({ categories, producers }: { categories: IdTable; producers: IdTable }) {
    this.#categories = new GroupStates(categories);
    this.#producers = new GroupStates(producers);
  }

  /** Changes nothing when `revision` is not newer than what is known. */
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

  /** By number. */
  isShown(category: number, producer: number): boolean {
    return this.#categories.shown[category] === true && this.#producers.shown[producer] === true;
  }
}
