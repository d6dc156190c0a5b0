import { auditRecorded } from '@gvg/contracts/identity/events';
import type { EventOf } from '@gvg/messaging/consumers/consumer';
import type { Identity } from '../identity.ts';
import type { StoredAuditRecord } from './audit-record.model.ts';
import { expiryOf } from './look.ts';

export function toAuditRecord({
  id,
  occurredAt,
  correlationId,
  data,
}: EventOf<typeof auditRecorded>): StoredAuditRecord {
  const at = new Date(occurredAt);
  const expiresAt = expiryOf({ action: data.action, at });
  return { _id: id, at, correlationId, ...data, ...(expiresAt && { expiresAt }) };
}

export function consumeAuditRecords({ bus, auditRecords }: Pick<Identity, 'bus' | 'auditRecords'>): Promise<void> {
  return bus.consume({
    name: 'audit',
    events: [auditRecorded],
    handle: async (event, { session }) => {
      await auditRecords.create([toAuditRecord(event)], { session });
    },
  });
}
