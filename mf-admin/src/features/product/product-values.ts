import type { CallInput } from '@gvg/browser-kit';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductPriority, ProductType, ProductUnit } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';

/** Form values. Amounts, weights and numbers are texts as typed. */
export interface ProductValues {
  name: LocalizedText;
  description: LocalizedText;
  ingredients: LocalizedText;
  storage: LocalizedText;
  warnings: LocalizedText;
  images: string[];
  category: string;
  producer: string;
  country: string;
  type: ProductType;
  priority: ProductPriority;
  price: string;
  salePrice: string;
  unit: ProductUnit;
  quantityPerUnit: string;
  weightGrams: string;
  /** Three sides in centimetres. */
  dimensionsMm: string;
  shelfLifeDays: string;
  sku: string;
  barcode: string;
  /** Only for a new product. Later the stock changes by movements. */
  stock: string;
  isShowed: boolean;
}

/** Initial values of a form: a stored product, or the known part of one. */
export type ProductSource = Partial<Product> & Pick<Product, 'revision' | 'editRevision'>;

/** No product is stored yet. */
export const newProduct: ProductSource = { revision: 0, editRevision: 0 };

export const editRevisionOf = ({ editRevision }: ProductSource): number => editRevision;

const bothLanguages = (text: LocalizedText | undefined): LocalizedText => ({ vi: text?.vi ?? '', en: text?.en ?? '' });

const whole = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, 0));

/** Three decimals would be parsed as a group of digits. */
const quantityText = (value: number | undefined, unit: ProductUnit): string => {
  if (value === undefined) return '';
  if (unit === 'GRAM' && Number.isInteger(value)) return whole(value);
  return unit === 'GRAM' && /\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
};

const centimetres = 10;

export function productValues(product: ProductSource): ProductValues {
  const unit = product.unit ?? 'GRAM';
  const sides = product.dimensionsMm;
  return {
    name: bothLanguages(product.name),
    description: bothLanguages(product.description),
    ingredients: bothLanguages(product.ingredients),
    storage: bothLanguages(product.storage),
    warnings: bothLanguages(product.warnings),
    images: [...(product.images ?? [])],
    category: product.category ?? '',
    producer: product.producer ?? '',
    country: product.country ?? 'VN',
    type: product.type ?? productTypes[0],
    priority: product.priority ?? productPriorities[0],
    price: whole(product.price),
    salePrice: whole(product.salePrice),
    unit,
    quantityPerUnit: quantityText(product.quantityPerUnit, unit),
    weightGrams: whole(product.weightGrams),
    dimensionsMm: sides ? [sides.length, sides.width, sides.height].map((side) => side / centimetres).join(' × ') : '',
    shelfLifeDays: whole(product.shelfLifeDays),
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    stock: whole(product.stock ?? 0),
    isShowed: product.isShowed ?? true,
  };
}

const copyMarks = { vi: ' (bản sao)', en: ' (copy)' };

/** Returns the initial values of a copy: hidden, without unique fields, and under another name. */
export function copyOf({ sku: _sku, barcode: _barcode, ...product }: Product): ProductSource {
  const { vi, en } = product.name;
  return {
    ...product,
    ...newProduct,
    name: { vi: vi + copyMarks.vi, en: en === '' ? '' : en + copyMarks.en },
    stock: 0,
    isShowed: false,
  };
}

/** Localized fields, in the sequence of the form. */
export const localizedFields = ['name', 'description', 'ingredients', 'storage', 'warnings'] as const;
export type LocalizedField = (typeof localizedFields)[number];

/** Returns the texts without English, which customers see in Vietnamese. */
export const missingEnglish = (values: ProductValues): LocalizedField[] =>
  localizedFields.filter((field) => values[field].vi !== '' && values[field].en === '');

export type ProductBody = CallInput<'createProduct'>['body'];
type ProductPatch = CallInput<'updateProduct'>['body'];

/** Body of an edit. Empty fields are cleared, and the stock is left out. */
export function patchOf({ stock: _stock, ...fields }: ProductBody): ProductPatch {
  return {
    sku: null,
    barcode: null,
    salePrice: null,
    dimensionsMm: null,
    shelfLifeDays: null,
    ingredients: null,
    storage: null,
    warnings: null,
    ...fields,
  };
}

export const nameOfValues = ({ name }: Pick<ProductValues, 'name'>, locale: 'vi' | 'en') => localize(name, locale);
