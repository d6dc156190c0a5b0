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

/** Records what staff did with a parcel, in the transaction of the change. */
export function auditArrival(transaction: Transaction, { action, before, after, context }: ArrivalChange): void {
  const subject = { type: 'arrival', id: after._id.toHexString() };
  transaction.record(
    auditEvent({ action, subject, before: before && auditedState(before), after: auditedState(after), context }),
  );
}

/** Without the note, which may name a customer: an audit record would remember it after the account is closed. */
const auditedState = ({ photos, tracking, assigned }: StoredArrival): object => ({
  photos,
  ...(tracking !== undefined && { tracking }),
  ...(assigned !== undefined && { code: assigned.code, line: assigned.line }),
});
