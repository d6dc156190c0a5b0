import { auditEvent } from '@gvg/service-kit/data/audit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Catalogue } from '../catalogue.ts';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';
import { findChange } from './find-change.ts';

/** Only starts the take-back, like `startChange`. */
export async function takeBackChange<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  { withTransaction }: Pick<Catalogue, 'withTransaction'>,
  stores: ChangeStores<Change, Row>,
  { id, context }: { id: string; context: EventContext },
): Promise<Change> {
  const { _id, state, action, done } = await findChange(stores, id);
  if (state === 'WAITING' || state === 'RUNNING') throw new ApiFailure(stores.errors.statusConflict);
  if (state === 'DONE')
    await withTransaction(async ({ session, record }) => {
      const { actor: takenBackBy, correlationId } = context;
      const { modifiedCount } = await storesOf(stores).changes.updateOne(
        { _id, state },
        { $set: { state: 'TAKING_BACK', takenBackBy, correlationId } },
        { session },
      );
      if (modifiedCount === 0) return;
      const subject = { type: stores.name, id };
      const before = { ...action, count: done };
      record(auditEvent({ action: `${stores.name}.take-back`, subject, before, after: null, context }));
    });
  return findChange(stores, id);
}
