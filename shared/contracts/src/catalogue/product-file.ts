/** Columns of a field with a text in each language. */
const inBoth = <Field extends string>(field: Field) => [`${field}_vi`, `${field}_en`] as const;

/**
 * Columns of a product file, in order. Nested fields are joined by `_`, such as `dimensionsMm_length`. `revision` is the product's
 * `editRevision`. `stock_was` repeats `stock` at the time of the export, so that a difference shows that the stock was edited in the file.
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

/** Separator of picture URLs in one cell. No URL contains it. */
export const imageSeparator = ' ';
