import { setProducerStatus } from '@gvg/contracts/catalogue/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { producerEntity } from '../producer.entity.ts';
import { presentProducer } from '../producer.presenter.ts';

export function removeOrRestoreProducerRoute(catalogue: Catalogue): void {
  const entity = producerEntity(catalogue.models);
  mount(catalogue.app, setProducerStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentProducer(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
