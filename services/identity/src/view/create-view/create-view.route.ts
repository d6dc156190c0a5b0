import { Types } from 'mongoose';
import { createView } from '@gvg/contracts/identity/http/views';
import { viewLimit } from '@gvg/contracts/identity/views';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Identity } from '../../identity.ts';
import { auditView } from '../audit-view.ts';
import type { StoredView } from '../view.model.ts';
import { presentView } from '../view.presenter.ts';
import { checkMaySeeArea } from '../view-rights.ts';

export function createViewRoute({ app, views, withTransaction, now }: Identity): void {
  mount(app, createView, ({ body, caller, context, locale }) => {
    checkMaySeeArea(caller, body.area);
    return withTransaction(async (transaction) => {
      const { session } = transaction;
      const owner = new Types.ObjectId(caller.id);
      const own = { owner, area: body.area, expiresAt: { $exists: false } };
      if ((await views.countDocuments(own).session(session)) >= viewLimit)
        throw invalidField({ path: 'name', code: 'TOO_MANY', locale, values: { maximum: String(viewLimit) } });
      const after: StoredView = {
        ...{ _id: new Types.ObjectId(), owner, ...body, nameOrder: sortKeyOf(body.name) },
        ...{ revision: 1, updatedAt: now() },
      };
      await views.insertMany([after], { session });
      auditView(transaction, { action: 'create', before: null, after, context });
      return presentView(after);
    });
  });
}
