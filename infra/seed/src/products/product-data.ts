import type { CategoryType, ProductPriority, ProductType } from '@gvg/contracts/catalogue/terms';
import type { Pair } from '../pair.ts';
import type { ProducerKey } from './producers.ts';

/** One product as it is written down here; what its whole category has in common stands with the category. */
export interface ProductData {
  name: Pair;
  about: Pair;
  /** What it is made of. */
  contents?: Pair;
  producer: ProducerKey;
  /** VND. */
  price: number;
  sale?: number;
  /** Grams in one piece, and grams as packed for the way. */
  net: number;
  packed: number;
  stock: number;
  sold: number;
  /** Main and small drawing of its picture, as Fluent emoji names them. */
  art: `${string}+${string}`;
  /** NORMAL unless said otherwise. */
  type?: ProductType;
  /** '2', for what sells little '3', unless said otherwise. */
  priority?: ProductPriority;
  shelfLifeDays?: number;
  /** Where it comes from when not from Vietnam, by its ISO 3166-1 alpha-2 code. */
  country?: string;
  isDeleted?: true;
}

export interface CategoryData {
  /** Its id is made of this, so it stays when the name changes. */
  slug: string;
  type: CategoryType;
  name: Pair;
  /** The drawing that stands for it. */
  art: string;
  /** How its products are used: the last paragraph of each description. */
  usage: Pair;
  storage: Pair;
  warnings?: Pair;
  shelfLifeDays: number;
  /** Grams that a litre of the packed goods weighs, from which the size of a parcel follows. */
  gramsPerLitre: number;
  products: readonly ProductData[];
}
