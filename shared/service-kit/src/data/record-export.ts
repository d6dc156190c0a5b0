import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { ServiceContext } from '../lifecycle/service.ts';
import { auditEvent } from './audit.ts';

/** Records an export in the audit before any of it is sent, because it contains data of goods, people, purchases and payments. */
export function recordExport(
  { withTransaction }: Pick<ServiceContext<object>, 'withTransaction'>,
  {
    action,
    name,
    filters,
    context,
  }: { action: `${string}.export`; name: string; filters: object; context: EventContext },
): Promise<void> {
  const [id = ''] = action.split('.');
  return withTransaction(async ({ record }) => {
    record(auditEvent({ action, subject: { type: 'export', id }, before: null, after: { name, ...filters }, context }));
  });
}
