import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { createProduct, descriptionLimit, stockLimit, updateProduct } from '@gvg/contracts/catalogue/http/products';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { validationDetails, validationMessage } from '@gvg/contracts/definitions/validation';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { smallestUsualAmount } from '@gvg/contracts/values/parse-money';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { productRow } from '../product/export-products/product-row.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { presentProduct } from '../product/product.presenter.ts';
import type { ProductFields } from '../product-change/changed-product.model.ts';
import { cleanRichText } from '../rich-text/clean-rich-text.ts';
import type { RowError } from './import-row.model.ts';
import { isTextColumn, readValue } from './read/read-value.ts';
import { rewrittenAs } from './read/rewritten.ts';
import type { ShopNames } from './read/shop-names.ts';

/** A row as read: cells of the file's columns, with corrections. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<ProductFileColumn, string>;
  /** More cells than the header has. */
  hasMore: boolean;
}

export interface Surroundings {
  names: ShopNames;
  /** Letters of the columns in the file. */
  letters: ReadonlyMap<ProductFileColumn, string>;
  /** Product with the row's id. */
  product: StoredProduct | undefined;
  /** Set if a row with an unknown id creates a product. */
  mayCreate: boolean;
}

export type NewProductBody = BodyOf<typeof createProduct> & { isDeleted: boolean };

/** Effect of a row; a row with `errors` is not imported. */
export interface PlannedRow extends Omit<ImportRow, 'errors' | 'state' | 'reason' | 'product'> {
  errors: RowError[];
  product?: string;
  create?: NewProductBody;
  fields?: ProductFields;
  before?: ProductFields;
  /** Pieces to book. */
  stockChange?: number;
}

/** Characters of a cell that a page shows. */
const shownCharacters = 200;
const cut = (text: string) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text);

const texts = { required: ['name', 'description'], optional: ['ingredients', 'storage', 'warnings'] } as const;
const sides = ['length', 'width', 'height'] as const;
const requiredFields = [
  ...['images', 'category', 'producer', 'country', 'type', 'priority', 'price', 'unit', 'quantityPerUnit'],
  ...['weightGrams', 'isShowed'],
] as ProductFileColumn[];
const optionalFields = ['sku', 'barcode', 'salePrice', 'shelfLifeDays'] as const satisfies ProductFileColumn[];
/** Price changes in percent that suggest a missing or extra zero. */
const suspicious = { fall: 80, rise: 400 };

/** Plans the effect of one row, regardless of other rows and products. */
export function planRow(row: FileRow, surroundings: Surroundings): PlannedRow {
  return new RowPlan(row, surroundings).make();
}

/** Returns the error of a row with its cell. */
export function rowError(
  { cells }: Pick<FileRow, 'cells'>,
  letters: ReadonlyMap<ProductFileColumn, string>,
  {
    column,
    code,
    values = {},
    ...rest
  }: { code: string; column?: ProductFileColumn; values?: Record<string, unknown> } & Pick<RowError, 'suggestion'>,
): RowError {
  const letter = column && letters.get(column);
  return {
    ...(column !== undefined && { column }),
    ...(letter !== undefined && { letter }),
    value: cut((column && cells.get(column)) ?? ''),
    code,
    message: { vi: validationMessage(code, 'vi', values), en: validationMessage(code, 'en', values) },
    ...(rest.suggestion !== undefined && { suggestion: rest.suggestion }),
  };
}

class RowPlan {
  readonly #row: FileRow;
  readonly #around: Surroundings;
  readonly #errors: RowError[] = [];
  readonly #issues: PlannedRow['issues'] = [];
  /** Stored values by field name; empty for a new product. */
  readonly #current: Record<string, unknown>;
  readonly #currentCells: Partial<ReturnType<typeof productRow>>;

  constructor(row: FileRow, around: Surroundings) {
    this.#row = row;
    this.#around = around;
    this.#current = around.product === undefined ? {} : { ...presentProduct(around.product) };
    this.#currentCells = around.product === undefined ? {} : productRow(around.product);
  }

