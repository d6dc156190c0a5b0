import { costChanged } from '@gvg/contracts/catalogue/events';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredCost } from './cost.model.ts';
import { presentCost } from './cost.presenter.ts';
import type { FreightRules } from './freight-rules.ts';

/** Entity definition of freight rates: every write records cost.changed. */
export function costEntity(
  { costs }: Models,
  freightRules: Pick<FreightRules, 'change'>,
): EntityDefinition<StoredCost> {
  return {
    name: 'cost',
    model: costs,
    notFound: 'COST_NOT_FOUND',
    alreadyExists: 'COST_WAS_EXISTED',
    present: presentCost,
    around: (transaction) => freightRules.change(transaction),
    eventOf: (after, _before, context) => {
      const { _id, country, service } = presentCost(after);
      return {
        contract: costChanged,
        subjectId: _id,
        revision: after.revision,
        data: { _id, country, service },
        context,
      };
    },
  };
}
