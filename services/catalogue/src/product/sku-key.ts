/** Uniqueness key of a SKU, which ignores case. The input is already NFC. */
export const skuKeyOf = (sku: string): string => sku.toUpperCase();
