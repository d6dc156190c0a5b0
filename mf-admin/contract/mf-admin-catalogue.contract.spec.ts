import { createApi } from '@gvg/browser-kit';
import {
  createCategory,
  listCategories,
  setCategoryStatus,
  updateCategory,
} from '@gvg/contracts/catalogue/http/categories';
import { exportProducts } from '@gvg/contracts/catalogue/http/exports';
import {
  getProductChange,
  listPreviewedProducts,
  listProductChanges,
  previewProductChange,
  startProductChange,
  takeBackProductChange,
} from '@gvg/contracts/catalogue/http/product-changes';
import {
  createProducer,
  listProducers,
  setProducerStatus,
  updateProducer,
} from '@gvg/contracts/catalogue/http/producers';
import {
  createProduct,
  getProduct,
  listProducts,
  setProductStatus,
  updateProduct,
} from '@gvg/contracts/catalogue/http/products';
import { changeStock, listStockMovements } from '@gvg/contracts/catalogue/http/stock';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { boolean, eachLike, integer, like, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };

/** Ids of records that provider states create. */
const [product, category, producer, change] = [1, 4, 5, 7].map((last) => `6a000000000000000000000${last}`) as [
  string,
  string,
  string,
  string,
];
const states = {
  listed: 'products on sale are listed',
  product: `the product ${product} is on sale, with all of its fields`,
  moved: `the stock of the product ${product} has changed`,
  previewed: `a change of the product ${product} was previewed as ${change}`,
  changed: `the change ${change} of the product ${product} was made, and the product edited since`,
  groups: `the category ${category} and the producer ${producer} are shown`,
  sameName: `the producer ${producer} is shown, and another one has the name Lò bánh Tây Ninh`,
};

const id = regex(/^[0-9a-f]{24}$/, product);
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const picture = '/v1/file-manager/files/0123456789abcdef.png';
const listOf = (doc: object) => ({
  docs: eachLike(doc),
  totalDocs: integer(1),
  page: integer(1),
  limit: integer(20),
  hasNextPage: boolean(false),
});
const card = {
  _id: id,
  name: { vi: string('Bánh tráng'), en: string('Rice paper') },
  images: eachLike(picture),
  price: integer(78_000),
  stock: integer(10),
  sold: integer(0),
  isShowed: boolean(true),
  isDeleted: boolean(false),
  editRevision: integer(1),
  createdAt: instant,
};
const group = {
  _id: id,
  name: { vi: string('Bánh'), en: string('') },
  image: string(picture),
  isShowed: boolean(true),
  isDeleted: boolean(false),
  revision: integer(1),
};

const changedProduct = {
  product: id,
  name: { vi: string('Bánh tráng'), en: string('Rice paper') },
  image: string(picture),
  category: id,
  stock: integer(10),
  price: integer(78_000),
  salePrice: integer(65_000),
  isShowed: boolean(true),
  before: { price: integer(78_000) },
  after: { price: integer(82_000) },
  state: string('WAITING'),
};
const dearer = { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 } as const;
const madeChange = {
  _id: id,
  kind: 'BULK',
  action: dearer,
  state: string('DONE'),
  by: { _id: id },
  count: integer(1),
  done: integer(1),
  failed: integer(0),
  restored: integer(0),
  notRestored: integer(0),
  startedAt: instant,
  expiresAt: instant,
};
const pageOfProducts = (doc: object) => ({ ...listOf(doc), totalPages: integer(1) });

