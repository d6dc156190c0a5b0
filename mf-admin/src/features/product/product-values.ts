import type { CallInput } from '@gvg/browser-kit';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductPriority, ProductType, ProductUnit } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';

/** What is typed and chosen in the form. Amounts, weights and numbers are texts, as people type them. */
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
  /** Of a product that is created; later it changes by movements. */
  stock: string;
  isShowed: boolean;
}

/** What a form begins with: a stored product, or as much of one as is known. */
export type ProductSource = Partial<Product> & Pick<Product, 'revision' | 'editRevision'>;

/** Of which nothing is stored. */
export const newProduct: ProductSource = { revision: 0, editRevision: 0 };

export const editRevisionOf = ({ editRevision }: ProductSource): number => editRevision;

const bothLanguages = (text: LocalizedText | undefined): LocalizedText => ({ vi: text?.vi ?? '', en: text?.en ?? '' });

const whole = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, 0));

/** A number with three decimals would be read as a group of digits. */
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

/** What a copy of a product begins with: hidden, without what one product alone has, and with another name. */
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

/** Texts in both languages, in the form's order. */
export const localizedFields = ['name', 'description', 'ingredients', 'storage', 'warnings'] as const;
export type LocalizedField = (typeof localizedFields)[number];

/** Texts that customers read in Vietnamese, because there is no English. */
export const missingEnglish = (values: ProductValues): LocalizedField[] =>
  localizedFields.filter((field) => values[field].vi !== '' && values[field].en === '');

export type ProductBody = CallInput<'createProduct'>['body'];
type ProductPatch = CallInput<'updateProduct'>['body'];

/** The body of an edit: what is empty is taken away. Stock is no part of it. */
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
