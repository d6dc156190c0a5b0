import { withRest } from '@gvg/service-kit/lifecycle/with-rest';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredChangedProduct } from '../changed-product.model.ts';
import type { StoredProductChange } from '../product-change.model.ts';
import { changeOneProduct } from './change-one-product.ts';
import { claimChange } from './claim-change.ts';

/** Products between two pauses (`timers.ts`): the rest of the service, and who follows its events, get their turn. */
const batchSize = 50;

/** Works on the change that runs, or begins the next one: some products, then it pauses. Any instance goes on where a killed one has stopped. */
export async function runProductChanges(catalogue: Catalogue, owner: string): Promise<void> {
  const { models } = catalogue;
  const change = await claimChange(models, owner);
  if (change === undefined) return;
  const state = change.state === 'TAKING_BACK' ? 'DONE' : 'WAITING';
  const rows = await models.changedProducts
    .find({ change: change._id, state })
    .sort({ position: 1 })
    .limit(batchSize)
    .lean<StoredChangedProduct[]>();
  for (const row of rows) await withRest(() => changeOneProduct(catalogue, { change, row, owner }));
  if (rows.length < batchSize) await end(catalogue, change, owner);
}

async function end({ models }: Pick<Catalogue, 'models'>, change: StoredProductChange, owner: string): Promise<void> {
  const now = new Date();
  await models.productChanges.updateOne(
    { _id: change._id, state: change.state, 'lease.owner': owner },
    {
      $set:
        change.state === 'TAKING_BACK' ? { state: 'TAKEN_BACK', takenBackAt: now } : { state: 'DONE', endedAt: now },
      $unset: { isRunning: 1, lease: 1 },
    },
  );
}
