import { updateCost } from '@gvg/contracts/catalogue/http/costs';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/write-entity.ts';
import { checkCostReferences } from '../check-cost-references.ts';
import { checkFieldsInForce, checkStart } from '../cost-start.ts';
import { costEntity } from '../cost.entity.ts';
import { presentCost } from '../cost.presenter.ts';

export function updateCostRoute(catalogue: Catalogue): void {
  const entity = costEntity(catalogue.models, catalogue.freightRules);
  mount(catalogue.app, updateCost, async ({ params, body: { revision, ...body }, context, locale }) =>
    presentCost(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: async (cost, { session }) => {
          if (cost.isDeleted) throw new ApiFailure('COST_WAS_DELETED');
          checkFieldsInForce(cost, body);
          await checkCostReferences(catalogue.models, body, session);
          if (body.validFrom !== undefined) {
            const { country = cost.country, service = cost.service, validFrom } = body;
            await checkStart(
              catalogue.models,
              { country, service, validFrom: new Date(validFrom) },
              { session, locale },
            );
          }
          return { $set: body };
        },
      }),
    ),
  );
}
