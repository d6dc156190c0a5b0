/** Columns of a field that has a text in each language. */
const inBoth = <Field extends string>(field: Field) => [`${field}_vi`, `${field}_en`] as const;

/**
 * Columns of a file of products, in their order; a part of a field is named after both, such as `dimensionsMm_length`. `revision` is the product's
 * `editRevision`. `stock_was` is the stock at the time of the export, as `stock` is: what differs between them later is what somebody has changed in the file.
 */
export const productFileColumns = [
  'id',
  'revision',
  'sku',
  ...inBoth('name'),
  'barcode',
  'category',
  'producer',
  'country',
  'type',
  'priority',
  'price',
  'salePrice',
  'stock',
  'stock_was',
  'unit',
  'quantityPerUnit',
  'weightGrams',
  'dimensionsMm_length',
  'dimensionsMm_width',
  'dimensionsMm_height',
  'shelfLifeDays',
  'images',
  ...inBoth('description'),
  ...inBoth('ingredients'),
  ...inBoth('storage'),
  ...inBoth('warnings'),
  'isShowed',
  'isDeleted',
] as const;
export type ProductFileColumn = (typeof productFileColumns)[number];

/** Between the addresses of pictures in one cell: none contains it. */
export const imageSeparator = ' ';
