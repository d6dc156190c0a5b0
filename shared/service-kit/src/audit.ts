import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Transaction } from '@gvg/messaging/transaction';

export interface StaffAction {
  /** For example `product.create`. */
  action: string;
  subject: { type: string; id: string };
  /** The subject before and after the action, null when it did not or does not exist. Never contains hashes, codes or tokens. */
  before: unknown;
  after: unknown;
  context: EventContext;
}

const eventOf = ({ action, subject, before, after, context }: StaffAction) => ({
  contract: auditRecorded,
  subjectId: randomUUID(),
  revision: 1,
  data: { actor: context.actor, action, subject, before, after },
  context,
});

export async function recordAudit(connection: Connection, session: ClientSession, action: StaffAction): Promise<void> {
  await recordEvent(connection, session, eventOf(action));
}

/** Records `audit.recorded` in the transaction of the write; identity stores it. */
export function recordStaffAction({ record }: Pick<Transaction, 'record'>, action: StaffAction): void {
  record(eventOf(action));
}