describe('contract of mf-admin with catalogue', () => {
  it('lists products of a state, sorted', async () => {
    const query = { page: 1, limit: 20, includeHidden: 'true', isShowed: 'true', sort: '-createdAt' } as const;
    const exchange = {
      ...asStaff,
      query: query as never,
      description: 'products that are shown, the newest first',
      providerState: states.listed,
      response: listOf(card),
    };
    expect(
      await pact.exchange(listProducts, exchange, (origin) => api(origin).call('listProducts', { query })),
    ).toMatchObject({ docs: [{ isShowed: true }] });
  });

  it('exports products of a state under the file name of the response', async () => {
    const query = { includeHidden: 'true', isShowed: 'true', sort: '-createdAt', separator: 'SEMICOLON' } as const;
    const exchange = {
      ...asStaff,
      query: query as never,
      description: 'products that are shown as a file',
      providerState: states.listed,
      responseHeaders: {
        'content-disposition': regex(
          /^attachment; filename="products_\d{4}-\d{2}-\d{2}\.csv"$/,
          'attachment; filename="products_2026-11-26.csv"',
        ),
      },
      response: undefined,
    };
    expect(
      await pact.exchange(exportProducts, exchange, (origin) => api(origin).call('exportProducts', { query })),
    ).toMatchObject({ name: 'products_2026-11-26.csv' });
  });

  it('finds products to add to an order', async () => {
    const query = { name: 'bánh tráng', limit: 8 };
    const exchange = {
      ...asStaff,
      query,
      description: 'products with a word in their name, for an order',
      providerState: states.listed,
      response: listOf({
        _id: id,
        name: { vi: string('Gạo'), en: string('Rice') },
        images: eachLike(picture),
        type: string('NORMAL'),
        price: integer(78_000),
        stock: integer(10),
      }),
    };
    const found = await pact.exchange(listProducts, exchange, (origin) => api(origin).call('listProducts', { query }));
    expect(found).toMatchObject({ docs: [{ stock: 10 }] });
  });

  it('reads a product with all its texts', async () => {
    const params = { id: product };
    const localized = { vi: string('Gạo'), en: string('Rice') };
    const exchange = {
      ...asStaff,
      params,
      description: 'a product for its form',
      providerState: states.product,
      response: {
        ...card,
        description: localized,
        ingredients: localized,
        storage: localized,
        warnings: localized,
        category: id,
        producer: id,
        country: string('VN'),
        type: string('NORMAL'),
        priority: string('1'),
        salePrice: integer(65_000),
        unit: string('GRAM'),
        quantityPerUnit: like(500),
        weightGrams: integer(560),
        dimensionsMm: { length: integer(200), width: integer(150), height: integer(60) },
        shelfLifeDays: integer(180),
      },
    };
    expect(
      await pact.exchange(getProduct, exchange, (origin) => api(origin).call('getProduct', { params })),
    ).toMatchObject({ editRevision: 1 });
  });

  it('creates a hidden product', async () => {
    const body = {
      name: { vi: 'Mắm ruốc Huế', en: '' },
      description: { vi: '<p>Đậm đà</p>', en: '' },
      images: [picture],
      category,
      producer,
      country: 'VN',
      type: 'NORMAL' as const,
      priority: '1' as const,
      price: 58_000,
      unit: 'GRAM' as const,
      quantityPerUnit: 250,
      weightGrams: 400,
      stock: 40,
      isShowed: false,
    };
    const exchange = {
      ...asStaff,
      body,
      description: 'a product to be created',
      providerState: states.groups,
      response: { ...card, isShowed: false, stock: 40 },
    };
    expect(
      await pact.exchange(createProduct, exchange, (origin) => api(origin).call('createProduct', { body })),
    ).toMatchObject({ isShowed: false });
  });

  it('changes a product and clears its sale price', async () => {
    const input = { params: { id: product }, body: { price: 61_000, salePrice: null, revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a change of a product',
      providerState: states.product,
      response: { ...card, price: 61_000, editRevision: integer(2) },
    };
    expect(
      await pact.exchange(updateProduct, exchange, (origin) => api(origin).call('updateProduct', input)),
    ).toMatchObject({ price: 61_000 });
  });

  it('reads the current product after a concurrent change', async () => {
    const input = { params: { id: product }, body: { price: 61_000, revision: 99 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a change of a product that is not as it was',
      providerState: states.product,
      status: 409,
      response: { statusCode: 409, message: 'VERSION_CONFLICT', current: { _id: id, editRevision: integer(1) } },
    };
    await pact.exchange(updateProduct, exchange, (origin) =>
      expect(api(origin).call('updateProduct', input)).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        current: { editRevision: 1 },
      }),
    );
  });

  it('removes a product', async () => {
    const input = { params: { id: product }, body: { isDeleted: true, revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a product to be removed',
      providerState: states.product,
      response: { ...card, isDeleted: true },
    };
    expect(
      await pact.exchange(setProductStatus, exchange, (origin) => api(origin).call('setProductStatus', input)),
    ).toMatchObject({ isDeleted: true });
  });

  it('books a delivery and reads the stock movements', async () => {
    const movement = {
      _id: id,
      change: integer(24),
      reason: string('RECEIVED'),
      note: string('Phiếu 12'),
      stock: integer(34),
      at: instant,
      by: { kind: string('user'), id: string(product) },
    };
    const input = { params: { id: product }, body: { change: 24, reason: 'RECEIVED' as const, note: 'Phiếu 12' } };
    const booked = {
      ...asStaff,
      ...input,
      description: 'a delivery',
      providerState: states.product,
      response: { ...movement, change: 24 },
    };
    await pact.exchange(changeStock, booked, (origin) => api(origin).call('changeStock', input));
    const page = { params: { id: product }, query: { page: 1, limit: 8 } };
    const listed = {
      ...asStaff,
      ...page,
      description: 'what has changed the stock of a product',
      providerState: states.moved,
      response: listOf(movement),
    };
    expect(
      await pact.exchange(listStockMovements, listed, (origin) => api(origin).call('listStockMovements', page)),
    ).toMatchObject({ docs: [{ reason: 'RECEIVED' }] });
  });

  it('lists categories, including hidden and removed ones, creates, hides and removes one', async () => {
    const query = { page: 1, limit: 100, includeDeleted: 'true', includeHidden: 'true' } as const;
    const type = string('PACKAGED_FOOD');
    const listed = {
      ...asStaff,
      query: query as never,
      description: 'all categories',
      providerState: states.groups,
      response: listOf({ ...group, type }),
    };
    await pact.exchange(listCategories, listed, (origin) => api(origin).call('listCategories', { query }));
    const body = { name: { vi: 'Gia vị Huế', en: '' }, type: 'PACKAGED_FOOD' as const, image: picture, isShowed: true };
    const created = { ...asStaff, body, description: 'a category to be created', response: { ...group, type } };
    await pact.exchange(createCategory, created, (origin) => api(origin).call('createCategory', { body }));
    const hiding = { params: { id: category }, body: { isShowed: false } };
    const hidden = {
      ...asStaff,
      ...hiding,
      description: 'a category to be hidden',
      providerState: states.groups,
      response: { ...group, isShowed: false },
    };
    await pact.exchange(updateCategory, hidden, (origin) => api(origin).call('updateCategory', hiding));
    const removal = { params: { id: category }, body: { isDeleted: true } };
    const removed = {
      ...asStaff,
      ...removal,
      description: 'a category to be removed',
      providerState: states.groups,
      response: { ...group, isDeleted: true },
    };
    expect(
      await pact.exchange(setCategoryStatus, removed, (origin) => api(origin).call('setCategoryStatus', removal)),
    ).toMatchObject({ isDeleted: true });
  });

  it('lists producers, including hidden and removed ones, creates and removes one', async () => {
    const query = { page: 1, limit: 100, includeDeleted: 'true', includeHidden: 'true' } as const;
    const listed = {
      ...asStaff,
      query: query as never,
      description: 'all producers',
      providerState: states.groups,
      response: listOf(group),
    };
    await pact.exchange(listProducers, listed, (origin) => api(origin).call('listProducers', { query }));
    const body = { name: { vi: 'Mắm Huế', en: '' }, image: picture, isShowed: true };
    const created = { ...asStaff, body, description: 'a producer to be created', response: group };
    await pact.exchange(createProducer, created, (origin) => api(origin).call('createProducer', { body }));
    const removal = { params: { id: producer }, body: { isDeleted: true } };
    const removed = {
      ...asStaff,
      ...removal,
      description: 'a producer to be removed',
      providerState: states.groups,
      response: { ...group, isDeleted: true },
    };
    expect(
      await pact.exchange(setProducerStatus, removed, (origin) => api(origin).call('setProducerStatus', removal)),
    ).toMatchObject({ isDeleted: true });
  });

  it('changes a producer, unless there is a concurrent change or a duplicate name', async () => {
    const params = { id: producer };
    const fields = { name: { vi: 'Mắm Cô Ba', en: '' }, image: picture, isShowed: false };
    const change = { params, body: { ...fields, revision: 1 } };
    const changed = {
      ...asStaff,
      ...change,
      description: 'a change of a producer',
      providerState: states.groups,
      response: { ...group, ...fields, revision: 2 },
    };
    expect(
      await pact.exchange(updateProducer, changed, (origin) => api(origin).call('updateProducer', change)),
    ).toMatchObject({ isShowed: false });

    const refuse = async (
      body: BodyFor<typeof updateProducer>,
      description: string,
      providerState: string,
      response: { message: string; current?: object },
    ) => {
      const exchange = {
        ...asStaff,
        params,
        body,
        description,
        providerState,
        status: 409,
        response: { statusCode: 409, ...response },
      };
      await pact.exchange(updateProducer, exchange, (origin) =>
        expect(api(origin).call('updateProducer', { params, body })).rejects.toMatchObject({ code: response.message }),
      );
    };
    await refuse({ ...fields, revision: 99 }, 'a change of a producer that is not as it was', states.groups, {
      message: 'VERSION_CONFLICT',
      current: group,
    });
    const taken = { ...fields, name: { vi: 'Lò bánh Tây Ninh', en: '' }, revision: 1 };
    await refuse(taken, 'the name of another producer', states.sameName, { message: 'PRODUCER_WAS_EXISTED' });
  });

  it('previews a change of all matching products except some', async () => {
    const body = { filter: { includeHidden: 'true', sort: '-createdAt' }, except: [category], action: dearer } as const;
    const exchange = {
      ...asStaff,
      body: body as never,
      description: 'the preview of products made dearer',
      providerState: states.listed,
      response: {
        preview: id,
        count: integer(1),
        onSale: integer(1),
        excluded: integer(0),
        refused: [],
        expiresAt: instant,
      },
    };
    const answer = await pact.exchange(previewProductChange, exchange, (origin) =>
      api(origin).call('previewProductChange', { body: { ...body, except: [...body.except] } }),
    );
    expect(answer).toMatchObject({ count: 1 });
  });

  it('lists the rows of a preview', async () => {
    const params = { id: change };
    const query = { page: 1, limit: 20 };
    const exchange = {
      ...asStaff,
      params,
      query,
      description: 'the products of a preview',
      providerState: states.previewed,
      response: pageOfProducts(changedProduct),
    };
    const found = await pact.exchange(listPreviewedProducts, exchange, (origin) =>
      api(origin).call('listPreviewedProducts', { params, query }),
    );
    expect(found).toMatchObject({ docs: [{ after: { price: 82_000 } }] });
  });

  it('starts the change of a preview', async () => {
    const body = { preview: change };
    const exchange = {
      ...asStaff,
      body,
      description: 'the change of a preview',
      providerState: states.previewed,
      response: madeChange,
    };
    const made = await pact.exchange(startProductChange, exchange, (origin) =>
      api(origin).call('startProductChange', { body }),
    );
    expect(made).toMatchObject({ count: 1 });
  });

  it('lists changes that can be undone', async () => {
    const query = { limit: 5 };
    const exchange = {
      ...asStaff,
      query,
      description: 'the latest changes of products',
      providerState: states.changed,
      response: listOf(madeChange),
    };
    const found = await pact.exchange(listProductChanges, exchange, (origin) =>
      api(origin).call('listProductChanges', { query }),
    );
    expect(found).toMatchObject({ docs: [{ done: 1 }] });
  });

  it('reads the rows that cannot be restored', async () => {
    const params = { id: change };
    const query = { products: 'NOT_RESTORABLE', page: 1, limit: 20 } as const;
    const exchange = {
      ...asStaff,
      params,
      query: query as never,
      description: 'a change with what was edited since',
      providerState: states.changed,
      response: {
        ...madeChange,
        notRestorable: integer(1),
        products: pageOfProducts({ ...changedProduct, reason: string('CHANGED_SINCE') }),
      },
    };
    const found = await pact.exchange(getProductChange, exchange, (origin) =>
      api(origin).call('getProductChange', { params, query }),
    );
    expect(found).toMatchObject({ notRestorable: 1 });
  });

  it('undoes a change', async () => {
    const params = { id: change };
    const exchange = {
      ...asStaff,
      params,
      description: 'the take-back of a change',
      providerState: states.changed,
      response: madeChange,
    };
    const answer = await pact.exchange(takeBackProductChange, exchange, (origin) =>
      api(origin).call('takeBackProductChange', { params }),
    );
    expect(answer).toMatchObject({ done: 1 });
  });
});
