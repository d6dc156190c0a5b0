import { removeView } from '@gvg/contracts/identity/http/views';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { auditView } from '../audit-view.ts';
import type { StoredView } from '../view.model.ts';
import { checkMayChange, checkMaySeeArea } from '../view-rights.ts';

/** Time within which a removed view can be restored: longer than the toast that offers it. */
const restorableMs = 60 * 60 * 1000;

export function removeViewRoute({ app, views, withTransaction, now }: Identity): void {
  mount(app, removeView, ({ params: { id }, caller, context }) =>
    withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await views
        .findOne({ _id: id, expiresAt: { $exists: false } })
        .session(session)
        .lean<StoredView>();
      checkMayChange(caller, before);
      checkMaySeeArea(caller, before.area);
      const { modifiedCount } = await views.updateOne(
        { _id: id, revision: before.revision },
        { $set: { expiresAt: new Date(now().getTime() + restorableMs) }, $inc: { revision: 1 } },
        { session },
      );
      if (modifiedCount === 0) throw concurrentChangeError('view');
      auditView(transaction, { action: 'remove', before, after: null, context });
      return undefined;
    }),
  );
}
