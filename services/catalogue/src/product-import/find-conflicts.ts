import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { Models } from '../models.ts';
import { nameKeyOf } from '../entity/name-key.ts';
import { skuKeyOf } from '../product/sku-key.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { PlannedRow } from './plan-row.ts';

export interface RowConflict {
  code: string;
  column: ProductFileColumn;
  values?: Record<string, unknown>;
}

interface Claim {
  column: ProductFileColumn;
  key: string;
  code: string;
}

/** Keys that must be unique among products, claimed by the rows of a file in order. */
export class FileClaims {
  readonly #lines = new Map<string, number>();

  /** Returns the line that has claimed the key already. */
  claim(key: string, line: number): number | undefined {
    const earlier = this.#lines.get(key);
    if (earlier === undefined) this.#lines.set(key, line);
    return earlier;
  }
}

/** Finds conflicts of rows with each other, with earlier rows of the file, and with the shop, by line. */
export async function findConflicts(
  { products }: Models,
  rows: readonly PlannedRow[],
  stored: ReadonlyMap<string, StoredProduct>,
  claims: FileClaims,
): Promise<Map<number, RowConflict>> {
  const conflicts = new Map<number, RowConflict>();
  const claimsByRow = new Map(rows.map((row) => [row, claimsOf(row, row.product && stored.get(row.product))]));
  const wanted = [...claimsByRow.values()].flat();
  const keysOf = (code: Claim['code']) => wanted.filter((claim) => claim.code === code).map(({ key }) => key);
  const skuKeys = keysOf('SKU_WAS_EXISTED');
  const nameKeys = keysOf('PRODUCT_WAS_EXISTED').map((key) => key.slice(key.indexOf(' ') + 1));
  const there = await products
    .find(
      { isDeleted: false, $or: [{ skuKey: { $in: skuKeys } }, { nameKey: { $in: nameKeys } }] },
      { skuKey: 1, nameKey: 1, producer: 1 },
    )
    .lean<Pick<StoredProduct, '_id' | 'skuKey' | 'nameKey' | 'producer'>[]>();
  const owners = new Map<string, string>();
  for (const { _id, skuKey, nameKey, producer } of there) {
    if (skuKey !== undefined) owners.set(`SKU_WAS_EXISTED ${skuKey}`, _id.toHexString());
    owners.set(`PRODUCT_WAS_EXISTED ${producer.toHexString()} ${nameKey}`, _id.toHexString());
  }
  for (const [row, claimed] of claimsByRow) {
    const twiceId = row.product === undefined ? undefined : claims.claim(`id ${row.product}`, row.line);
    if (twiceId !== undefined)
      conflicts.set(row.line, { code: 'TWICE_IN_FILE', column: 'id', values: { line: twiceId } });
    for (const { column, key, code } of claimed) {
      const owner = owners.get(`${code} ${key}`);
      const earlier = claims.claim(`${code} ${key}`, row.line);
      if (conflicts.has(row.line)) continue;
      if (owner !== undefined && owner !== row.product) conflicts.set(row.line, { code, column });
      else if (earlier !== undefined)
        conflicts.set(row.line, { code: 'TWICE_IN_FILE', column, values: { line: earlier } });
    }
  }
  return conflicts;
}

/** A removed product claims nothing. */
function claimsOf({ create, fields }: PlannedRow, product: StoredProduct | '' | undefined): Claim[] {
  if (create?.isDeleted === true) return [];
  const { name, producer, sku } = create ?? fields ?? {};
  const claims: Claim[] = [];
  const finalName = name ?? (product ? product.name : undefined);
  const finalProducer = producer ?? (product ? product.producer.toHexString() : undefined);
  if ((name !== undefined || producer !== undefined) && finalName !== undefined && finalProducer !== undefined)
    claims.push({ column: 'name_vi', key: `${finalProducer} ${nameKeyOf(finalName)}`, code: 'PRODUCT_WAS_EXISTED' });
  if (typeof sku === 'string') claims.push({ column: 'sku', key: skuKeyOf(sku), code: 'SKU_WAS_EXISTED' });
  return claims;
}
