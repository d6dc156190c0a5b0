import { getProducer } from '@gvg/contracts/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { getShelf } from '../../shelf/get-shelf.ts';
import { producerErrors } from '../producer.errors.ts';
import { presentProducer } from '../producer.presenter.ts';

export function getProducerRoute({ app, models }: Catalogue): void {
  mount(app, getProducer, async ({ params, caller }) => presentProducer(await getShelf(models.producers, producerErrors, { id: params.id, caller })));
}
