import type { ImportFileColumn } from '@gvg/contracts/catalogue/http/product-imports';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { UnreadableFile } from './problem.ts';

/** What a file of bad rows has beside the columns of a product. */
export const errorColumn = 'error';

export interface Mapped {
  letter: string;
  column: ProductFileColumn | null;
}

const columnsByName = new Map(productFileColumns.map((column) => [column.toLowerCase(), column]));

/** What people call a column, without accents: a guess that is asked about. */
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

/** A column as a spreadsheet names it: 0 is A, 26 is AA. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : letterOf(rest)) + String.fromCodePoint(65 + (index % 26));
}

/** A header as a page shows it: without the marks that copying leaves, and no longer than any name of a column. */
const headerOf = (cell: string): string => withoutLeftMarks(cell.slice(0, importLimits.headerCharacters)).trim();

const guessOf = (header: string): ProductFileColumn | undefined =>
  guesses[foldVietnamese(header).replaceAll(/[\s_]+/g, ' ')];

/** Whether a cell is the header of a column, exactly or probably. */
export function isHeader(cell: string): boolean {
  const header = headerOf(cell);
  return columnsByName.has(header.toLowerCase()) || guessOf(header) !== undefined;
}

/**
 * Headers in any case, and with what was said about unknown ones; `line` is where they stand. Throws for too many, and for a known header that is there twice.
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

/** A letter whose column another one is read as already. */
export function findColumnTwice(columns: readonly ImportFileColumn[]): ImportFileColumn | undefined {
  const seen = new Set<ProductFileColumn>();
  return columns.find(({ column }) => {
    if (column === undefined || column === null) return false;
    if (seen.has(column)) return true;
    seen.add(column);
    return false;
  });
}
