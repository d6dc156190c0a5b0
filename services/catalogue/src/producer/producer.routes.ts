import {
  createProducer,
  getProducer,
  listProducers,
  setProducerStatus,
  updateProducer,
} from '@gvg/contracts/catalogue/http/producers';
import type { Catalogue } from '../catalogue.ts';
import { productGroupRoutes } from '../product-group/product-group.routes.ts';
import { producerEntity } from './producer.entity.ts';

export function producerRoutes(catalogue: Catalogue): void {
  productGroupRoutes(catalogue, producerEntity(catalogue.models), {
    list: listProducers,
    get: getProducer,
    create: createProducer,
    update: updateProducer,
    setStatus: setProducerStatus,
  });
}
