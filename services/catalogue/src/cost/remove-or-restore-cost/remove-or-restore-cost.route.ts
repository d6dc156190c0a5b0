import { setCostStatus } from '@gvg/contracts/catalogue/http/costs';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { removeOrRestore } from '../../entity/remove-or-restore.ts';
import { costEntity } from '../cost.entity.ts';
import { presentCost } from '../cost.presenter.ts';

/** Removing the rate in force puts the previous one back in force. */
export function removeOrRestoreCostRoute(catalogue: Catalogue): void {
  const entity = costEntity(catalogue.models, catalogue.freightRules);
  mount(catalogue.app, setCostStatus, async ({ params, body, context }) =>
    presentCost(await removeOrRestore(catalogue, entity, { ...body, id: params.id, context })),
  );
}
