import type { Types } from 'mongoose';
import type { Models } from '../models.ts';

/** Everything of an import but itself: that comes after, so that a killed process leaves none without its file or its rows. */
export async function keepImportUntil(
  { importPieces, importRows, changedProducts }: Models,
  id: Types.ObjectId,
  expiresAt: Date,
): Promise<void> {
  await importPieces.updateMany({ import: id }, { $set: { expiresAt } });
  await importRows.updateMany({ import: id }, { $set: { expiresAt } });
  await changedProducts.updateMany({ change: id }, { $set: { expiresAt } });
}
