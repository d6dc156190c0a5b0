import mongoose from 'mongoose';
import type { ClientSession } from 'mongoose';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { Consumer } from '@gvg/messaging/consumers/consumer';
import { messagePact } from '@gvg/testing/message-pact';
import { matchers } from '@gvg/testing/http-pact';
import { auditRecordModel } from './audit-record.model.ts';
import type { StoredAuditRecord } from './audit-record.model.ts';
import { consumeAuditRecords } from './on-audit-recorded.consumer.ts';

const { like, string, regex } = matchers;

/** The real consumer with a model that validates and collects records instead of writing them. */
async function createTestConsumer(): Promise<{
  consumer: Consumer<typeof auditRecorded>;
  stored: StoredAuditRecord[];
}> {
  const stored: StoredAuditRecord[] = [];
  const auditRecords = auditRecordModel(mongoose.createConnection());
  jest.spyOn(auditRecords, 'create').mockImplementation((async ([record]: StoredAuditRecord[]) => {
    await new auditRecords(record).validate();
    stored.push(record!);
  }) as never);
  let consumer: Consumer<typeof auditRecorded> | undefined;
  await consumeAuditRecords({
    auditRecords,
    bus: { consume: async (registered: never) => void (consumer = registered) } as never,
  });
  return { consumer: consumer!, stored };
}

/** Services that publish audit events. A change has `before` and `after`, which are stored unchanged. */
test.each(['cart', 'catalogue', 'identity'] as const)('stores staff actions published by %s', async (provider) => {
  const { consumer, stored } = await createTestConsumer();
  const data = {
    actor: { kind: 'user', id: string('64b0c0ffee0123456789abcd') },
    action: regex(/^[a-z-]+\.[a-z-]+$/.source, 'product.update'),
    subject: { type: string('product'), id: string('64b0c0ffee0123456789abce') },
    before: like({}),
    after: like({}),
  };
  await messagePact({ consumer: 'identity', provider }).expects(
    auditRecorded,
    { description: 'staff changed something', data },
    (event) =>
      consumer.handle({ ...event, type: auditRecorded.type } as never, { session: {} as ClientSession } as never),
  );
  expect(stored).toMatchObject([{ actor: { kind: 'user' }, action: 'product.update', subject: { type: 'product' } }]);
});
