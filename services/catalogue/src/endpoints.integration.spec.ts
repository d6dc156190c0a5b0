import * as categories from '@gvg/contracts/catalogue/http/categories';
import * as costs from '@gvg/contracts/catalogue/http/costs';
import * as countries from '@gvg/contracts/catalogue/http/countries';
import * as dashboard from '@gvg/contracts/catalogue/http/dashboard';
import * as exports from '@gvg/contracts/catalogue/http/exports';
import * as templates from '@gvg/contracts/catalogue/http/page-templates';
import * as producers from '@gvg/contracts/catalogue/http/producers';
import * as products from '@gvg/contracts/catalogue/http/products';
import * as productChanges from '@gvg/contracts/catalogue/http/product-changes';
import * as productImports from '@gvg/contracts/catalogue/http/product-imports';
import * as ratingChanges from '@gvg/contracts/catalogue/http/rating-changes';
import * as ratings from '@gvg/contracts/catalogue/http/ratings';
import * as search from '@gvg/contracts/catalogue/http/search';
import * as stock from '@gvg/contracts/catalogue/http/stock';
import * as settings from '@gvg/contracts/catalogue/http/settings';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { eventually } from '@gvg/testing/eventually';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import { testUserId } from '@gvg/testing/token-keys';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { csvOf, productImports as importCalls } from './testing/product-imports.fixtures.ts';
import { ratingChanges as callsOfRatingChanges } from './testing/rating-changes.fixtures.ts';
import { costBody, footerContent, pageBody, picture } from './testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('endpoints');
});

afterAll(() => shop.close());

let names = 0;
const name = () => {
  names += 1;
  return { vi: `Tên ${names}`, en: '' };
};

const create = async (path: string, body: unknown) =>
  (await shop.client.post<{ _id: string }>(path, { as: 'SYSTEM_ADMIN', body })).body._id;
const makeCategory = () => create('/v1/product-categories', { name: name(), type: 'SEEDS', image: picture });
const makeProducer = () => create('/v1/producers', { name: name(), image: picture });
const makeCost = (fields = {}) => create('/v1/costs', costBody(fields));
const makePage = () => create('/v1/page-templates', pageBody());
const makeProduct = async () => (await shop.makeProduct())._id;
const footerId = async () => (await shop.client.get<{ _id: string }>('/v1/page-templates/get-type/FOOTER')).body._id;

async function makeDeliveredProduct(): Promise<string> {
  const product = await makeProduct();
  await shop.models.deliveredProducts.create({ product, user: testUserId });
  return product;
}

async function makeRating(): Promise<string> {
  const product = await makeDeliveredProduct();
  return (await shop.client.put<{ _id: string }>(`/v1/users-rating/${product}`, { as: 'USER', body: { stars: 5 } }))
    .body._id;
}

async function makeRestorable() {
  const id = await makePage();
  await shop.client.patch(`/v1/page-templates/${id}`, { as: 'ADMIN', body: { type: 'PAGE', title: name() } });
  return { params: { id }, body: { version: 1 } };
}

async function makePublishable() {
  const id = await makePage();
  await shop.client.put(`/v1/page-templates/${id}/draft`, {
    as: 'ADMIN',
    body: { content: pageBody(), basedOn: 1, revision: 0 },
  });
  return { params: { id }, body: { revision: 1 } };
}

async function makePreview(): Promise<string> {
  const body = { ids: [await makeProduct()], action: { kind: 'SHOWN', isShowed: false } };
  return (await shop.client.post<{ preview: string }>('/v1/products/changes/preview', { as: 'ADMIN', body })).body
    .preview;
}

async function makeEndedChange(): Promise<string> {
  const preview = await makePreview();
  await shop.client.post('/v1/products/changes', { as: 'ADMIN', body: { preview } });
  await eventually(async () => expect((await shop.models.productChanges.findById(preview).lean())?.state).toBe('DONE'));
  return preview;
}

const ratingCalls = callsOfRatingChanges(() => shop.client);

async function makeRatingPreview(): Promise<string> {
  const body = { ids: [await makeRating()], action: { isHidden: true } };
  return (await ratingCalls.preview(body)).body.preview;
}

