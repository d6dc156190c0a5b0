import { createProducer } from '@gvg/contracts/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { newShelf } from '../../shelf/write-shelf.ts';
import { producerKind } from '../producer.kind.ts';
import { presentProducer } from '../producer.presenter.ts';

export function createProducerRoute(catalogue: Catalogue): void {
  const kind = producerKind(catalogue.models);
  mount(catalogue.app, createProducer, async ({ body, context }) => presentProducer(await createEntity(catalogue, kind, { context, fields: () => newShelf(body) })));
}
