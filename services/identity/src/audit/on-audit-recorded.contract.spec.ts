import mongoose from 'mongoose';
import type { ClientSession } from 'mongoose';
import { auditRecorded } from '@gvg/contracts/events/audit';
import type { Consumer } from '@gvg/messaging/consumer';
import { messagePact } from '@gvg/testing/message-contracts';
import { matchers } from '@gvg/testing/pact-http';
import { auditRecordModel } from './audit-record.model.ts';
import type { StoredAuditRecord } from './audit-record.model.ts';
import { consumeAuditRecords } from './on-audit-recorded.consumer.ts';

const { string, like, regex } = matchers;

/** The consumer as it is; what it would keep is checked by the model and given back. */
async function keeper(): Promise<{ consumer: Consumer<typeof auditRecorded>; kept: StoredAuditRecord[] }> {
  const kept: StoredAuditRecord[] = [];
  const auditRecords = auditRecordModel(mongoose.createConnection());
  jest.spyOn(auditRecords, 'create').mockImplementation((async ([record]: StoredAuditRecord[]) => {
    await new auditRecords(record).validate();
    kept.push(record!);
  }) as never);
  let consumer: Consumer<typeof auditRecorded> | undefined;
  await consumeAuditRecords({ auditRecords, bus: { consume: async (given: never) => void (consumer = given) } as never });
  return { consumer: consumer!, kept };
}

test.each([
  ['catalogue', 'staff created a product', { action: 'product.create', before: null, after: like({ price: 65000 }) }],
  ['catalogue', 'staff changed a product', { action: 'product.update', before: like({ price: 65000 }), after: like({ price: 70000 }) }],
] as const)('%s: %s', async (provider, description, { action, before, after }) => {
  const { consumer, kept } = await keeper();
  const data = {
    actor: { kind: 'user', id: string('64b0c0ffee0123456789abcd') },
    action: regex(/^[a-z-]+\.[a-z-]+$/.source, action),
    subject: { type: string('product'), id: string('64b0c0ffee0123456789abce') },
    before,
    after,
  };
  await messagePact({ consumer: 'identity', provider }).expects(auditRecorded, { description, data }, (event) =>
    consumer.handle({ ...event, type: auditRecorded.type } as never, { session: {} as ClientSession } as never),
  );
  expect(kept).toMatchObject([{ actor: { kind: 'user' }, action, subject: { type: 'product' } }]);
});