const imports = importCalls(() => shop.client);

/** Returns the id of an import with one invalid row, or one valid row. */
async function makeImport(isBad: boolean): Promise<string> {
  const { _id } = await shop.makeProduct();
  const [good, bad] = [csvOf([{ id: _id, price: 70_000 }]), csvOf([{ id: _id, price: 'x' }])];
  return (await imports.dryRun(isBad ? bad : good))._id;
}

/** Creates a fixture on first use and shares it between the cases of a row, because rejected requests do not change it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => (created ??= make());
}

const category = { toEdit: once(makeCategory), toRemove: once(makeCategory) };
const producer = { toEdit: once(makeProducer), toRemove: once(makeProducer) };
const product = {
  toRead: once(makeProduct),
  toEdit: once(makeProduct),
  toRemove: once(makeProduct),
  toRate: once(makeDeliveredProduct),
};
const rating = once(makeRating);
const change = once(makeEndedChange);
const ratingChange = once(
  async () => (await ratingCalls.make({ ids: [await makeRating()], action: { isHidden: true } }))._id,
);
const productImport = { toRead: once(() => makeImport(true)), toStart: once(() => makeImport(false)) };
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
const cost = {
  inForce: once(makeCost),
  toEdit: once(() => makeCost({ validFrom: nextWeek() })),
  toRemove: once(makeCost),
};
const page = { toRead: once(makePage), toRemove: once(makePage), toRestore: once(makeRestorable) };

const row = (endpoint: Endpoint, right: EndpointRow['validInput']): EndpointRow => ({ endpoint, validInput: right });

const rows: EndpointRow[] = [
  row(categories.listCategories, () => ({ query: { type: 'SEEDS', includeHidden: 'true' } })),
  row(categories.getCategory, () => ({ params: { id: shop.category._id } })),
  row(categories.createCategory, () => ({ body: { name: name(), type: 'SEEDS', image: picture } })),
  row(categories.updateCategory, async () => ({ params: { id: await category.toEdit() }, body: { name: name() } })),
  row(categories.setCategoryStatus, async () => ({
    params: { id: await category.toRemove() },
    body: { isDeleted: true },
  })),

  row(producers.listProducers, () => ({ query: { includeDeleted: '1' } })),
  row(producers.getProducer, () => ({ params: { id: shop.producer._id } })),
  row(producers.createProducer, () => ({ body: { name: name(), image: picture, isShowed: false } })),
  row(producers.updateProducer, async () => ({ params: { id: await producer.toEdit() }, body: { isShowed: false } })),
  row(producers.setProducerStatus, async () => ({
    params: { id: await producer.toRemove() },
    body: { isDeleted: true },
  })),

  row(products.listProducts, () => ({
    query: {
      name: 'san pham',
      locale: 'vi_VN',
      category: shop.category._id,
      inStock: 'true',
      sort: 'PRICE_ASC',
      minPrice: 1,
      groups: 'true',
      includeHidden: 'true',
      isShowed: 'true',
      isDeleted: 'false',
      stockState: 'IN_STOCK',
      count: 'exact',
    },
  })),
  row(products.countProducers, () => ({
    query: { name: 'san pham', producerName: 'lo', inStock: 'true', minPrice: 1 },
  })),
  row(products.getProduct, async () => ({ params: { id: await product.toRead() } })),
  row(products.createProduct, () => ({
    body: shop.productBody({
      sku: `SP-${(names += 1)}`,
      barcode: '8934563138165',
      isShowed: true,
      salePrice: 60_000,
      dimensionsMm: { length: 100, width: 80, height: 20 },
      shelfLifeDays: 180,
      ingredients: name(),
      storage: name(),
      warnings: name(),
    }),
  })),
  row(products.updateProduct, async () => ({
    params: { id: await product.toEdit() },
    body: { price: 70_000, salePrice: null, sku: null, isShowed: true },
  })),
  row(products.setProductStatus, async () => ({ params: { id: await product.toRemove() }, body: { isDeleted: true } })),

  row(exports.exportProducts, () => ({
    query: { name: 'san pham', includeHidden: 'true', stockState: 'IN_STOCK', sort: '-price', separator: 'SEMICOLON' },
  })),

  row(stock.changeStock, async () => ({
    params: { id: await product.toEdit() },
    body: { change: 2, reason: 'RECEIVED', note: 'Hàng mới' },
  })),
  row(stock.listStockMovements, async () => ({ params: { id: await product.toRead() }, query: { limit: 5 } })),

  row(productChanges.previewProductChange, async () => ({
    body: {
      filter: { producer: shop.producer._id, includeHidden: 'true', sort: '-price' },
      except: [await product.toRead()],
      action: { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 },
    },
  })),
  row(productChanges.listPreviewedProducts, async () => ({
    params: { id: await makePreview() },
    query: { state: 'WAITING', limit: 5 },
  })),
  row(productChanges.startProductChange, async () => ({ body: { preview: await makePreview() } })),
  row(productChanges.listProductChanges, () => ({ query: { limit: 5 } })),
  row(productChanges.getProductChange, async () => ({
    params: { id: await change() },
    query: { products: 'NOT_RESTORABLE', limit: 5 },
  })),
  row(productImports.createProductImport, () => ({
    query: { name: 'hàng tết.csv' },
    body: new Blob([csvOf([{ id: '', price: 65_000 }])]),
  })),
  row(productImports.listProductImports, () => ({ query: { limit: 5 } })),
  row(productImports.getProductImport, async () => ({ params: { id: await productImport.toRead() } })),
  row(productImports.listProductImportRows, async () => ({
    params: { id: await productImport.toRead() },
    query: { view: 'BAD' },
  })),
  row(productImports.startProductImport, async () => ({ params: { id: await productImport.toStart() } })),
  row(productImports.exportBadRows, async () => ({ params: { id: await productImport.toRead() } })),
  // Last, because its imports displace older ones.
  row(productImports.updateProductImport, async () => ({
    params: { id: await makeImport(true) },
    body: {
      encoding: 'windows-1258',
      mapping: [{ letter: 'A', column: 'id' }],
      fixes: [{ line: 2, column: 'price', value: '65000' }],
      create: 'ALL',
    },
  })),
  row(productChanges.takeBackProductChange, async () => ({ params: { id: await change() } })),

  row(dashboard.getCatalogueDashboard, () => ({ query: { from: '2026-11-01', to: '2026-11-14' } })),

  row(search.searchCatalogue, () => ({ query: { q: 'banh trang', limit: 5 } })),

  row(countries.listCountries, () => ({ query: { locale: 'en', shippable: 'false', limit: 100 } })),

  row(settings.getCatalogueSettings, () => ({})),
  row(settings.updateCatalogueSettings, () => ({
    body: { exchangeRates: { JPY: 171.5 }, synonyms: [['cà phê', 'cafe']] },
  })),

  row(ratings.getMyRating, async () => ({ query: { product: await product.toRate() } })),
  row(ratings.rateProduct, async () => ({
    params: { id: await product.toRate() },
    body: { stars: 4, comment: 'Ngon', images: [picture] },
  })),
  row(ratings.listRatings, () => ({ query: { stars: 5, hidden: 'false' } })),
  row(ratings.listProductRatings, async () => ({ params: { id: await product.toRead() }, query: { stars: 5 } })),
  row(ratings.setRatingStatus, async () => ({ params: { id: await rating() }, body: { isHidden: true } })),

  row(ratingChanges.previewRatingChange, async () => ({
    body: {
      filter: { stars: 5, hidden: 'false', sort: '-stars' },
      except: [await rating()],
      action: { isHidden: true },
    },
  })),
  row(ratingChanges.listPreviewedRatings, async () => ({
    params: { id: await makeRatingPreview() },
    query: { state: 'WAITING', limit: 5 },
  })),
  row(ratingChanges.startRatingChange, async () => ({ body: { preview: await makeRatingPreview() } })),
  row(ratingChanges.listRatingChanges, () => ({ query: { limit: 5 } })),
  row(ratingChanges.getRatingChange, async () => ({
    params: { id: await ratingChange() },
    query: { ratings: 'NOT_RESTORABLE', limit: 5 },
  })),
  row(ratingChanges.takeBackRatingChange, async () => ({ params: { id: await ratingChange() } })),

  row(costs.listCosts, () => ({ query: { country: 'JP', service: 'AIR' } })),
  row(costs.createCost, () => ({
    body: costBody({
      stepGrams: 500,
      minimumGrams: 500,
      volumetricDivisor: 5_000,
      surcharges: [{ goodsType: 'HEAVY', percent: 7.5 }],
      restricted: [
        { categoryType: 'MEDICINES', reason: name() },
        { category: shop.category._id, reason: name() },
      ],
      note: { vi: '', en: '' },
    }),
  })),
  row(costs.updateCost, async () => ({ params: { id: await cost.toEdit() }, body: { minimumGrams: 1_000 } })),
  row(costs.setCostStatus, async () => ({ params: { id: await cost.toRemove() }, body: { isDeleted: true } })),
  row(costs.estimateCost, async () => {
    await cost.inForce();
    return {
      body: {
        country: 'JP',
        lines: [
          { product: await product.toRead(), amount: 2 },
          {
            goodsType: 'HEAVY',
            categoryType: 'SEEDS',
            weightGrams: 900,
            dimensionsMm: { length: 100, width: 80, height: 20 },
            amount: 1,
          },
        ],
      },
    };
  }),

  row(costs.estimateUnsavedCost, async () => {
    const { country: _country, service: _service, validFrom: _from, ...rate } = costBody();
    return {
      body: {
        rate: {
          ...rate,
          stepGrams: 500,
          minimumGrams: 0,
          volumetricDivisor: 5_000,
          surcharges: [{ goodsType: 'HEAVY', percent: 8 }],
          restricted: [],
        },
        lines: [{ product: await product.toRead(), amount: 2 }],
      },
    };
  }),

  row(templates.listPageTemplates, () => ({ query: { type: 'PAGE', includeDeleted: 'true' } })),
  row(templates.getPageTemplate, async () => ({ params: { id: await page.toRead() } })),
  row(templates.getPageTemplateByType, () => ({ params: { type: 'HEADER' } })),
  row(templates.getPageTemplateBySlug, async () => {
    const { slug } = (await shop.client.get<{ slug: string }>(`/v1/page-templates/${await page.toRead()}`)).body;
    return { params: { slug } };
  }),
  row(templates.createPageTemplate, () => ({ body: pageBody() })),
  row(templates.updatePageTemplate, async () => ({
    params: { id: await footerId() },
    body: { type: 'FOOTER', ...footerContent('0283 999 999') },
  })),
  row(templates.setPageTemplateStatus, async () => ({
    params: { id: await page.toRemove() },
    body: { isDeleted: true },
  })),
  row(templates.listTemplateVersions, async () => ({ params: { id: await page.toRead() }, query: { limit: 5 } })),
  row(templates.restoreTemplateVersion, page.toRestore),
  row(templates.getTemplateDraft, async () => ({ params: { id: await page.toRead() } })),
  row(templates.saveTemplateDraft, async () => ({
    params: { id: await page.toRead() },
    body: { content: pageBody(), basedOn: 1 },
  })),
  row(templates.removeTemplateDraft, async () => ({ params: { id: await page.toRead() } })),
  row(templates.publishTemplateDraft, makePublishable),
  row(templates.previewPageTemplate, async () => ({ params: { id: await page.toRead() } })),
  row(templates.checkTemplatePreview, async () => {
    const path = `/v1/page-templates/${await page.toRead()}/preview`;
    const { token } = (await shop.client.post<{ token: string }>(path, { as: 'ADMIN' })).body;
    return { params: { token } };
  }),
];

const contracts = [
  categories,
  producers,
  products,
  productChanges,
  stock,
  dashboard,
  search,
  exports,
  countries,
  ratings,
  ratingChanges,
  costs,
  templates,
].flatMap((module) => Object.values(module)) as unknown[];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

it('has a row for every endpoint of the catalogue', () => {
  const missing = contracts.filter(isEndpoint).filter((endpoint) => !rows.some((known) => known.endpoint === endpoint));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

testEndpoints(rows, () => shop.client);
