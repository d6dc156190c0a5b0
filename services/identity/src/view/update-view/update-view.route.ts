import { updateView } from '@gvg/contracts/identity/http/views';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { checkRevision } from '@gvg/service-kit/data/revision';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { auditView } from '../audit-view.ts';
import type { StoredView } from '../view.model.ts';
import { presentView } from '../view.presenter.ts';
import { checkMayChange, checkMaySeeArea } from '../view-rights.ts';

export function updateViewRoute({ app, views, withTransaction, now }: Identity): void {
  mount(app, updateView, ({ params: { id }, body: { revision, ...fields }, caller, context }) => {
    checkMaySeeArea(caller, fields.area);
    return withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await views.findOne({ _id: id, area: fields.area }).session(session).lean<StoredView>();
      checkMayChange(caller, before);
      checkRevision(before, revision, presentView);
      const isRestored = before.expiresAt !== undefined;
      const after = await views
        .findOneAndUpdate(
          { _id: id, revision: before.revision },
          {
            $set: { ...fields, nameOrder: sortKeyOf(fields.name), updatedAt: now() },
            ...{ $inc: { revision: 1 }, $unset: { expiresAt: 1 } },
          },
          { session, returnDocument: 'after' },
        )
        .lean<StoredView>();
      if (after === null) throw concurrentChangeError('view');
      auditView(transaction, {
        action: isRestored ? 'restore' : 'update',
        before: isRestored ? null : before,
        after,
        context,
      });
      return presentView(after);
    });
  });
}
