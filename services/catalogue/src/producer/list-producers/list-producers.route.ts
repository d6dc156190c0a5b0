import { listProducers } from '@gvg/contracts/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { listShelves } from '../../shelf/list-shelves.ts';
import { presentProducer } from '../producer.presenter.ts';

export function listProducersRoute({ app, models }: Catalogue): void {
  mount(app, listProducers, ({ query, caller }) =>
    listShelves(models.producers, {
      query,
      caller,
      present: presentProducer,
    }),
  );
}
