import type { Numbering } from './numbering.ts';

/** A category or producer as far as lists care. */
export interface Shelf {
  _id: string;
  isShowed: boolean;
  isDeleted: boolean;
}

/** Which of one kind of shelf shoppers see; one that is not known yet is not seen. */
class ShelfStates {
  readonly #numbering: Numbering;
  readonly #revisions = new Map<string, number>();
  readonly shown: boolean[] = [];

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  put(shelf: Shelf, revision: number): void {
    if (revision <= (this.#revisions.get(shelf._id) ?? 0)) return;
    this.#revisions.set(shelf._id, revision);
    this.shown[this.#numbering.numberOf(shelf._id)] = shelf.isShowed && !shelf.isDeleted;
  }
}

/** Categories and producers: a product is on show where both of its own are. */
export class Shelves {
  readonly #categories: ShelfStates;
  readonly #producers: ShelfStates;

  constructor({ categories, producers }: { categories: Numbering; producers: Numbering }) {
    this.#categories = new ShelfStates(categories);
    this.#producers = new ShelfStates(producers);
  }

  /** Changes nothing when `revision` is not newer than what is known. */
  putCategory(category: Shelf, revision: number): void {
    this.#categories.put(category, revision);
  }

  putProducer(producer: Shelf, revision: number): void {
    this.#producers.put(producer, revision);
  }

  isShown(category: number, producer: number): boolean {
    return this.#categories.shown[category] === true && this.#producers.shown[producer] === true;
  }
}
