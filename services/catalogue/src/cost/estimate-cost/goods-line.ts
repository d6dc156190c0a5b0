import type { ClientSession } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';
import { shipmentLimits } from '@gvg/contracts/catalogue/http/costs';
import type { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Models } from '../../models.ts';
import type { StoredProduct } from '../../product/product.model.ts';

/** The properties of goods that freight depends on; weight and dimensions are of one packed piece. */
export interface GoodsLine {
  goodsType: ProductType;
  categoryType: CategoryType;
  /** Only for catalogue products. */
  category?: string | undefined;
  weightGrams: number;
  dimensionsMm?: { length: number; width: number; height: number } | undefined;
  amount: number;
}

type PackedLine = Pick<GoodsLine, 'weightGrams' | 'dimensionsMm' | 'amount'>;

type Line = BodyOf<typeof estimateCost>['lines'][number];

export type FreightProduct = Pick<StoredProduct, '_id' | 'type' | 'category' | 'weightGrams' | 'dimensionsMm'>;

/** Ids of the catalogue products among the lines, once each. */
export function productsOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap((line) => ('product' in line ? [line.product] : [])))];
}

/** The freight properties of products, including removed ones, which a cart may still contain. */
export function findFreightProducts(
  { products }: Pick<Models, 'products'>,
  ids: readonly string[],
  session?: ClientSession,
): Promise<FreightProduct[]> {
  return products
    .find({ _id: { $in: ids } }, { type: 1, category: 1, weightGrams: 1, dimensionsMm: 1 })
    .session(session ?? null)
    .lean<FreightProduct[]>();
}

/** Throws `PRODUCT_NOT_FOUND` for a line whose product is not in `found`. */
export function toGoodsLines(
  lines: readonly Line[],
  found: readonly FreightProduct[],
  typeOfCategory: ReadonlyMap<string, CategoryType>,
): GoodsLine[] {
  const productOf = new Map(found.map((product) => [product._id.toHexString(), product]));
  return lines.map((line) => {
    if (!('product' in line)) return line;
    const product = productOf.get(line.product);
    const categoryType = product && typeOfCategory.get(product.category.toHexString());
    if (product === undefined || categoryType === undefined) throw new ApiFailure('PRODUCT_NOT_FOUND');
    const { type, category, weightGrams, dimensionsMm } = product;
    return {
      goodsType: type,
      categoryType,
      category: category.toHexString(),
      weightGrams,
      dimensionsMm,
      amount: line.amount,
    };
  });
}

/** Adds the freight properties of products and categories to lines. Throws `PRODUCT_NOT_FOUND` for an unknown id. */
export async function resolveGoodsLines(
  models: Pick<Models, 'products' | 'categories'>,
  lines: readonly Line[],
): Promise<GoodsLine[]> {
  const ids = productsOf(lines);
  if (ids.length === 0) return lines as GoodsLine[];
  const found = await findFreightProducts(models, ids);
  const types = await models.categories
    .find({ _id: { $in: found.map(({ category }) => category) } }, { type: 1 })
    .lean();
  return toGoodsLines(lines, found, new Map(types.map(({ _id, type }) => [_id.toHexString(), type])));
}

/** Throws `INVALID_PAYLOAD` above the shipment limits. Below them, every amount of an estimate is a safe integer. */
export function checkShipment(lines: readonly PackedLine[], locale: Locale): void {
  const grams = total(lines, ({ weightGrams }) => weightGrams);
  const volume = total(lines, ({ dimensionsMm: size }) =>
    size === undefined ? 0 : size.length * size.width * size.height,
  );
  if (grams > shipmentLimits.grams || volume > shipmentLimits.cubicMillimetres)
    throw invalidField({ path: 'lines', code: 'SHIPMENT_TOO_LARGE', locale });
}

function total(lines: readonly PackedLine[], of: (line: PackedLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line) * line.amount, 0);
}
