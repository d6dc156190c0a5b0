import { auditRecordModel } from '../audit/audit-record.model.ts';
import { startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { forgetBlockReasons } from './forget-block-reasons.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('block-reasons');
});
afterAll(() => identity.close());

it('removes the reasons from records of earlier versions once', async () => {
  const auditRecords = auditRecordModel(identity.connection);
  const record = (action: string, before: object, after: object) => ({
    _id: `${action}-1`,
    at: new Date(),
    actor: { kind: 'user' as const, id: 'a'.repeat(24) },
    action,
    subject: { type: 'user', id: 'b'.repeat(24) },
    before,
    after,
    correlationId: 'request-1',
  });
  await auditRecords.create([
    record('user.block', { isBlocked: false, blockReason: null }, { isBlocked: true, blockReason: 'spam' }),
    record('user.unblock', { isBlocked: true, blockReason: 'spam' }, { isBlocked: false, blockReason: null }),
  ]);
  expect(await forgetBlockReasons({ auditRecords })).toBe(2);
  expect(JSON.stringify(await auditRecords.find().lean())).not.toContain('spam');
  expect(await auditRecords.findById('user.block-1').lean()).toMatchObject({
    after: { isBlocked: true, hasReason: true },
  });
  expect(await forgetBlockReasons({ auditRecords })).toBe(0);
});
