import { updateProducer } from '@gvg/contracts/http/producers';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { changeShelf } from '../../shelf/write-shelf.ts';
import { producerErrors } from '../producer.errors.ts';
import { producerKind } from '../producer.kind.ts';
import { presentProducer } from '../producer.presenter.ts';

export function updateProducerRoute(catalogue: Catalogue): void {
  const kind = producerKind(catalogue.models);
  mount(catalogue.app, updateProducer, async ({ params, body: { revision, ...fields }, context }) =>
    presentProducer(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (stored) => changeShelf(stored, fields, producerErrors.wasDeleted),
      }),
    ),
  );
}
