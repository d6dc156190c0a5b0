import { setCostStatus } from '@gvg/contracts/http/costs';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { costKind } from '../cost.kind.ts';
import { presentCost } from '../cost.presenter.ts';

/** With the rate in force removed, the one before it is in force again. */
export function removeOrRestoreCostRoute(catalogue: Catalogue): void {
  const kind = costKind(catalogue.models);
  mount(catalogue.app, setCostStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentCost(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
