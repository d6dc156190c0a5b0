import { validationDetails } from '@gvg/contracts/definitions/validation';
import { makeProduct } from '../../testing/goods-data.ts';
import { changedFields } from './changed-fields.ts';
import { productSchema } from './product-schema.ts';
import { copyOf, missingEnglish, newProduct, patchOf, productValues } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

const values = (fields: Partial<ProductValues> = {}): ProductValues => ({
  ...productValues(makeProduct()),
  ...fields,
});
const read = (fields: Partial<ProductValues> = {}) => productSchema.parse(values(fields));
const wrong = (fields: Partial<ProductValues>) => {
  const issues = productSchema.safeParse(values(fields)).error?.issues ?? [];
  return Object.fromEntries(validationDetails(issues, values(fields), 'en').map(({ path, code }) => [path, code]));
};

describe('productSchema', () => {
  it('parses a stored product to its stored values', () => {
    const { name, description, price, salePrice, quantityPerUnit, weightGrams, dimensionsMm, stock } = makeProduct();
    expect(read()).toMatchObject({
      ...{ name, description, price, salePrice, quantityPerUnit, weightGrams, dimensionsMm, stock },
    });
  });

  it.each([
    ['price', '72k', { price: 72_000 }],
    ['price', '72.000đ', { price: 72_000 }],
    ['weightGrams', '1.2 kg', { weightGrams: 1_200 }],
    ['quantityPerUnit', '1,5', { quantityPerUnit: 1.5 }],
    ['dimensionsMm', '24x18x5', { dimensionsMm: { length: 240, width: 180, height: 50 } }],
    ['shelfLifeDays', '365', { shelfLifeDays: 365 }],
    ['sku', ' GVG-1 ', { sku: 'GVG-1' }],
  ] as const)('parses %s %j', (field, text, expected) => {
    expect(read({ [field]: text })).toMatchObject(expected);
  });

  it('parses a single separator in kilograms as the decimal separator', () => {
    expect(read({ unit: 'KILOGRAM', quantityPerUnit: '1.125' })).toMatchObject({ quantityPerUnit: 1.125 });
    expect(read({ unit: 'GRAM', quantityPerUnit: '1.125' })).toMatchObject({ quantityPerUnit: 1_125 });
  });

  it('omits empty fields', () => {
    const body = read({ salePrice: '', dimensionsMm: '', shelfLifeDays: '', sku: '', storage: { vi: ' ', en: '' } });
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining(['salePrice', 'dimensionsMm', 'shelfLifeDays', 'sku', 'storage']),
    );
  });

  it.each([
    [{ price: '' }, { price: 'REQUIRED' }],
    [{ price: 'năm nghìn' }, { price: 'INVALID_FORMAT' }],
    [{ price: '70,000', salePrice: '70,000' }, { salePrice: 'SALE_PRICE_NOT_BELOW_PRICE' }],
    [{ name: { vi: '', en: 'Tea' } }, { 'name.vi': 'REQUIRED' }],
    [{ images: [] }, { images: 'TOO_FEW' }],
    [
      { category: '', producer: '' },
      { category: 'REQUIRED', producer: 'REQUIRED' },
    ],
    [{ weightGrams: '0' }, { weightGrams: 'TOO_SMALL' }],
    [{ dimensionsMm: '24 x 18' }, { dimensionsMm: 'INVALID_FORMAT' }],
    [{ warnings: { vi: '', en: 'Contains shrimp' } }, { 'warnings.vi': 'REQUIRED' }],
    [
      { price: '', weightGrams: 'heavy', images: [] },
      { price: 'REQUIRED', weightGrams: 'INVALID_FORMAT', images: 'TOO_FEW' },
    ],
  ] as [Partial<ProductValues>, object][])('reports the invalid fields of %j', (fields, expected) => {
    expect(wrong(fields)).toEqual(expected);
  });
});

it.each([500, 1_500, 0.5, 1.125, 12.25])(
  'formats a quantity of %d grams so that it parses to the same value',
  (quantity) => {
    const typed = productValues(makeProduct({ unit: 'GRAM', quantityPerUnit: quantity }));
    expect(productSchema.parse(typed)).toMatchObject({ quantityPerUnit: quantity });
  },
);

it('clears empty fields in an edit, and leaves out the stock', () => {
  const patch = patchOf(read({ salePrice: '', sku: '' }));
  expect(patch).toMatchObject({ salePrice: null, sku: null, price: 72_000 });
  expect(patch).not.toHaveProperty('stock');
});

it('creates a hidden copy without SKU and stock, under another name', () => {
  const copy = copyOf(makeProduct({ sku: 'GVG-1', barcode: '893', stock: 7 }));
  expect(productValues(copy)).toMatchObject({
    name: { vi: 'Bánh tráng dẻo tôm (bản sao)', en: 'Soft rice paper (copy)' },
    sku: '',
    barcode: '',
    stock: '0',
    isShowed: false,
  });
  expect(copy.editRevision).toBe(0);
});

it('reports only texts with Vietnamese as missing English', () => {
  expect(missingEnglish(productValues(newProduct))).toEqual([]);
  expect(missingEnglish(values({ name: { vi: 'Trà', en: '' } }))).toEqual(['name']);
});

it('returns the paths of changed fields', () => {
  const now = values({ price: '70,000', name: { vi: 'Trà', en: 'Soft rice paper' }, images: [] });
  expect(changedFields(values(), now).toSorted()).toEqual(['images', 'name.vi', 'price']);
});
