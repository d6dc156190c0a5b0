import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import type { Matches } from './match-union.ts';
import type { FilterBitmap } from './product-filter.ts';

const plain = (code: string) => withPlainSigns(code).toUpperCase();

/** SKUs and bar codes of products that have one. */
export class ProductCodes {
  /** By docIndex, in upper case with plain signs. */
  readonly #codes = new Map<number, string[]>();

  write(docIndex: number, { sku, barcode }: Pick<ProductCard, 'sku' | 'barcode'>): void {
    const codes = [sku, barcode].flatMap((code) => (code === undefined ? [] : plain(code)));
    if (codes.length > 0) this.#codes.set(docIndex, codes);
    else this.#codes.delete(docIndex);
  }

  /** Prepends products of the bitmap with a code that starts with the keyword to its matches. */
  addMatches(matches: Matches, keyword: string, bitmap: FilterBitmap): Matches {
    const wanted = plain(keyword).trim();
    const found = new Set<number>();
    for (const [docIndex, codes] of this.#codes)
      if (bitmap[docIndex] === 1 && codes.some((code) => code.startsWith(wanted))) found.add(docIndex);
    if (found.size === 0) return matches;
    const relevance = new Float64Array(bitmap.length);
    for (const docIndex of matches.docIndexes) relevance[docIndex] = matches.relevance[docIndex] as number;
    for (const docIndex of found) relevance[docIndex] = Infinity;
    return { docIndexes: Uint32Array.from(new Set([...found, ...matches.docIndexes])), relevance };
  }
}
