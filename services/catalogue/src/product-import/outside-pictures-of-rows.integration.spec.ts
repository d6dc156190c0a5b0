import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { startFakeService } from '@gvg/service-kit/testing/fake-service';
import type { FakeService } from '@gvg/service-kit/testing/fake-service';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { csvOf, productImports } from '../testing/product-imports.fixtures.ts';
import { picture } from '../testing/valid-inputs.ts';

let upload: FakeService;
let shop: CatalogueHarness;
const imports = productImports(() => shop.client);
/** Set while upload is unavailable. */
let away: ApiFailure | undefined;

beforeAll(async () => {
  upload = await startFakeService();
  upload.handle(fetchPictureForService, ({ body: { url } }) => {
    if (away !== undefined) throw away;
    if (url.includes('gone')) throw new ApiFailure('FILE_NOT_FOUND');
    return { url: '/v1/file-manager/files/copied.jpg', width: 640, height: 480 };
  });
  shop = await startCatalogueHarness('import-pictures', { uploadUrl: upload.url });
});

afterAll(async () => {
  await shop.close();
  await upload.close();
});

it('copies external pictures when their row is imported, and waits while upload is unavailable', async () => {
  const [shown, gone] = [await shop.makeProduct(), await shop.makeProduct()];
  const one = await imports.dryRun(
    csvOf([
      { id: shown._id, images: `${picture} https://elsewhere.test/a.jpg` },
      { id: gone._id, images: 'https://elsewhere.test/gone.jpg' },
    ]),
  );
  expect(one.figures).toMatchObject({ changed: 2, bad: 0 });
  away = new ApiFailure('SERVICE_UNAVAILABLE');
  await imports.start(one._id);
  // More than the attempts of a product with an unexpected failure.
  await eventually(() => upload.requestsTo(fetchPictureForService).length > 7);
  expect((await imports.get(one._id)).change).toMatchObject({ state: 'RUNNING', done: 0, failed: 0 });
  away = undefined;
  expect((await imports.ended(one._id)).change).toMatchObject({ done: 1, failed: 1 });
  const images = async (id: string) => (await shop.models.products.findById(id).orFail().lean()).images;
  expect(await images(shown._id)).toEqual([picture, '/v1/file-manager/files/copied.jpg']);
  expect(await images(gone._id)).toEqual([picture]);
  expect(await imports.rows(one._id, 'FAILED')).toMatchObject([{ line: 3, reason: 'PICTURE_NOT_COPIED' }]);
  // The take-back finds the copied pictures.
  await shop.client.post(`/v1/products/changes/${one._id}/take-back`, { as: 'ADMIN' });
  await imports.ended(one._id, 'TAKEN_BACK');
  expect(await images(shown._id)).toEqual([picture]);
}, 60_000);
