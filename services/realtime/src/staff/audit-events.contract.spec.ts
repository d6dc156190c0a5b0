import { auditRecorded } from '@gvg/contracts/identity/events';
import { matchers } from '@gvg/testing/http-pact';
import { eventPact } from '../testing/event-pact.fixtures.ts';
import { onAuditRecorded } from './on-audit-recorded.consumer.ts';

const { like, regex, string } = matchers;
const [staff, subject] = ['64b0c0ffee0123456789abcd', '64b0c0ffee0123456789abce'] as const;

const record = {
  actor: { kind: regex('^(user|system|service)$', 'user'), id: string(staff) },
  action: regex(/^[a-z-]+\.[a-z-]+$/.source, 'product.update'),
  subject: { type: string('product'), id: string(subject) },
  before: like({}),
  after: like({}),
};

it.each(['cart', 'catalogue', 'identity'] as const)(
  'announces to staff a change in %s without its content',
  async (owner) => {
    const { sentAfter } = eventPact(owner);
    expect(await sentAfter(onAuditRecorded, auditRecorded, 'staff changed something', record)).toEqual([
      ['staff', 'CHANGED', { subject: { type: 'product', id: subject }, by: staff }],
    ]);
  },
);
