import type { ImportFileColumn } from '@gvg/contracts/catalogue/http/product-imports';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { UnreadableFile } from './problem.ts';

/** Column of a file of invalid rows, in addition to a product's columns. */
export const errorColumn = 'error';

export interface Mapped {
  letter: string;
  column: ProductFileColumn | null;
}

const columnsByName = new Map(productFileColumns.map((column) => [column.toLowerCase(), column]));

/** Common column names without accents; a guess needs confirmation. */
const guesses: Record<string, ProductFileColumn> = {
  'ma hang': 'sku',
  'ma san pham': 'sku',
  ten: 'name_vi',
  'ten san pham': 'name_vi',
  name: 'name_vi',
  'ten tieng anh': 'name_en',
  'ma vach': 'barcode',
  'bar code': 'barcode',
  'danh muc': 'category',
  'thuong hieu': 'producer',
  brand: 'producer',
  nuoc: 'country',
  loai: 'type',
  'uu tien': 'priority',
  gia: 'price',
  'gia ban': 'price',
  'gia giam': 'salePrice',
  'gia khuyen mai': 'salePrice',
  'sale price': 'salePrice',
  'ton kho': 'stock',
  'so luong': 'stock',
  'don vi': 'unit',
  'khoi luong': 'weightGrams',
  'can nang': 'weightGrams',
  weight: 'weightGrams',
  dai: 'dimensionsMm_length',
  rong: 'dimensionsMm_width',
  cao: 'dimensionsMm_height',
  'han dung': 'shelfLifeDays',
  anh: 'images',
  'hinh anh': 'images',
  image: 'images',
  'mo ta': 'description_vi',
  description: 'description_vi',
  'thanh phan': 'ingredients_vi',
  'bao quan': 'storage_vi',
  'canh bao': 'warnings_vi',
};

/** Column letter as in a spreadsheet: 0 is A, 26 is AA. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : letterOf(rest)) + String.fromCodePoint(65 + (index % 26));
}

/** A header for display: without invisible marks from copying, and at most as long as a column name. */
const headerOf = (cell: string): string => withoutLeftMarks(cell.slice(0, importLimits.headerCharacters)).trim();

const guessOf = (header: string): ProductFileColumn | undefined =>
  guesses[foldVietnamese(header).replaceAll(/[\s_]+/g, ' ')];

/** Returns true if a cell is a column's header, exactly or probably. */
export function isHeader(cell: string): boolean {
  const header = headerOf(cell);
  return columnsByName.has(header.toLowerCase()) || guessOf(header) !== undefined;
}

/**
 * Reads headers in any case, with decisions about unknown ones; `line` is the header's line. Throws for too many headers, and for a known header that is
 * repeated.
 */
export function readColumns(headers: readonly string[], mapping: readonly Mapped[], line = 1): ImportFileColumn[] {
  if (headers.length > importLimits.columns)
    throw new UnreadableFile({ code: 'TOO_MANY_COLUMNS', maximum: importLimits.columns });
  const said = new Map(mapping.map(({ letter, column }) => [letter, column]));
  const letters = new Map<ProductFileColumn, string>();
  return headers.map((text, index) => {
    const header = headerOf(text);
    const letter = letterOf(index);
    const known = columnsByName.get(header.toLowerCase());
    if (known !== undefined) {
      if (letters.has(known)) throw new UnreadableFile({ code: 'HEADER_TWICE', line, letter, value: header });
      letters.set(known, letter);
      return { letter, header, column: known };
    }
    const answer = header === '' || header.toLowerCase() === errorColumn ? null : said.get(letter);
    if (answer !== undefined) return { letter, header, column: answer };
    const suggestion = guessOf(header);
    return { letter, header, ...(suggestion !== undefined && { suggestion }) };
  });
}

/** Returns a column that is mapped like an earlier one. */
export function findColumnTwice(columns: readonly ImportFileColumn[]): ImportFileColumn | undefined {
  const seen = new Set<ProductFileColumn>();
  return columns.find(({ column }) => {
    if (column === undefined || column === null) return false;
    if (seen.has(column)) return true;
    seen.add(column);
    return false;
  });
}
