import type { errorStatus } from './errors.ts';

/** Producers and categories share their texts (specification §8). */
const category = {
  notFound: 'We cannot find this category or brand.',
  existed: 'This name is taken. Please choose another.',
  deleted: 'This category or brand has been removed.',
  hidden: 'This category or brand is not on sale right now.',
};

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  COUNTRY_MUST_BE_PROVIDED: 'Please choose the country to ship to.',
  COUNTRY_NOT_FOUND: 'We cannot find this country.',
  PAGE_TEMPLATE_NOT_FOUND: 'We cannot find this page.',
  USER_RATING_NOT_FOUND: 'We cannot find this review.',
  PRODUCT_CATEGORY_NOT_FOUND: category.notFound,
  PRODUCER_NOT_FOUND: category.notFound,
  PRODUCT_NOT_FOUND: 'We cannot find this product.',
  PRODUCT_CHANGE_NOT_FOUND: 'We cannot find this bulk change, or its time is over.',
  PRODUCT_IMPORT_NOT_FOUND: 'This import is not found, or is over.',
  COST_NOT_FOUND: 'We cannot find this rate.',
  PRODUCT_CATEGORY_IS_NOT_SHOWED: category.hidden,
  PRODUCER_IS_NOT_SHOWED: category.hidden,
  RATE_NOT_FOUND: 'There is no freight rate to this country yet. Write to us for a quote.',
  PAGE_TEMPLATE_WAS_EXISTED: 'This page exists already. Please edit the one there is.',
  USER_RATING_WAS_EXISTED: 'You have reviewed this product already.',
  PRODUCT_CATEGORY_WAS_EXISTED: category.existed,
  PRODUCER_WAS_EXISTED: category.existed,
  PRODUCT_WAS_EXISTED: 'There is a product of this name already.',
  SKU_WAS_EXISTED: 'Another product has this SKU.',
  STOCK_NOT_ENOUGH: 'There is not enough stock left to take this away.',
  STOCK_MOVEMENT_WAS_EXISTED: 'This stock change has been recorded with other contents.',
  COST_WAS_EXISTED: 'This country and service have a rate already.',
  PRODUCT_CHANGE_STATUS_CONFLICT: 'This bulk change has not ended yet.',
  PRODUCT_IMPORT_STATUS_CONFLICT: 'This import is at another step by now. Please load the page again.',
  PAGE_TEMPLATE_WAS_DELETED: 'This page has been removed.',
  USER_RATING_WAS_DELETED: 'This review has been removed.',
  PRODUCT_CATEGORY_WAS_DELETED: category.deleted,
  PRODUCER_WAS_DELETED: category.deleted,
  PRODUCT_WAS_DELETED: 'This product is no longer sold.',
  COST_WAS_DELETED: 'This rate has been removed.',
  IMPORT_FILE_TOO_LARGE: 'The file is too large. Please split it into files below 20 MB.',
};
