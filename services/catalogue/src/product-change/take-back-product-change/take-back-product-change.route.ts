import { takeBackProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findChange } from '../find-change.ts';
import { presentOneChange } from '../product-change.presenter.ts';

/** Only begins it, as `startProductChange`. */
export function takeBackProductChangeRoute({ app, models, withTransaction, userNames }: Catalogue): void {
  mount(app, takeBackProductChange, async ({ params: { id }, context }) => {
    const { _id, state, action, done } = await findChange(models, id);
    if (state === 'WAITING' || state === 'RUNNING') throw new ApiFailure('PRODUCT_CHANGE_STATUS_CONFLICT');
    if (state === 'DONE')
      await withTransaction(async ({ session, record }) => {
        const { actor: takenBackBy, correlationId } = context;
        const { modifiedCount } = await models.productChanges.updateOne(
          { _id, state },
          { $set: { state: 'TAKING_BACK', takenBackBy, correlationId } },
          { session },
        );
        if (modifiedCount === 0) return;
        const subject = { type: 'product-change', id };
        const before = { ...action, count: done };
        record(auditEvent({ action: 'product-change.take-back', subject, before, after: null, context }));
      });
    return presentOneChange(await findChange(models, id), userNames);
  });
}
