import { startProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeRetentionDays } from '../../bulk-change/bulk-change.model.ts';
import type { StoredProductChange } from '../../product-change/product-change.model.ts';
import { findImport } from '../find-import.ts';
import { keepImportUntil } from '../keep-import-until.ts';
import { presentImport } from '../product-import.presenter.ts';

/** Turns the import into a change, which waits for its turn. */
export function startProductImportRoute(catalogue: Catalogue): void {
  const { app, models, withTransaction } = catalogue;
  mount(app, startProductImport, async ({ params: { id }, context }) => {
    const { _id, name, state, figures, by, createdAt } = await findImport(models, id, context.actor.id);
    const { created = 0, changed = 0 } = figures ?? {};
    const count = created + changed;
    if (state !== 'STARTED') {
      if (state !== 'READY' || count === 0) throw new ApiFailure('PRODUCT_IMPORT_STATUS_CONFLICT');
      const startedAt = new Date();
      const expiresAt = new Date(startedAt.getTime() + changeRetentionDays * 86_400_000);
      await keepImportUntil(models, _id, expiresAt);
      await withTransaction(async ({ session, record }) => {
        const { modifiedCount } = await models.productImports.updateOne(
          { _id, state: 'READY', 'figures.created': created, 'figures.changed': changed },
          { $set: { state: 'STARTED', expiresAt } },
          { session },
        );
        // Started, or queued to be read again, by a concurrent request.
        if (modifiedCount === 0) return;
        const action = { kind: 'IMPORT', name } as const;
        const change: StoredProductChange = {
          ...{ _id, kind: 'IMPORT', action, state: 'WAITING', by, count, createdAt, startedAt, expiresAt },
          ...{ done: 0, failed: 0, restored: 0, notRestored: 0 },
          correlationId: context.correlationId,
        };
        await models.productChanges.insertMany([change], { session });
        const subject = { type: 'product-change', id };
        record(
          auditEvent({ action: 'product-change.start', subject, before: null, after: { ...action, count }, context }),
        );
      });
    }
    return presentImport(catalogue, await findImport(models, id, context.actor.id));
  });
}
