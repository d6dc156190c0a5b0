import { updateProducer } from '@gvg/contracts/catalogue/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { changeGroup } from '../../product-group/write-group.ts';
import { producerErrors } from '../producer.errors.ts';
import { producerEntity } from '../producer.entity.ts';
import { presentProducer } from '../producer.presenter.ts';

export function updateProducerRoute(catalogue: Catalogue): void {
  const entity = producerEntity(catalogue.models);
  mount(catalogue.app, updateProducer, async ({ params, body: { revision, ...fields }, context }) =>
    presentProducer(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (stored) => changeGroup(stored, fields, producerErrors.wasDeleted),
      }),
    ),
  );
}
