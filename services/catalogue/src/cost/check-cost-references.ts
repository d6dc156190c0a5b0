import type { ClientSession } from 'mongoose';
import type { CostRestriction } from '@gvg/contracts/catalogue/http/costs';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';

export interface CostReferences {
  country?: string | undefined;
  restricted?: readonly CostRestriction[] | undefined;
}

/** Throws COUNTRY_NOT_FOUND or PRODUCT_CATEGORY_NOT_FOUND. References that an update does not change are undefined and are not checked. */
export async function checkCostReferences(
  { countries, categories }: Models,
  { country, restricted = [] }: CostReferences,
  session: ClientSession,
): Promise<void> {
  if (country !== undefined && (await countries.exists({ _id: country }).session(session)) === null)
    throw new ApiFailure('COUNTRY_NOT_FOUND');
  const ids = [
    ...new Set(restricted.flatMap((restriction) => ('category' in restriction ? [restriction.category] : []))),
  ];
  const found = await categories.countDocuments({ _id: { $in: ids } }).session(session);
  if (found < ids.length) throw new ApiFailure('PRODUCT_CATEGORY_NOT_FOUND');
}
