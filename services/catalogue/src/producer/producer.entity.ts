import { producerChanged } from '@gvg/contracts/catalogue/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredProducer } from './producer.model.ts';
import { presentProducer } from './producer.presenter.ts';

/** Entity definition of producers: every write records producer.changed. */
export function producerEntity({ producers }: Models): EntityDefinition<StoredProducer> {
  return {
    name: 'producer',
    model: producers,
    notFound: 'PRODUCER_NOT_FOUND',
    alreadyExists: 'PRODUCER_WAS_EXISTED',
    present: presentProducer,
    recordEvents: (after, _before, { connection, session, context }) => {
      const { revision, ...data } = presentProducer(after);
      return recordEvent(connection, session, { contract: producerChanged, subjectId: data._id, revision, data, context });
    },
  };
}
