import { producerChanged } from '@gvg/contracts/events/catalogue';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityKind } from '../entity/entity-kind.ts';
import type { Models } from '../models.ts';
import type { StoredProducer } from './producer.model.ts';
import { presentProducer } from './producer.presenter.ts';

/** How producers are written: every change tells producer.changed. */
export function producerKind({ producers }: Models): EntityKind<StoredProducer> {
  return {
    name: 'producer',
    model: producers,
    notFound: 'PRODUCER_NOT_FOUND',
    existed: 'PRODUCER_WAS_EXISTED',
    present: presentProducer,
    tell: (after, _before, { connection, session, context }) => {
      const { revision, ...data } = presentProducer(after);
      return recordEvent(connection, session, { contract: producerChanged, subjectId: data._id, revision, data, context });
    },
  };
}
