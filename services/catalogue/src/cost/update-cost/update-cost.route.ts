import { updateCost } from '@gvg/contracts/http/costs';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { checkCostReferences } from '../check-cost-references.ts';
import { costKind } from '../cost.kind.ts';
import { presentCost } from '../cost.presenter.ts';

export function updateCostRoute(catalogue: Catalogue): void {
  const kind = costKind(catalogue.models);
  mount(catalogue.app, updateCost, async ({ params, body: { revision, ...fields }, context }) =>
    presentCost(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: async (cost, { session }) => {
          if (cost.isDeleted) throw new Failure('COST_WAS_DELETED');
          await checkCostReferences(catalogue.models, fields, session);
          return { $set: fields };
        },
      }),
    ),
  );
}
