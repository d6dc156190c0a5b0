import { Types } from 'mongoose';
import { createProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { storeFile } from '../import-file.ts';
import { presentImport } from '../product-import.presenter.ts';
import { keepImportUntil } from '../keep-import-until.ts';
import type { StoredProductImport } from '../product-import.model.ts';

/** Days for which a file is stored. */
const retentionDays = 30;
/** Stored imports per person that were not started. */
const storedImports = 10;

/** Stores the file; the timer of any instance reads it. */
export function createProductImportRoute(catalogue: Catalogue): void {
  const { app, models } = catalogue;
  mount(app, createProductImport, async ({ query: { name }, request, context }) => {
    const _id = new Types.ObjectId();
    // Destroying the request would close the connection before a rejection is sent.
    const file: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    const size = await storeFile(models, _id, file);
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + retentionDays * 86_400_000);
    await keepImportUntil(models, _id, expiresAt);
    const stored: StoredProductImport = {
      ...{ _id, name, size, createdAt, expiresAt },
      state: 'READING',
      by: context.actor,
      said: { mapping: [], fixes: [], createLines: [] },
      progress: { bytes: 0, rows: 0 },
      columns: [],
    };
    await models.productImports.create(stored);
    await forgetOldImports(models, context.actor.id);
    return presentImport(catalogue, stored);
  });
}

async function forgetOldImports(models: Models, user: string): Promise<void> {
  const old = await models.productImports
    .find({ 'by.id': user, state: { $ne: 'STARTED' } }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .skip(storedImports)
    .lean();
  for (const { _id } of old) {
    // An import started concurrently is kept.
    const { deletedCount } = await models.productImports.deleteOne({ _id, state: { $ne: 'STARTED' } });
    if (deletedCount === 0) continue;
    await models.importPieces.deleteMany({ import: _id });
    await models.importRows.deleteMany({ import: _id });
    await models.changedProducts.deleteMany({ change: _id });
  }
}
