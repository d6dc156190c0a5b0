import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';
import type { StoredProductChange } from './product-change.model.ts';

/** A change that was begun; PRODUCT_CHANGE_NOT_FOUND once its time is over. */
export async function findChange({ productChanges }: Models, id: string): Promise<StoredProductChange> {
  const filter = { _id: id, state: { $ne: 'PREVIEW' }, expiresAt: { $gt: new Date() } } as const;
  const change = await productChanges.findOne(filter).lean<StoredProductChange>();
  if (change === null) throw new ApiFailure('PRODUCT_CHANGE_NOT_FOUND');
  return change;
}

/** Somebody's own preview, whether its change was begun or not. */
export async function findOwnPreview(
  { productChanges }: Models,
  id: string,
  user: string,
): Promise<StoredProductChange> {
  const filter = { _id: id, 'by.id': user, expiresAt: { $gt: new Date() } };
  const preview = await productChanges.findOne(filter).lean<StoredProductChange>();
  if (preview === null) throw new ApiFailure('PRODUCT_CHANGE_NOT_FOUND');
  return preview;
}
