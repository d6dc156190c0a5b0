import { randomUUID } from 'node:crypto';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';

export interface StaffAction {
  /** For example `product.create`. */
  action: string;
  subject: { type: string; id: string };
  /** The subject before and after the action, null if it does not exist then. Never contains hashes, codes or tokens. */
  before: unknown;
  after: unknown;
  context: EventContext;
}

/** Returns the `audit.recorded` event to record in the transaction of the action. Identity stores it. */
export const auditEvent = ({ action, subject, before, after, context }: StaffAction) => ({
  contract: auditRecorded,
  subjectId: randomUUID(),
  revision: 1,
  data: { actor: context.actor, action, subject, before, after },
  context,
});
