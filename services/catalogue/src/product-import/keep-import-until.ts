import type { Types } from 'mongoose';
import type { Models } from '../models.ts';

/** Sets the expiry of everything that belongs to an import. The import itself follows afterwards, so that a killed process leaves none without file or rows. */
export async function keepImportUntil(
  { importPieces, importRows, changedProducts }: Models,
  id: Types.ObjectId,
  expiresAt: Date,
): Promise<void> {
  await importPieces.updateMany({ import: id }, { $set: { expiresAt } });
  await importRows.updateMany({ import: id }, { $set: { expiresAt } });
  await changedProducts.updateMany({ change: id }, { $set: { expiresAt } });
}
