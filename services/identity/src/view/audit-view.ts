import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { StoredView } from './view.model.ts';

export interface ViewChange {
  action: 'create' | 'update' | 'remove' | 'restore';
  before: StoredView | null;
  after: StoredView | null;
  context: EventContext;
}

const audited = (view: StoredView | null) =>
  view && {
    area: view.area,
    name: view.name,
    query: view.query,
    columns: view.columns,
    sort: view.sort,
    isShared: view.isShared,
    revision: view.revision,
  };

/** Records an audit event of a view in the transaction of its change. */
export function auditView({ record }: Transaction, { action, before, after, context }: ViewChange): void {
  const id = (after ?? before)?._id.toHexString() ?? '';
  record(
    auditEvent({
      action: `view.${action}`,
      subject: { type: 'view', id },
      before: audited(before),
      after: audited(after),
      context,
    }),
  );
}
