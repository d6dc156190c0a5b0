import { createCost } from '@gvg/contracts/http/costs';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { checkCostReferences } from '../check-cost-references.ts';
import { costKind } from '../cost.kind.ts';
import { presentCost } from '../cost.presenter.ts';

export function createCostRoute(catalogue: Catalogue): void {
  const kind = costKind(catalogue.models);
  mount(catalogue.app, createCost, async ({ body, context }) =>
    presentCost(
      await createEntity(catalogue, kind, {
        context,
        fields: async ({ session }) => {
          await checkCostReferences(catalogue.models, body, session);
          return { ...body, validFrom: new Date(body.validFrom), isDeleted: false };
        },
      }),
    ),
  );
}
