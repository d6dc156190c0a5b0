import type { GroupErrors } from '../product-group/get-group.ts';

export const categoryErrors = {
  notFound: 'PRODUCT_CATEGORY_NOT_FOUND',
  wasDeleted: 'PRODUCT_CATEGORY_WAS_DELETED',
  isNotShowed: 'PRODUCT_CATEGORY_IS_NOT_SHOWED',
} as const satisfies GroupErrors;