  make(): PlannedRow {
    const { product, mayCreate } = this.#around;
    if (this.#row.hasMore) this.#fail(undefined, 'TOO_MANY_CELLS');
    const id = this.#read('id') as string | undefined;
    if (id !== undefined && product === undefined && !mayCreate) this.#fail('id', 'UNKNOWN_ID');
    const draft = this.#draft();
    const planned = product === undefined ? this.#create(draft, id) : this.#edit(draft, product);
    return {
      line: this.#row.line,
      kind: planned.kind,
      ...this.#shown(),
      ...(this.#errors.length === 0 && planned),
      errors: this.#errors,
      issues: this.#issues,
      changes: this.#errors.length === 0 ? (planned.changes ?? []) : [],
      ...(this.#errors.length > 0 && { kind: 'BAD' as const, ...(product && { product: product._id.toHexString() }) }),
    };
  }

  /** Name and image for lists. */
  #shown(): Pick<PlannedRow, 'name' | 'image'> {
    const { product } = this.#around;
    const cell = (column: ProductFileColumn) => cut(this.#row.cells.get(column) ?? '');
    if (product !== undefined) {
      const [image] = product.images;
      return { name: product.name, ...(image !== undefined && { image }) };
    }
    const [image] = (this.#row.cells.get('images') ?? '').split(/\s+/, 1);
    return { name: { vi: cell('name_vi'), en: cell('name_en') }, ...(image && { image }) };
  }

  /** The fields that the row sets: null for a removed one, absent without a column in the file. */
  #draft(): Record<string, unknown> {
    const isNew = this.#around.product === undefined;
    const draft: Record<string, unknown> = {};
    for (const column of requiredFields) {
      if (this.#isEmpty(column)) {
        if (!isNew) this.#fail(column, 'REQUIRED');
      } else this.#set(draft, column, this.#read(column));
    }
    for (const column of optionalFields)
      if (this.#isEmpty(column)) this.#set(draft, column, isNew ? undefined : null);
      else this.#set(draft, column, this.#read(column));
    for (const field of [...texts.required, ...texts.optional]) {
      const text = this.#localized(field);
      const isGone = text?.vi === '' && text.en === '' && (texts.optional as readonly string[]).includes(field);
      this.#set(draft, field, isGone ? (isNew ? undefined : null) : text);
    }
    const columns = sides.map((side) => `dimensionsMm_${side}` as const);
    if (columns.some((column) => this.#has(column))) {
      const was = (this.#current['dimensionsMm'] ?? {}) as Record<string, unknown>;
      const values = columns.map((column, index) =>
        this.#has(column) ? this.#read(column) : was[sides[index] as string],
      );
      const isGone = columns.every((column, index) =>
        this.#has(column) ? this.#isEmpty(column) : values[index] === undefined,
      );
      const dimensions = Object.fromEntries(sides.map((side, index) => [side, values[index]]));
      this.#set(draft, 'dimensionsMm', isGone ? (isNew ? undefined : null) : dimensions);
    }
    return draft;
  }

  #set(draft: Record<string, unknown>, field: string, value: unknown): void {
    if (value !== undefined) draft[field] = value;
  }

  #localized(field: string): LocalizedText | undefined {
    const [vi, en] = [`${field}_vi`, `${field}_en`] as [ProductFileColumn, ProductFileColumn];
    if (!this.#has(vi) && !this.#has(en)) return undefined;
    const was = this.#current[field] as LocalizedText | undefined;
    const side = (column: ProductFileColumn, before = '') =>
      this.#has(column) ? ((this.#read(column) as string | undefined) ?? '') : before;
    return { vi: side(vi, was?.vi), en: side(en, was?.en) };
  }

  #has(column: ProductFileColumn): boolean {
    return this.#row.cells.has(column);
  }

  /** Returns true if the file has the column, and its cell is empty. */
  #isEmpty(column: ProductFileColumn): boolean {
    return this.#row.cells.get(column)?.trim() === '';
  }

  /** Returns the value of a cell; undefined for an empty, missing or unreadable one, which is an error. */
  #read(column: ProductFileColumn): unknown {
    const text = this.#row.cells.get(column);
    if (text === undefined || text.trim() === '') return undefined;
    const current = this.#currentCells[column];
    if (isTextColumn(column) && this.#isRewritten(column, text, current)) return undefined;
    const result = readValue(column, text, this.#around.names);
    if ('code' in result) {
      const { code, suggestion } = result;
      // An unchanged value is accepted, because it was valid when it was stored.
      if (text === current) return text;
      this.#fail(column, code, suggestion && { suggestion });
      return undefined;
    }
    if (result.read !== undefined) this.#look(column, 'READ_AS', { read: result.read });
    return result.value;
  }

  /** Reports text that a spreadsheet has changed. Returns true for a code with lost digits, which is not imported. */
  #isRewritten(column: ProductFileColumn, text: string, current: string | number | undefined): boolean {
    const isCode = column === 'sku' || column === 'barcode';
    const before = current === undefined ? undefined : String(current);
    if (before === undefined && !isCode) return false;
    const code = rewrittenAs(text, before, column === 'barcode');
    if (code !== undefined) this.#look(column, code, before === undefined ? {} : { suggestion: { value: before } });
    return isCode && code === 'LONG_NUMBER';
  }

  #create(draft: Record<string, unknown>, id: string | undefined): Partial<PlannedRow> & Pick<PlannedRow, 'kind'> {
    const isDeleted = this.#read('isDeleted') === true;
    this.#set(draft, 'stock', this.#read('stock'));
    const body = this.#check(createProduct.body as z.ZodType<BodyOf<typeof createProduct>>, draft);
    if (body === undefined) return { kind: 'BAD' };
    this.#lookAtPrices(body);
    const _id = id ?? new Types.ObjectId().toHexString();
    const cells = productRow(asStored({ ...body, _id, isDeleted, editRevision: 1 }));
    const { id: _, revision, stock_was: stockWas, ...shown } = cells;
    const changes = productFileColumns.flatMap((column) => {
      const after = (shown as Partial<typeof cells>)[column];
      return after === undefined || after === '' ? [] : [this.#change(column, undefined, after)];
    });
    return { kind: 'NEW', product: _id, create: { ...body, isDeleted }, changes };
  }

  #edit(draft: Record<string, unknown>, product: StoredProduct): Partial<PlannedRow> & Pick<PlannedRow, 'kind'> {
    // Unchanged values are not checked, because they may predate the current rules.
    const different = Object.entries(draft).filter(([name, value]) => !isSame(value, this.#current[name]));
    const body = this.#check(updateProduct.body as z.ZodType<ProductFields>, Object.fromEntries(different));
    const fields = Object.fromEntries(
      Object.entries(body ?? {}).filter(([name, value]) => value !== undefined && !isSame(value, this.#current[name])),
    ) as ProductFields;
    const names = Object.keys(fields);
    if ('price' in fields || 'salePrice' in fields) {
      this.#lookAtPrices(fields);
      const price = fields.price ?? product.price;
      const salePrice = fields.salePrice === undefined ? product.salePrice : fields.salePrice;
      if (typeof salePrice === 'number' && salePrice >= price && !this.#hasError('price'))
        this.#fail('salePrice', 'SALE_PRICE_NOT_BELOW_PRICE');
    }
    const stockChange = this.#stockChange(product);
    const isDeleted = this.#read('isDeleted');
    if (isDeleted !== undefined && isDeleted !== product.isDeleted) this.#look('isDeleted', 'REMOVAL_STAYS');
    const revision = this.#read('revision');
    const doesSomething = names.length > 0 || stockChange !== 0;
    if (doesSomething) {
      if (product.isDeleted) this.#fail('id', 'PRODUCT_WAS_DELETED');
      else if (revision !== undefined && revision !== product.editRevision) this.#fail('revision', 'VERSION_CONFLICT');
      else if (revision === undefined && stockChange !== 0 && !this.#hasError('revision'))
        this.#fail('revision', 'REVISION_REQUIRED');
    }
    const before = Object.fromEntries(names.map((name) => [name, this.#current[name] ?? null])) as ProductFields;
    const after = productRow(asStored({ ...this.#current, ...fields, stock: product.stock + stockChange }));
    return {
      kind: doesSomething ? 'CHANGED' : 'SAME',
      product: product._id.toHexString(),
      ...(names.length > 0 && { fields, before }),
      ...(stockChange !== 0 && { stockChange }),
      changes: productFileColumns
        .filter((column) => column !== 'stock_was' && after[column] !== this.#currentCells[column])
        .map((column) => this.#change(column, this.#currentCells[column], after[column])),
    };
  }

  /** Returns the difference in stock since the export. */
  #stockChange(product: StoredProduct): number {
    if (!this.#has('stock')) return 0;
    if (!this.#has('stock_was') || this.#isEmpty('stock_was')) {
      const stock = this.#read('stock');
      if (stock !== undefined && stock !== product.stock) this.#look('stock', 'STOCK_STAYS');
      return 0;
    }
    if (this.#isEmpty('stock')) {
      this.#fail('stock', 'REQUIRED');
      return 0;
    }
    const [stock, was] = [this.#read('stock'), this.#read('stock_was')] as (number | undefined)[];
    if (stock === undefined || was === undefined) return 0;
    if (stock < 0) this.#fail('stock', 'TOO_SMALL', { values: { minimum: '0' } });
    else if (product.stock + stock - was < 0) this.#fail('stock', 'STOCK_NOT_ENOUGH');
    else if (Math.max(stock, product.stock + stock - was) > stockLimit)
      this.#fail('stock', 'TOO_BIG', { values: { maximum: String(stockLimit) } });
    return stock - was;
  }

  /** Validates with the rules for creating or editing one product. */
  #check<Body extends object>(schema: z.ZodType<Body>, draft: object): Body | undefined {
    const result = schema.safeParse(draft);
    if (!result.success) {
      const [inVietnamese, inEnglish] = (['vi', 'en'] as const).map((locale) =>
        validationDetails(result.error.issues, draft, locale),
      ) as [ReturnType<typeof validationDetails>, ReturnType<typeof validationDetails>];
      for (const [index, { path, code, message }] of inVietnamese.entries())
        this.#failAt(path, code, { vi: message, en: inEnglish[index]?.message ?? message });
      return undefined;
    }
    const description = (result.data as { description?: LocalizedText }).description;
    if (description === undefined) return result.data;
    try {
      const field = { path: 'description', maximum: descriptionLimit, locale: 'vi' as const };
      return { ...result.data, description: cleanRichText(description, field) };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      for (const { path, code } of error.details ?? []) this.#failAt(path, code);
      return undefined;
    }
  }

  #lookAtPrices(fields: Pick<ProductFields, 'price' | 'salePrice'>): void {
    for (const column of ['price', 'salePrice'] as const) {
      const value = fields[column];
      if (typeof value !== 'number') continue;
      if (value < smallestUsualAmount) this.#look(column, 'PRICE_UNDER_1000');
      const before = this.#current[column] as Product['price'] | undefined;
      if (before === undefined || before === 0) continue;
      const percent = Math.round(((value - before) / before) * 100);
      if (percent <= -suspicious.fall) this.#look(column, 'PRICE_FELL', { percent: -percent });
      if (percent >= suspicious.rise) this.#look(column, 'PRICE_ROSE', { percent });
    }
  }

  #change(column: ProductFileColumn, before: string | number | undefined, after: string | number | undefined) {
    const letter = this.#around.letters.get(column);
    const shown = (value: string | number | undefined) =>
      value === undefined || value === '' ? undefined : cut(String(value));
    const [was, becomes] = [shown(before), shown(after)];
    return {
      column,
      ...(letter !== undefined && { letter }),
      ...(was !== undefined && { before: was }),
      ...(becomes !== undefined && { after: becomes }),
    };
  }

  #look(
    column: ProductFileColumn,
    code: PlannedRow['issues'][number]['code'],
    rest: Partial<PlannedRow['issues'][number]> = {},
  ): void {
    if (this.#issues.some((known) => known.column === column && known.code === code)) return;
    const letter = this.#around.letters.get(column);
    const value = cut(this.#row.cells.get(column) ?? '');
    this.#issues.push({ column, ...(letter !== undefined && { letter }), value, code, ...rest });
  }

  #hasError(column: ProductFileColumn): boolean {
    return this.#errors.some((known) => known.column === column);
  }

  #fail(
    column: ProductFileColumn | undefined,
    code: string,
    rest: { suggestion?: RowError['suggestion']; values?: Record<string, unknown> } | undefined = {},
  ): void {
    if (column !== undefined && this.#hasError(column)) return;
    this.#errors.push(rowError(this.#row, this.#around.letters, { ...(column && { column }), code, ...rest }));
  }

  /** Reports an error of a field at its column, unless the cell was reported as unreadable. */
  #failAt(path: string, code: string, message?: LocalizedText): void {
    const column = columnOf(path);
    if (this.#hasError(column)) return;
    this.#fail(column, code);
    const added = this.#errors.at(-1);
    if (message !== undefined && added !== undefined) added.message = message;
  }
}

/** Returns the column of a field path: `name.vi`, `images.0`, `dimensionsMm.width`. */
function columnOf(path: string): ProductFileColumn {
  const [field = '', part] = path.split('.');
  const candidates = [`${field}_${part ?? 'vi'}`, field, `${field}_vi`, `${field}_length`];
  return candidates.find((name) => (productFileColumns as readonly string[]).includes(name)) as ProductFileColumn;
}

/** Spreadsheets write line breaks inside a cell as their system does. */
const withPlainBreaks = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlainBreaks(part)]));
};

const isSame = (value: unknown, current: unknown): boolean =>
  isDeepStrictEqual(withPlainBreaks(value), withPlainBreaks(current ?? null));

/** Converts a product to its stored form for the columns of a file. */
function asStored(product: Record<string, unknown>): StoredProduct {
  const there = Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null));
  const id = (name: string) => new Types.ObjectId(String(there[name]));
  return { ...there, _id: id('_id'), category: id('category'), producer: id('producer') } as unknown as StoredProduct;
}
