import { createProduct } from '@gvg/contracts/catalogue/http/products';
import type { ErrorDetail } from '@gvg/contracts/errors';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { z } from 'zod';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { parseGrams, parseKilograms, parseNumber, parseWhole } from '@gvg/contracts/values/parse-number';
import { sidesOf } from '../order/parcel-input.ts';
import type { ProductBody, ProductValues } from './product-values.ts';

type Problem = Pick<ErrorDetail, 'path' | 'code'>;

/** Parses form texts and collects missing and invalid ones. */
class FieldReader {
  readonly problems: Problem[] = [];

  read<Value>(path: string, text: string, parse: (text: string) => Value | undefined): Value | undefined {
    const value = parse(text);
    if (value === undefined) this.problems.push({ path, code: 'INVALID_FORMAT' });
    return value;
  }

  required<Value>(path: string, text: string, parse: (text: string) => Value | undefined): Value | undefined {
    if (text.trim() !== '') return this.read(path, text, parse);
    this.problems.push({ path, code: 'REQUIRED' });
    return undefined;
  }

  optional<Value>(path: string, text: string, parse: (text: string) => Value | undefined): Value | undefined {
    return text.trim() === '' ? undefined : this.read(path, text, parse);
  }
}

const gramsPerKilogram = 1_000;
const kilograms = (text: string) => {
  const grams = parseKilograms(text);
  return grams === undefined ? undefined : grams / gramsPerKilogram;
};

const itself = (text: string) => text;
const unlessEmpty = ({ vi, en }: LocalizedText) => (vi.trim() === '' && en.trim() === '' ? undefined : { vi, en });

/** Removes undefined fields. */
const withoutMissing = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the parsed request body, and the fields that are invalid. */
function readValues(values: ProductValues): { body: object; problems: Problem[] } {
  const reader = new FieldReader();
  const quantity = values.unit === 'KILOGRAM' ? kilograms : parseNumber;
  const body = {
    ...values,
    ingredients: unlessEmpty(values.ingredients),
    storage: unlessEmpty(values.storage),
    warnings: unlessEmpty(values.warnings),
    category: reader.required('category', values.category, itself),
    producer: reader.required('producer', values.producer, itself),
    country: reader.required('country', values.country, itself),
    price: reader.required('price', values.price, parseMoney),
    salePrice: reader.optional('salePrice', values.salePrice, parseMoney),
    quantityPerUnit: reader.required('quantityPerUnit', values.quantityPerUnit, quantity),
    weightGrams: reader.required('weightGrams', values.weightGrams, parseGrams),
    dimensionsMm: reader.optional('dimensionsMm', values.dimensionsMm, sidesOf),
    shelfLifeDays: reader.optional('shelfLifeDays', values.shelfLifeDays, parseWhole),
    sku: reader.optional('sku', values.sku, itself),
    barcode: reader.optional('barcode', values.barcode, itself),
    stock: reader.required('stock', values.stock, parseWhole),
  };
  return { body: withoutMissing(body), problems: reader.problems };
}

/** The contract's rules applied to form values. Unparsable fields get an error in the words of the contract. */
export const productSchema = z.custom<ProductValues>().transform((values, context): ProductBody => {
  const { body, problems } = readValues(values);
  for (const { path, code } of problems)
    context.addIssue({ code: 'custom', message: code, path: [path], input: values });
  const unread = new Set(problems.map(({ path }) => path));
  const result = createProduct.body!.safeParse(body);
  for (const issue of result.error?.issues ?? [])
    if (!unread.has(String(issue.path[0]))) context.issues.push({ ...issue, input: values } as never);
  return (result.data ?? body) as ProductBody;
}) as unknown as z.ZodType<ProductBody, ProductValues>;
