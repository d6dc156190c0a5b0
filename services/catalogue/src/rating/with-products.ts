import type { ListedRating, Rating } from '@gvg/contracts/catalogue/http/ratings';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';

/** Adds product names to ratings. Removed products keep their names. */
export async function withProducts(
  { products }: Pick<Models, 'products'>,
  ratings: readonly Rating[],
): Promise<ListedRating[]> {
  const found = await products
    .find({ _id: { $in: ratings.map(({ product }) => product) } }, { name: 1, images: 1 })
    .lean<Pick<StoredProduct, '_id' | 'name' | 'images'>[]>();
  const known = new Map(found.map((product) => [product._id.toHexString(), product]));
  return ratings.map((rating) => {
    const { name = { vi: '', en: '' }, images = [] } = known.get(rating.product) ?? {};
    return { ...rating, productName: name, ...(images[0] !== undefined && { productImage: images[0] }) };
  });
}
