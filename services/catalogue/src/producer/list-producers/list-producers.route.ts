import { listProducers } from '@gvg/contracts/catalogue/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { listGroups } from '../../product-group/list-groups.ts';
import { presentProducer } from '../producer.presenter.ts';

export function listProducersRoute({ app, models }: Catalogue): void {
  mount(app, listProducers, ({ query, caller }) =>
    listGroups(models.producers, {
      query,
      caller,
      present: presentProducer,
    }),
  );
}
