import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { Cart } from '../cart.ts';

/** Records who takes which file, before anything of it is sent: it carries what people have bought and paid. */
export function recordExport(
  { withTransaction }: Pick<Cart, 'withTransaction'>,
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
