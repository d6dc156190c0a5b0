import { createProducer } from '@gvg/contracts/catalogue/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { newGroup } from '../../product-group/write-group.ts';
import { producerEntity } from '../producer.entity.ts';
import { presentProducer } from '../producer.presenter.ts';

export function createProducerRoute(catalogue: Catalogue): void {
  const entity = producerEntity(catalogue.models);
  mount(catalogue.app, createProducer, async ({ body, context }) => presentProducer(await createEntity(catalogue, entity, { context, fields: () => newGroup(body) })));
}
