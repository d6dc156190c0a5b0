import { imagesLimit } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes, productUnits } from '@gvg/contracts/catalogue/terms';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { parseDecimal, parseGrams, parseWhole, typedNumber } from '@gvg/contracts/values/parse-number';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';
import { findNamed, findNearest } from './shop-names.ts';
import type { ShopNames } from './shop-names.ts';

/** Value of a non-empty cell. `read` is the export's spelling if it differs from the cell's. */
export type ReadValue =
  { value: unknown; read?: string } | { code: string; suggestion?: { value: string; label?: string } };

/** Longer than any number, name or word in a cell. */
const longestWord = 200;

type Reader = (text: string, names: ShopNames) => ReadValue;

/** Parses a number in the export's spelling exactly, and in others as people type them (rules/money-weight-language.md). */
const number =
  (exact: RegExp, parse: (text: string) => number | undefined): Reader =>
  (text) => {
    const typed = typedNumber(text);
    const value = exact.test(typed) ? Number(typed) : parse(text);
    if (value === undefined) return { code: 'NOT_A_NUMBER' };
    return { value, ...(!exact.test(text) && { read: String(value) }) };
  };
const whole = /^-?\d{1,20}$/;
const money = number(whole, parseMoney);
const pieces = number(whole, parseWhole);
const grams = number(whole, parseGrams);
const decimal = number(/^-?\d{1,20}(\.\d{1,20})?$/, parseDecimal);

/** As written by Vietnamese, English, German and French spreadsheets, and by people. */
const flags: Record<string, boolean> = {
  ...{ true: true, '1': true, yes: true, đúng: true, có: true, wahr: true, vrai: true },
  ...{ false: false, '0': false, no: false, sai: false, không: false, falsch: false, faux: false },
};
const flag: Reader = (text) => {
  const value = flags[text.toLowerCase()];
  if (value === undefined) return { code: 'INVALID_ENUM_VALUE' };
  // LibreOffice and Excel write boolean values in upper case.
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
  // One more than a product may have, so that the contract reports too many.
  images: (text) => ({ value: text.split(/\s+/, imagesLimit + 2).filter((url) => url !== '') }),
  isShowed: flag,
  isDeleted: flag,
};

/** Returns a cell without invisible marks from copying, cut to the length of a word. */
function wordOf(text: string): string {
  const word = text.trim();
  return word.length > longestWord ? withoutLeftMarks(word.slice(0, longestWord)) : withoutLeftMarks(word).trim();
}

/** Returns the value of a column's cell. */
export function readValue(column: ProductFileColumn, text: string, names: ShopNames): ReadValue {
  const reader = readers[column];
  if (reader === undefined) return asText(text, names);
  return reader(column === 'images' ? withoutLeftMarks(text).trim() : wordOf(text), names);
}

/** Returns true for columns with free text, which a spreadsheet may convert. */
export const isTextColumn = (column: ProductFileColumn): boolean => readers[column] === undefined;
