import type { Catalogue } from '../catalogue.ts';
import { createCostRoute } from './create-cost/create-cost.route.ts';
import { estimateCostRoute } from './estimate-cost/estimate-cost.route.ts';
import { estimateParcelRoute } from './estimate-parcel/estimate-parcel.route.ts';
import { estimateUnsavedCostRoute } from './estimate-unsaved-cost/estimate-unsaved-cost.route.ts';
import { listCostsRoute } from './list-costs/list-costs.route.ts';
import { removeOrRestoreCostRoute } from './remove-or-restore-cost/remove-or-restore-cost.route.ts';
import { updateCostRoute } from './update-cost/update-cost.route.ts';

export function costRoutes(catalogue: Catalogue): void {
  listCostsRoute(catalogue);
  createCostRoute(catalogue);
  updateCostRoute(catalogue);
  removeOrRestoreCostRoute(catalogue);
  estimateCostRoute(catalogue);
  estimateParcelRoute(catalogue);
  estimateUnsavedCostRoute(catalogue);
}
