import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { ServiceContext } from '../lifecycle/service.ts';
import { auditEvent } from './audit.ts';

/** Records who takes which file, before anything of it is sent: it carries what the shop knows of its goods, of people, and of what they have bought and paid. */
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
