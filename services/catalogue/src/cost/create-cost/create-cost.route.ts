import { createCost } from '@gvg/contracts/catalogue/http/costs';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/write-entity.ts';
import { checkCostReferences } from '../check-cost-references.ts';
import { checkStart } from '../cost-start.ts';
import { costEntity } from '../cost.entity.ts';
import { presentCost } from '../cost.presenter.ts';

export function createCostRoute(catalogue: Catalogue): void {
  const entity = costEntity(catalogue.models, catalogue.freightRules);
  mount(catalogue.app, createCost, async ({ body, context, locale }) =>
    presentCost(
      await createEntity(catalogue, entity, {
        context,
        fields: async ({ session }) => {
          await checkCostReferences(catalogue.models, body, session);
          const cost = { ...body, validFrom: new Date(body.validFrom), isDeleted: false };
          await checkStart(catalogue.models, cost, { session, locale });
          return cost;
        },
      }),
    ),
  );
}
