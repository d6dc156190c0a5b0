import type { BodyOf } from '@gvg/contracts/endpoint';
import type { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Models } from '../../models.ts';
import type { GoodsLine } from './goods-line.ts';

type Line = BodyOf<typeof estimateCost>['lines'][number];

/** Loads the freight properties of catalogue products, including removed ones, which a cart may still contain. Throws PRODUCT_NOT_FOUND for an unknown id. */
export async function resolveGoodsLines({ products, categories }: Models, lines: readonly Line[]): Promise<GoodsLine[]> {
  const ids = [...new Set(lines.flatMap((line) => ('product' in line ? [line.product] : [])))];
  if (ids.length === 0) return lines as GoodsLine[];
  const found = await products.find({ _id: { $in: ids } }, { type: 1, category: 1, weightGrams: 1, dimensionsMm: 1 }).lean();
  const types = await categories.find({ _id: { $in: found.map(({ category }) => category) } }, { type: 1 }).lean();
  const typeOf = new Map(types.map(({ _id, type }) => [_id.toHexString(), type]));
  const productOf = new Map(found.map((product) => [product._id.toHexString(), product]));

  return lines.map((line) => {
    if (!('product' in line)) return line;
    const product = productOf.get(line.product);
    const categoryType = product && typeOf.get(product.category.toHexString());
    if (product === undefined || categoryType === undefined) throw new ApiFailure('PRODUCT_NOT_FOUND');
    const { type, category, weightGrams, dimensionsMm } = product;
    return { goodsType: type, categoryType, category: category.toHexString(), weightGrams, dimensionsMm, amount: line.amount };
  });
}
