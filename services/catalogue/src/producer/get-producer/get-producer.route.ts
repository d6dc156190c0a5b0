import { getProducer } from '@gvg/contracts/catalogue/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { getGroup } from '../../product-group/get-group.ts';
import { producerErrors } from '../producer.errors.ts';
import { presentProducer } from '../producer.presenter.ts';

export function getProducerRoute({ app, models }: Catalogue): void {
  mount(app, getProducer, async ({ params, caller }) => presentProducer(await getGroup(models.producers, producerErrors, { id: params.id, caller })));
}
