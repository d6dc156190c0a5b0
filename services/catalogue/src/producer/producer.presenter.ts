import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { StoredProducer } from './producer.model.ts';

export function presentProducer(stored: StoredProducer): Producer {
  return {
    _id: stored._id.toHexString(),
    name: stored.name,
    image: stored.image,
    isShowed: stored.isShowed,
    isDeleted: stored.isDeleted,
    revision: stored.revision,
    createdAt: stored.createdAt.toISOString(),
  };
}
