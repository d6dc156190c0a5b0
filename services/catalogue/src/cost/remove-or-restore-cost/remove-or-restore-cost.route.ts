import { setCostStatus } from '@gvg/contracts/catalogue/http/costs';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { costEntity } from '../cost.entity.ts';
import { presentCost } from '../cost.presenter.ts';

/** Removing the rate in force puts the previous one back in force. */
export function removeOrRestoreCostRoute(catalogue: Catalogue): void {
  const entity = costEntity(catalogue.models);
  mount(catalogue.app, setCostStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentCost(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
