import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { Catalogue } from '../catalogue.ts';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { BulkJob, Outcome, Work } from './bulk-job.ts';
import { newLease } from './claim-change.ts';

/** Attempts for a row with an unexpected failure, such as a field stored by an older release. It must not block the other rows. */
const mostFaults = 5;

class LostLeaseError extends Error {}

/** Row states that a change counts. */
const counters = { DONE: 'done', FAILED: 'failed', RESTORED: 'restored', NOT_RESTORED: 'notRestored' } as const;
type Counted = keyof typeof counters;

/**
 * Changes or restores one row, and stores its outcome in the same transaction, so that each row is changed once even if a process is killed. An expected
 * failure is the row's outcome. Throws if another worker has taken over.
 */
export async function changeOneRow<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  catalogue: Pick<Catalogue, 'withTransaction' | 'logger'>,
  job: BulkJob<Change, Row>,
  work: Work<Change, Row>,
): Promise<void> {
  const { change, row } = work;
  const isTakeBack = change.state === 'TAKING_BACK';
  const context: EventContext = {
    actor: (isTakeBack ? change.takenBackBy : undefined) ?? change.by,
    correlationId: change.correlationId ?? change._id.toHexString(),
  };
  const record = (outcome: Outcome<Row>, session: ClientSession) => recordOutcome(job, work, outcome, session);
  try {
    await job.changeOne({ ...work, context, record });
  } catch (error) {
    const reason = job.refusalOf(error) ?? (await countFault(catalogue, job, row, error));
    if (reason === undefined) throw error;
    const state = isTakeBack ? 'NOT_RESTORED' : 'FAILED';
    await catalogue.withTransaction(({ session }) => recordOutcome(job, work, { state, reason }, session));
  }
}

/** Also renews the lease. The conditions stop a suspended worker whose change another one continued. */
async function recordOutcome<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  job: BulkJob<Change, Row>,
  { change, row, owner }: Work<Change, Row>,
  outcome: Pick<StoredChangedRow, 'state' | 'reason'>,
  session: ClientSession,
): Promise<void> {
  const { changes, rows } = storesOf(job);
  const counter = counters[outcome.state as Counted];
  const leased = await changes.updateOne(
    { _id: change._id, state: change.state, 'lease.owner': owner },
    { $inc: { [counter]: 1 }, $set: { lease: newLease(owner) } },
    { session },
  );
  const written = await rows.updateOne({ _id: row._id, state: row.state }, { $set: outcome }, { session });
  if (leased.matchedCount === 0 || written.matchedCount === 0)
    throw new LostLeaseError('another worker has taken over');
}

/** Returns undefined while a retry may help. Does not count failures of the database or of an unavailable service. */
async function countFault<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  { logger }: Pick<Catalogue, 'logger'>,
  job: BulkJob<Change, Row>,
  { _id }: Row,
  error: unknown,
): Promise<'FAULT' | undefined> {
  if (error instanceof LostLeaseError || isUnavailable(error)) return undefined;
  const counted = await storesOf(job)
    .rows.findOneAndUpdate({ _id }, { $inc: { faults: 1 } }, { returnDocument: 'after' })
    .lean<StoredChangedRow>();
  if ((counted?.faults ?? 0) < mostFaults) return undefined;
  logger.error({ err: error, change: job.name, row: _id.toHexString() }, 'one of many cannot be changed');
  return 'FAULT';
}
