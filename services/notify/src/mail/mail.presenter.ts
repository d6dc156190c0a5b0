import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { StoredMail } from './mail.model.ts';

export function presentDelivery({
  _id,
  user,
  requestedAt,
  nextAttemptAt,
  sentAt,
  template,
  status,
  attempts,
  lastError,
}: StoredMail): MailDelivery {
  return {
    _id: _id.toHexString(),
    user: user?.toHexString() ?? null,
    template,
    status,
    attempts,
    lastError,
    requestedAt: requestedAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}
