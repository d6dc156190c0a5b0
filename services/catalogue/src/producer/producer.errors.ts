import type { GroupErrors } from '../product-group/get-group.ts';

export const producerErrors = {
  notFound: 'PRODUCER_NOT_FOUND',
  wasDeleted: 'PRODUCER_WAS_DELETED',
  isNotShowed: 'PRODUCER_IS_NOT_SHOWED',
} as const satisfies GroupErrors;
