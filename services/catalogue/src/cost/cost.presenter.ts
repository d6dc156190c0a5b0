import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { StoredCost } from './cost.model.ts';

export function presentCost({ _id, createdAt, validFrom, cutoffs = [], ...fields }: StoredCost): Cost {
  return {
    ...fields,
    cutoffs,
    _id: _id.toHexString(),
    createdAt: createdAt.toISOString(),
    validFrom: validFrom.toISOString(),
  };
}
