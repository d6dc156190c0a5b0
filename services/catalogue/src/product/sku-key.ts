/** Uniqueness key of a SKU: case does not distinguish two of them. The input is already NFC. */
export const skuKeyOf = (sku: string): string => sku.toUpperCase();
