import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { StoredCannedReply } from './canned-reply.model.ts';

export interface CannedReplyChange {
  action: 'create' | 'update' | 'remove';
  before: StoredCannedReply | null;
  after: StoredCannedReply | null;
  context: EventContext;
}

const audited = (reply: StoredCannedReply | null) => reply && { title: reply.title, text: reply.text };

/** Records an audit event of a canned reply in the transaction of its change. */
export function auditCannedReply({ record }: Transaction, { action, before, after, context }: CannedReplyChange): void {
  const id = (after ?? before)?._id.toHexString() ?? '';
  record(
    auditEvent({
      action: `canned-reply.${action}`,
      subject: { type: 'canned-reply', id },
      before: audited(before),
      after: audited(after),
      context,
    }),
  );
}
