import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';

/** References of a product by id or code; those that an update does not change are undefined and are not checked. */
export interface ProductReferences {
  category?: string | undefined;
  producer?: string | undefined;
  country?: string | undefined;
}

/** Throws PRODUCT_CATEGORY_NOT_FOUND, PRODUCER_NOT_FOUND or COUNTRY_NOT_FOUND. A removed category or producer counts as not found, a hidden one is accepted. */
export async function checkReferences(
  { categories, producers, countries }: Models,
  { category, producer, country }: ProductReferences,
  session: ClientSession,
): Promise<void> {
  if (
    category !== undefined &&
    (await categories.exists({ _id: category, isDeleted: false }).session(session)) === null
  )
    throw new ApiFailure('PRODUCT_CATEGORY_NOT_FOUND');
  if (producer !== undefined && (await producers.exists({ _id: producer, isDeleted: false }).session(session)) === null)
    throw new ApiFailure('PRODUCER_NOT_FOUND');
  if (country !== undefined && (await countries.exists({ _id: country }).session(session)) === null)
    throw new ApiFailure('COUNTRY_NOT_FOUND');
}
