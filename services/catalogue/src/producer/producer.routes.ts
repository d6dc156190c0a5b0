import type { Catalogue } from '../catalogue.ts';
import { createProducerRoute } from './create-producer/create-producer.route.ts';
import { getProducerRoute } from './get-producer/get-producer.route.ts';
import { listProducersRoute } from './list-producers/list-producers.route.ts';
import { removeOrRestoreProducerRoute } from './remove-or-restore-producer/remove-or-restore-producer.route.ts';
import { updateProducerRoute } from './update-producer/update-producer.route.ts';

export function producerRoutes(catalogue: Catalogue): void {
  listProducersRoute(catalogue);
  getProducerRoute(catalogue);
  createProducerRoute(catalogue);
  updateProducerRoute(catalogue);
  removeOrRestoreProducerRoute(catalogue);
}
