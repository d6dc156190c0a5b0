import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Models } from '../models.ts';

/** What a product says of others, by id or code; what a change leaves as it is need not be checked again. */
export interface ProductReferences {
  category?: string | undefined;
  producer?: string | undefined;
  country?: string | undefined;
}

/** Throws PRODUCT_CATEGORY_NOT_FOUND, PRODUCER_NOT_FOUND or COUNTRY_NOT_FOUND; a removed shelf counts as none, a hidden one is fine. */
export async function checkReferences({ categories, producers, countries }: Models, { category, producer, country }: ProductReferences, session: ClientSession): Promise<void> {
  if (category !== undefined && (await categories.exists({ _id: category, isDeleted: false }).session(session)) === null) throw new ApiFailure('PRODUCT_CATEGORY_NOT_FOUND');
  if (producer !== undefined && (await producers.exists({ _id: producer, isDeleted: false }).session(session)) === null) throw new ApiFailure('PRODUCER_NOT_FOUND');
  if (country !== undefined && (await countries.exists({ _id: country }).session(session)) === null) throw new ApiFailure('COUNTRY_NOT_FOUND');
}
