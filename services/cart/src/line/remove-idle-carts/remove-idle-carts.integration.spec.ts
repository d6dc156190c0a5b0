import { addOutsideLine, addProductToCart } from '@gvg/contracts/cart/http/lines';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { linePictures } from '../line-pictures.ts';
import { releasePictures } from '../release-pictures/release-pictures.ts';
import { removeIdleCarts } from './remove-idle-carts.ts';

let shop: CartHarness;
const dayMs = 86_400_000;

beforeAll(async () => {
  shop = await startCartHarness('idle');
});
afterAll(() => shop.close());

async function sweep() {
  await removeIdleCarts(shop.books);
  await releasePictures({ ...shop.books, pictures: linePictures({ url: shop.upload.url, secret: 'secret' }) });
}

it('removes carts of guests after 180 days, and none of users', async () => {
  const [idle, returning, user] = [await shop.guest(), await shop.guest(), await shop.user()];
  const image = shop.upload.makePicture(idle);
  await idle.post(addOutsideLine.path, { name: 'Áo', images: [image] });
  for (const customer of [returning, user]) await customer.post(addOutsideLine.path, { name: 'Áo' });
  shop.advance(100 * dayMs);
  await returning.post(addProductToCart.path, { product: shop.catalogue.makeProduct()._id });
  shop.advance(80 * dayMs + 1_000);
  await sweep();
  const left = await shop.models.carts.find().lean();
  expect(left.flatMap(({ customer, lines }) => lines.map(() => customer.id)).sort()).toEqual(
    [returning.id, returning.id, user.id].sort(),
  );
  expect(left).toHaveLength(2);
  expect(new Set(shop.upload.requestsTo(removePicture).map(({ params }) => params.name))).toEqual(
    new Set([image.slice(image.lastIndexOf('/') + 1)]),
  );
});
