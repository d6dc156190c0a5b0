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
  /** By number. */
  readonly shown: boolean[] = [];

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  /** Whether it changed anything. */
  put(shelf: Shelf, revision: number): boolean {
    if (revision <= (this.#revisions.get(shelf._id) ?? 0)) return false;
    this.#revisions.set(shelf._id, revision);
    this.shown[this.#numbering.numberOf(shelf._id)] = shelf.isShowed && !shelf.isDeleted;
    return true;
  }

  isShown(id: string): boolean {
    return this.shown[this.#numbering.find(id) ?? -1] === true;
  }
}

/** Categories and producers: a product is on show where both of its own are. */
export class Shelves {
  readonly #categories: ShelfStates;
  readonly #producers: ShelfStates;
  /** Another number after each change. */
  state = 0;

  constructor({ categories, producers }: { categories: Numbering; producers: Numbering }) {
    this.#categories = new ShelfStates(categories);
    this.#producers = new ShelfStates(producers);
  }

  /** Changes nothing when `revision` is not newer than what is known. */
  putCategory(category: Shelf, revision: number): void {
    if (this.#categories.put(category, revision)) this.state += 1;
  }

  putProducer(producer: Shelf, revision: number): void {
    if (this.#producers.put(producer, revision)) this.state += 1;
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
