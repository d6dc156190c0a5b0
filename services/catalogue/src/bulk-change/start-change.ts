import { auditEvent } from '@gvg/service-kit/data/audit';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Catalogue } from '../catalogue.ts';
import { changeRetentionDays } from './bulk-change.model.ts';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';
import { findChange, findOwnPreview } from './find-change.ts';

/** Starts the change of a user's own preview, once. The timer of any instance executes it. */
export async function startChange<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  { withTransaction }: Pick<Catalogue, 'withTransaction'>,
  stores: ChangeStores<Change, Row>,
  { id, context }: { id: string; context: EventContext },
): Promise<Change> {
  const { changes, rows } = storesOf(stores);
  const preview = await findOwnPreview(stores, id, context.actor.id);
  if (preview.state === 'PREVIEW') {
    const { _id, action, count } = preview;
    const startedAt = new Date();
    const expiresAt = new Date(startedAt.getTime() + changeRetentionDays * 86_400_000);
    // Before the start: otherwise a killed process would leave a change whose rows expire.
    await rows.updateMany({ change: _id }, { $set: { expiresAt } });
    await withTransaction(async ({ session, record }) => {
      const { modifiedCount } = await changes.updateOne(
        { _id, state: 'PREVIEW' },
        { $set: { state: 'WAITING', startedAt, expiresAt, correlationId: context.correlationId } },
        { session },
      );
      if (modifiedCount === 0) return;
      const subject = { type: stores.name, id };
      record(
        auditEvent({ action: `${stores.name}.start`, subject, before: null, after: { ...action, count }, context }),
      );
    });
  }
  return findChange(stores, id);
}
