import { productPriorities, productTypes, productUnits } from '@gvg/contracts/catalogue/terms';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { parseDecimal, parseGrams, parseWhole } from '@gvg/contracts/values/parse-number';
import { findNamed, findNearest } from './shop-names.ts';
import type { ShopNames } from './shop-names.ts';

/** What a cell that is not empty says. `read` is how the export would have written it, where the cell does not. */
export type ReadValue =
  { value: unknown; read?: string } | { code: string; suggestion?: { value: string; label?: string } };

type Reader = (text: string, names: ShopNames) => ReadValue;

/** A number that is as the export writes it is read so, other spellings as people type them (rules/money-weight-language.md). */
const number =
  (exact: RegExp, parse: (text: string) => number | undefined): Reader =>
  (text) => {
    if (exact.test(text)) return { value: Number(text) };
    const value = parse(text);
    return value === undefined ? { code: 'NOT_A_NUMBER' } : { value, read: String(value) };
  };
const whole = /^-?\d+$/;
const money = number(whole, parseMoney);
const pieces = number(whole, parseWhole);
const grams = number(whole, parseGrams);
const decimal = number(/^-?\d+(\.\d+)?$/, parseDecimal);

const flags: Record<string, boolean> = {
  ...{ true: true, '1': true, yes: true, đúng: true, có: true },
  ...{ false: false, '0': false, no: false, sai: false, không: false },
};
const flag: Reader = (text) => {
  const value = flags[text.toLowerCase()];
  if (value === undefined) return { code: 'INVALID_ENUM_VALUE' };
  // LibreOffice and Excel write what they take for a truth value in capitals.
  return { value, ...(text.toLowerCase() !== String(value) && { read: String(value) }) };
};

const oneOf =
  (allowed: readonly string[]): Reader =>
  (text) => {
    if (allowed.includes(text)) return { value: text };
    const found = allowed.find((one) => one.toLowerCase() === text.toLowerCase());
    return found === undefined ? { code: 'INVALID_ENUM_VALUE' } : { value: found, read: found };
  };

const named =
  (group: keyof ShopNames, code: string): Reader =>
  (text, names) => {
    const found = findNamed(names[group], text);
    if (found !== undefined) return { value: found.id, ...(found.id !== text && { read: found.names[0] ?? found.id }) };
    const nearest = findNearest(names[group], text);
    const label = nearest?.names[0];
    return { code, ...(nearest !== undefined && { suggestion: { value: nearest.id, ...(label && { label }) } }) };
  };

const asText: Reader = (text) => ({ value: text });

const readers: Partial<Record<ProductFileColumn, Reader>> = {
  id: (text) => (/^[0-9a-f]{24}$/i.test(text) ? { value: text.toLowerCase() } : { code: 'INVALID_ID' }),
  revision: pieces,
  category: named('category', 'PRODUCT_CATEGORY_NOT_FOUND'),
  producer: named('producer', 'PRODUCER_NOT_FOUND'),
  country: named('country', 'COUNTRY_NOT_FOUND'),
  type: oneOf(productTypes),
  priority: oneOf(productPriorities),
  price: money,
  salePrice: money,
  stock: pieces,
  stock_was: pieces,
  unit: oneOf(productUnits),
  quantityPerUnit: decimal,
  weightGrams: grams,
  dimensionsMm_length: pieces,
  dimensionsMm_width: pieces,
  dimensionsMm_height: pieces,
  shelfLifeDays: pieces,
  images: (text) => ({ value: text.split(/\s+/).filter((url) => url !== '') }),
  isShowed: flag,
  isDeleted: flag,
};

export const readValue = (column: ProductFileColumn, text: string, names: ShopNames): ReadValue =>
  (readers[column] ?? asText)(readers[column] === undefined ? text : text.trim(), names);

/** Columns whose cells are texts of people, of which a spreadsheet may make something else. */
export const isTextColumn = (column: ProductFileColumn): boolean => readers[column] === undefined;
