import { withRest } from '@gvg/service-kit/lifecycle/with-rest';
import type { Catalogue } from '../catalogue.ts';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { BulkJob } from './bulk-job.ts';
import { changeOneRow } from './change-one-row.ts';
import { claimChange } from './claim-change.ts';

/** Rows between two pauses (`timers.ts`), in which the rest of the service and its event consumers get their turn. */
const batchSize = 50;

/** Works on the running change or starts the next one: processes a batch, then pauses. Any instance continues after a killed one. */
export async function runChanges<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  catalogue: Pick<Catalogue, 'withTransaction' | 'logger'>,
  job: BulkJob<Change, Row>,
  owner: string,
): Promise<void> {
  const change = await claimChange(job, owner);
  if (change === undefined) return;
  const state = change.state === 'TAKING_BACK' ? 'DONE' : 'WAITING';
  const rows = await storesOf(job)
    .rows.find({ change: change._id, state })
    .sort({ position: 1 })
    .limit(batchSize)
    .lean<Row[]>();
  // Measured: shoppers' reads are as fast as without a change, even with the shorter pause (decisions/bulk-changes.md).
  for (const row of rows)
    await withRest(() => changeOneRow(catalogue, job, { change, row, owner }), { restPerWork: 1 });
  if (rows.length < batchSize) await end(job, change, owner);
}

async function end<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  job: BulkJob<Change, Row>,
  { _id, state }: Change,
  owner: string,
): Promise<void> {
  const now = new Date();
  await storesOf(job).changes.updateOne(
    { _id, state, 'lease.owner': owner },
    {
      $set: state === 'TAKING_BACK' ? { state: 'TAKEN_BACK', takenBackAt: now } : { state: 'DONE', endedAt: now },
      $unset: { isRunning: 1, lease: 1 },
    },
  );
}
