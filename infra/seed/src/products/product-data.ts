import type { CategoryType, ProductPriority, ProductType } from '@gvg/contracts/catalogue/terms';
import type { Pair } from '../pair.ts';
import type { ProducerKey } from './producers.ts';

/** Source data of one product. Values shared by its whole category are in CategoryData. */
export interface ProductData {
  name: Pair;
  about: Pair;
  contents?: Pair;
  producer: ProducerKey;
  /** VND. */
  price: number;
  sale?: number;
  /** Net grams of one piece, and grams as packed for shipping. */
  net: number;
  packed: number;
  stock: number;
  sold: number;
  /** Main and small emoji of its picture, by their Fluent emoji names. */
  art: `${string}+${string}`;
  /** Default: NORMAL. */
  type?: ProductType;
  /** Default: '2', or '3' for low sales. */
  priority?: ProductPriority;
  shelfLifeDays?: number;
  /** Country of origin, ISO 3166-1 alpha-2. Default: VN. */
  country?: string;
  isDeleted?: true;
}

export interface CategoryData {
  /** Source of its id, so it must not change when the name does. */
  slug: string;
  type: CategoryType;
  name: Pair;
  /** Emoji of its picture. */
  art: string;
  /** Instructions for use, the last paragraph of each product's description. */
  usage: Pair;
  storage: Pair;
  warnings?: Pair;
  shelfLifeDays: number;
  /** Density of the packed goods, which determines the size of a parcel. */
  gramsPerLitre: number;
  products: readonly ProductData[];
}
