import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { StoredArrival } from './arrival.model.ts';

export interface ArrivalChange {
  action: 'arrival.record' | 'arrival.assign';
  before: StoredArrival | null;
  after: StoredArrival;
  context: EventContext;
}

/** Records an audit event of a parcel in the transaction of its change. */
export function auditArrival(transaction: Transaction, { action, before, after, context }: ArrivalChange): void {
  const subject = { type: 'arrival', id: after._id.toHexString() };
  transaction.record(
    auditEvent({ action, subject, before: before && auditedState(before), after: auditedState(after), context }),
  );
}

/** Excludes the note, which may name a customer: the audit record outlives the account. */
const auditedState = ({ photos, tracking, assigned }: StoredArrival): object => ({
  photos,
  ...(tracking !== undefined && { tracking }),
  ...(assigned !== undefined && { code: assigned.code, line: assigned.line }),
});
