import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import { recordAudit } from '@gvg/service-kit/audit';
import type { Chat } from '../chat.ts';
import type { StoredCannedReply } from './canned-reply.model.ts';

export interface CannedReplyChange {
  action: 'create' | 'update' | 'remove';
  before: StoredCannedReply | null;
  after: StoredCannedReply | null;
  context: EventContext;
}

const audited = (reply: StoredCannedReply | null) => reply && { title: reply.title, text: reply.text };

/** Records what staff did to a canned reply, in the transaction of its change. */
export async function auditCannedReply(
  { connection }: Pick<Chat, 'connection'>,
  session: ClientSession,
  { action, before, after, context }: CannedReplyChange,
): Promise<void> {
  const id = (after ?? before)?._id.toHexString() ?? '';
  await recordAudit(connection, session, {
    action: `canned-reply.${action}`,
    subject: { type: 'canned-reply', id },
    before: audited(before),
    after: audited(after),
    context,
  });
}
