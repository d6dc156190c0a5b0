import { producerChanged } from '@gvg/contracts/catalogue/events';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Models } from '../models.ts';
import type { GroupDefinition } from '../product-group/group-definition.ts';
import type { StoredProducer } from './producer.model.ts';
import { presentProducer } from './producer.presenter.ts';

/** Entity definition of producers: every write records producer.changed. */
export function producerEntity({ producers }: Models): GroupDefinition<StoredProducer, Producer> {
  return {
    name: 'producer',
    model: producers,
    notFound: 'PRODUCER_NOT_FOUND',
    alreadyExists: 'PRODUCER_WAS_EXISTED',
    wasDeleted: 'PRODUCER_WAS_DELETED',
    isNotShowed: 'PRODUCER_IS_NOT_SHOWED',
    present: presentProducer,
    eventOf: (after, _before, context) => {
      const { revision, ...data } = presentProducer(after);
      return { contract: producerChanged, subjectId: data._id, revision, data, context };
    },
  };
}
