import { startProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findChange, findOwnPreview } from '../find-change.ts';
import { changeRetentionDays } from '../product-change.model.ts';
import { presentOneChange } from '../product-change.presenter.ts';

/** Only begins it: the timer of any instance does it. */
export function startProductChangeRoute({ app, models, withTransaction, userNames }: Catalogue): void {
  mount(app, startProductChange, async ({ body: { preview: id }, context }) => {
    const preview = await findOwnPreview(models, id, context.actor.id);
    if (preview.state === 'PREVIEW') {
      const { _id, action, count } = preview;
      const startedAt = new Date();
      const expiresAt = new Date(startedAt.getTime() + changeRetentionDays * 86_400_000);
      // Before it is begun: otherwise a killed process would leave a change whose products are forgotten.
      await models.changedProducts.updateMany({ change: _id }, { $set: { expiresAt } });
      await withTransaction(async ({ session, record }) => {
        const { modifiedCount } = await models.productChanges.updateOne(
          { _id, state: 'PREVIEW' },
          { $set: { state: 'WAITING', startedAt, expiresAt, correlationId: context.correlationId } },
          { session },
        );
        if (modifiedCount === 0) return;
        const subject = { type: 'product-change', id };
        record(
          auditEvent({ action: 'product-change.start', subject, before: null, after: { ...action, count }, context }),
        );
      });
    }
    return presentOneChange(await findChange(models, id), userNames);
  });
}
