import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';
import type { StoredProductImport } from './product-import.model.ts';

/** Returns a user's own import. Throws `PRODUCT_IMPORT_NOT_FOUND` after it has expired. */
export async function findImport({ productImports }: Models, id: string, user: string): Promise<StoredProductImport> {
  const filter = { _id: id, 'by.id': user, expiresAt: { $gt: new Date() } };
  const found = await productImports.findOne(filter).lean<StoredProductImport>();
  if (found === null) throw new ApiFailure('PRODUCT_IMPORT_NOT_FOUND');
  return found;
}
