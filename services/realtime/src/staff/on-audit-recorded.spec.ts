import type { auditRecorded } from '@gvg/contracts/identity/events';
import type { PushConsumer } from '../push/consume.ts';
import { onAuditRecorded } from './on-audit-recorded.consumer.ts';

it('sends only the revision of a subject that counts its changes', async () => {
  const sent: unknown[][] = [];
  let consumer: PushConsumer<typeof auditRecorded> | undefined;
  await onAuditRecorded({
    consume: async (registered: unknown) => void (consumer = registered as PushConsumer<typeof auditRecorded>),
    sender: { send: async (...packet: unknown[]) => void sent.push(packet) },
  } as never);
  const record = {
    actor: { kind: 'user', id: 'hoa' },
    action: 'product.update',
    subject: { type: 'product', id: 'p1' },
  };
  await consumer?.handle({ data: { ...record, after: { revision: 7, name: 'Cà phê' } } } as never);
  await consumer?.handle({ data: { ...record, after: null } } as never);
  await consumer?.handle({ data: { ...record, action: 'user.look-at-sessions', after: null } } as never);
  expect(sent).toEqual([
    ['staff', 'CHANGED', { subject: record.subject, revision: 7, by: 'hoa' }],
    ['staff', 'CHANGED', { subject: record.subject, by: 'hoa' }],
  ]);
});
