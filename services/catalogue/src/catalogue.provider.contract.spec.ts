import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ImportFileColumn } from '@gvg/contracts/catalogue/http/product-imports';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { eventually } from '@gvg/testing/eventually';
import { verifyProvider } from '@gvg/testing/http-pact';
import { testUserId } from '@gvg/testing/token-keys';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { soldPieces } from './testing/sold-pieces.ts';
import { costBody, pageBody, picture } from './testing/valid-inputs.ts';

let shop: CatalogueHarness;
let listed: Product;
let listeners: JoinedListeners;

/** Every optional field of a product, so that each field a consumer reads is present. */
const everyField = {
  name: { vi: 'Bánh tráng đủ thứ', en: 'Rice paper with everything' },
  description: { vi: '<p>Ngon</p>', en: '<p>Good</p>' },
  price: 78_000,
  salePrice: 65_000,
  dimensionsMm: { length: 200, width: 150, height: 60 },
  shelfLifeDays: 180,
  ingredients: { vi: 'Gạo', en: 'Rice' },
  storage: { vi: 'Nơi khô', en: 'Keep dry' },
  warnings: { vi: 'Có mè', en: 'Contains sesame' },
};

beforeAll(async () => {
  shop = await startCatalogueHarness('provider');
  listeners = await joinListeners(shop);
  listed = await shop.makeProduct(everyField);
  await eventually(async () =>
    expect((await shop.client.get<{ totalDocs: number }>('/v1/products')).body.totalDocs).toBe(1),
  );
});

afterAll(async () => {
  await listeners.close();
  await shop.close();
});

/** Copies the document `original` to the id that a pact names, because no endpoint accepts an id for a new document. */
async function storeUnderId(
  id: string,
  model: Model<never>,
  original: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const found = (await model.findById(original).lean()) as Record<string, unknown> | null;
  await model.collection.replaceOne(
    { _id: new Types.ObjectId(id) },
    { ...found, nameKey: id, ...changes, _id: new Types.ObjectId(id) },
    { upsert: true },
  );
}

/** Restarts its revision and its movements. */
async function product(id: string, changes?: Record<string, unknown>): Promise<void> {
  await shop.models.stockMovements.deleteMany({ product: id });
  await storeUnderId(id, shop.models.products as never, listed._id, changes);
}
const post = (path: string, body: object) => shop.client.post(path, { as: 'SYSTEM_ADMIN', body });

async function freightToJapan(): Promise<void> {
  const surcharges = [{ goodsType: 'HEAVY', percent: 12 }];
  const restricted = [{ categoryType: 'FRESH_FOOD', reason: { vi: 'Hải quan không nhận', en: 'Customs refuses it' } }];
  const cutoffs = [{ name: { vi: 'Tết', en: 'Tet' }, orderBy: new Date(Date.now() + 86_400_000).toISOString() }];
  expect(
    (await post('/v1/costs', costBody({ goodsTypes: ['NORMAL', 'HEAVY'], surcharges, restricted, cutoffs }))).status,
  ).toBe(201);
}

/** The rate in pacts, to a country that no estimate uses. */
async function rateToKorea(validFrom: Date, fields: { isDeleted?: boolean } = {}): Promise<void> {
  const created = await post('/v1/costs', costBody());
  const { _id } = created.body as { _id: string };
  await storeUnderId(rateId, shop.models.costs as never, _id, {
    ...{ country: 'KR', service: 'EXPRESS', validFrom },
    ...fields,
  });
}

async function rateOfOrder(id: string): Promise<void> {
  const created = await shop.client.post<{ _id: string }>('/v1/costs', {
    as: 'ADMIN',
    body: costBody({ surcharges: [{ goodsType: 'HEAVY', percent: 12 }] }),
  });
  await storeUnderId(id, shop.models.costs as never, created.body._id, { validFrom: new Date(0) });
}

/** The reservation of the order in a pact. */
async function reservationOf(order: string, fields?: { endedAt: Date }): Promise<void> {
  const lines =
    fields === undefined ? [{ line: new Types.ObjectId(), product: new Types.ObjectId(id(1)), amount: 1 }] : [];
  await product(id(1));
  await shop.models.reservations.replaceOne(
    { _id: order },
    { lines, reservedAt: new Date(), ...fields },
    { upsert: true },
  );
}

async function ratingOf(
  id: string,
  user = new Types.ObjectId().toHexString(),
  fields: { _id?: Types.ObjectId } = {},
): Promise<void> {
  const at = new Date();
  await shop.models.ratings.deleteMany({ product: id, user });
  const rating = {
    product: new Types.ObjectId(id),
    user: new Types.ObjectId(user),
    stars: 5 as const,
    comment: 'Ngon',
    images: [picture],
    isHidden: false,
  };
  await shop.models.ratings.create({ ...rating, ...fields, revision: 1, createdAt: at, updatedAt: at });
}

const shownRating = '64b0c0ffee0123456789ad23';
const hiding = '64b0c0ffee0123456789ad25';

async function ratingIsShown(): Promise<void> {
  await product(id(1), { ratingStars: 5, ratingCount: 1 });
  const _id = new Types.ObjectId(shownRating);
  await shop.models.ratings.deleteOne({ _id });
  await ratingOf(id(1), testUserId, { _id });
}

/** The change that hides that rating, with the id in pacts: previewed, or completed with the rating shown again by another user. */
async function ratingChange(isMade: boolean): Promise<void> {
  await ratingIsShown();
  const _id = new Types.ObjectId(hiding);
  await shop.models.ratingChanges.deleteMany({});
  await shop.models.changedRatings.deleteMany({ change: _id });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await shop.models.changedRatings.create({
    ...{ change: _id, position: 0, rating: new Types.ObjectId(shownRating), revision: 1, wasHidden: false, expiresAt },
    state: isMade ? 'DONE' : 'WAITING',
  });
  await shop.models.ratingChanges.create({
    ...{ _id, action: { isHidden: true }, by: { kind: 'user', id: testUserId }, count: 1, expiresAt },
    state: isMade ? 'DONE' : 'PREVIEW',
    done: isMade ? 1 : 0,
    createdAt: new Date(),
    ...(isMade && { startedAt: new Date() }),
  });
}
const pageId = '64b0c0ffee0123456789ad05';
const rateId = '64b0c0ffee0123456789ad26';
const laterYear = new Date('2090-01-01T00:00:00.000Z');

/** A page in its first version, with the id in pacts. */
async function pageWithDraft(changes: Record<string, unknown>): Promise<void> {
  const created = (
    await shop.client.post<{ _id: string }>('/v1/page-templates', { as: 'SYSTEM_ADMIN', body: pageBody() })
  ).body._id;
  const _id = new Types.ObjectId(pageId);
  const place = 'PAGE/guide-of-the-pact';
  await storeUnderId(pageId, shop.models.pageTemplates as never, created, { place, revision: 1, ...changes });
  await shop.models.templateVersions.deleteMany({ template: _id });
  const version = await shop.models.templateVersions
    .findOne({ template: new Types.ObjectId(created) })
    .orFail()
    .lean();
  await shop.models.templateVersions.insertMany([{ ...version, _id: new Types.ObjectId(), template: _id }]);
  // It has the slug of the page in pacts.
  await shop.models.pageTemplates.deleteOne({ _id: created });
}

const changeAction = { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 } as const;

/** A change of the first product, with the id in pacts: previewed, or completed with the product edited by another user afterwards. */
async function productChange(isMade: boolean): Promise<void> {
  await product(id(1), { price: isMade ? 99_000 : 78_000 });
  const _id = new Types.ObjectId(id(7));
  await shop.models.productChanges.deleteMany({});
  await shop.models.changedProducts.deleteMany({ change: _id });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const stored = await shop.models.products.findById(id(1)).orFail().lean();
  const { name, images, category, stock, salePrice = 0, isShowed, editRevision } = stored;
  await shop.models.changedProducts.create({
    change: _id,
    position: 0,
    product: stored._id,
    editRevision,
    shown: {
      name,
      image: images[0] ?? '',
      category: category.toHexString(),
      stock,
      price: 78_000,
      salePrice,
      isShowed,
    },
    before: { price: 78_000 },
    fields: { price: 82_000 },
    state: isMade ? 'DONE' : 'WAITING',
    expiresAt,
  });
  await shop.models.productChanges.create({
    _id,
    kind: 'BULK',
    action: changeAction,
    state: isMade ? 'DONE' : 'PREVIEW',
    by: { kind: 'user', id: testUserId },
    count: 1,
    done: isMade ? 1 : 0,
    createdAt: new Date(),
    ...(isMade && { startedAt: new Date() }),
    expiresAt,
  });
}

/** An import with the id in pacts, created by the caller: a row that edits the first product, and an invalid one. */
async function productImport(fields: object = {}): Promise<void> {
  await product(id(1), { price: 78_000 });
  const _id = new Types.ObjectId(id(9));
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { importPieces, importRows, changedProducts, productChanges, productImports } = shop.models;
  // The documents of the workers first: a deleted import that is being read writes no more rows.
  await productImports.deleteMany({});
  await productChanges.deleteMany({});
  await importPieces.deleteMany({ import: _id });
  await importRows.deleteMany({ import: _id });
  await changedProducts.deleteMany({ change: _id });
  const content = Buffer.from(`id,price\r\n${id(1)},82000\r\n,x\r\n`);
  await importPieces.insertMany([{ import: _id, position: 0, content, expiresAt }]);
  const text = (vi: string) => ({ vi, en: vi });
  const place = { import: _id, expiresAt, image: picture, name: text('Bánh tráng') };
  const issue = { column: 'price', letter: 'B', value: '82.000', code: 'READ_AS', read: '82000' } as const;
  const error = {
    column: 'price',
    letter: 'B',
    value: 'x',
    code: 'NOT_A_NUMBER',
    message: text('Không đọc được'),
  } as const;
  const change = { column: 'price', letter: 'B', before: '78000', after: '82000' } as const;
  const edited = new Types.ObjectId(id(1));
  await importRows.insertMany([
    {
      ...place,
      line: 2,
      kind: 'CHANGED',
      product: edited,
      errors: [],
      issues: [issue],
      changes: [change],
      isToLookAt: true,
    },
    { ...place, line: 3, kind: 'BAD', errors: [error], issues: [], changes: [], isToLookAt: false },
  ]);
  const { name, images, category, stock, isShowed, editRevision } = await shop.models.products
    .findById(id(1))
    .orFail()
    .lean();
  await changedProducts.insertMany([
    {
      ...{ change: _id, position: 2, product: edited, editRevision, state: 'WAITING', expiresAt },
      shown: { name, image: images[0] ?? '', category: category.toHexString(), stock, price: 78_000, isShowed },
      ...{ before: { price: 78_000 }, fields: { price: 82_000 } },
    },
  ]);
  const columns: ImportFileColumn[] = [
    { letter: 'A', header: 'id', column: 'id' },
    { letter: 'B', header: 'price', column: 'price' },
  ];
  await productImports.create({
    ...{ _id, name: 'tet.csv', size: content.length, state: 'READY', by: { kind: 'user', id: testUserId } },
    said: { mapping: [], fixes: [], createLines: [] },
    progress: { bytes: content.length, rows: 2 },
    ...{ encoding: 'UTF-8', separator: 'COMMA', columns, createdAt: new Date(), expiresAt },
    figures: {
      ...{ created: 0, changed: 1, same: 0, bad: 1, toLookAt: 1, unknownIds: 0, withoutEnglish: 0 },
      columns: { price: 1 },
    },
    ...fields,
  });
}

const id = (last: number) => `6a000000000000000000000${last}`;

test('responds with the fields that consumers read', async () => {
  const states = {
    'products on sale are listed': async () => undefined,
    [`the product ${id(1)} is on sale, with all of its fields`]: () => product(id(1)),
    [`the product ${id(2)} was removed`]: () => product(id(2), { isDeleted: true }),
    [`the category ${id(4)} is shown`]: () => storeUnderId(id(4), shop.models.categories as never, shop.category._id),
    [`the producer ${id(5)} is shown`]: () => storeUnderId(id(5), shop.models.producers as never, shop.producer._id),
    [`the category ${id(4)} and the producer ${id(5)} are shown`]: async () => {
      await storeUnderId(id(4), shop.models.categories as never, shop.category._id);
      await storeUnderId(id(5), shop.models.producers as never, shop.producer._id);
    },
    [`the stock of the product ${id(1)} has changed`]: async () => {
      await product(id(1));
      const body = { change: 24, reason: 'RECEIVED', note: 'Phiếu 12' };
      expect((await post(`/v1/products/${id(1)}/stock`, body)).status).toBe(201);
    },
    [`a change of the product ${id(1)} was previewed as ${id(7)}`]: () => productChange(false),
    [`the change ${id(7)} of the product ${id(1)} was made, and the product edited since`]: () => productChange(true),
    [`the import ${id(9)} of the product ${id(1)} is ready, with a bad row`]: () => productImport(),
    [`the import ${id(9)} waits for its encoding and its columns`]: () =>
      productImport({
        state: 'MAPPING',
        sample: 'Tiếng',
        columns: [{ letter: 'A', header: 'Giá', suggestion: 'price' }],
      }),
    'freight goes to Japan by air, with a surcharge and a restriction': freightToJapan,
    [`freight goes to Japan by air, and the product ${id(1)} may go there`]: async () => {
      await freightToJapan();
      await product(id(1));
    },
    [`the product ${id(1)} was rated`]: async () => {
      await product(id(1));
      await ratingOf(id(1));
    },
    [`the rating ${shownRating} is shown`]: ratingIsShown,
    [`the hiding of the rating ${shownRating} was previewed as ${hiding}`]: () => ratingChange(false),
    [`the change ${hiding} has hidden the rating ${shownRating}, and somebody has shown it since`]: () =>
      ratingChange(true),
    [`the user has rated the product ${id(1)}`]: async () => {
      await product(id(1));
      await ratingOf(id(1), testUserId);
    },
    [`the product ${id(1)} was delivered to the user, who has not rated it`]: async () => {
      await product(id(1));
      await shop.models.ratings.deleteMany({ product: id(1), user: testUserId });
      await shop.models.deliveredProducts.replaceOne(
        { user: testUserId, product: id(1) },
        { user: new Types.ObjectId(testUserId), product: new Types.ObjectId(id(1)) },
        { upsert: true },
      );
    },
    [`the rate ${id(6)} has a surcharge on heavy goods`]: () => rateOfOrder(id(6)),
    [`nothing is reserved for the order ${id(8)}, the product ${id(1)} is in stock and goes to Japan by air`]:
      async () => {
        await freightToJapan();
        await product(id(1));
        await shop.models.reservations.deleteOne({ _id: id(8) });
      },
    [`stock is reserved for the order ${id(8)}`]: () => reservationOf(id(8)),
    [`the order ${id(8)} was released, and freight goes to Japan by air`]: async () => {
      await freightToJapan();
      await reservationOf(id(8), { endedAt: new Date() });
    },
    'the shop was prepared': async () => undefined,
    'a product ends within days': async () => {
      const { _id } = await shop.makeProduct({
        name: { vi: 'Trà sen sắp hết', en: 'Lotus tea' },
        salePrice: 59_000,
        stock: 3,
      });
      await soldPieces(shop, _id, 18);
    },
    [`the page ${pageId} is in its first version, without a draft`]: () => pageWithDraft({}),
    [`the page ${pageId} is in its first version, with a draft`]: () =>
      pageWithDraft({
        draft: {
          content: pageBody({ slug: 'guide-with-draft' }),
          basedOn: 1,
          savedAt: new Date(),
          savedBy: { kind: 'user', id: testUserId },
        },
        draftRevision: 1,
      }),
    'the page guide is there': async () => {
      const created = await post(
        '/v1/page-templates',
        pageBody({ slug: 'guide', title: { vi: 'Hướng dẫn', en: 'Guide' } }),
      );
      expect([201, 409]).toContain(created.status);
    },
    [`the page ${pageId} was removed`]: () => pageWithDraft({ isDeleted: true }),
    [`the page ${pageId} is in its second version, without a draft`]: () => pageWithDraft({ revision: 2 }),
    [`the rate ${rateId} starts later`]: () => rateToKorea(laterYear),
    [`the rate ${rateId} would start later, and was removed`]: () => rateToKorea(laterYear, { isDeleted: true }),
    [`the rate ${rateId} has started`]: () => rateToKorea(new Date(0)),
    [`the producer ${id(5)} is shown, and another one has the name ${shop.producer.name.vi}`]: () =>
      storeUnderId(id(5), shop.models.producers as never, shop.producer._id),
  };
  await verifyProvider({
    provider: 'catalogue',
    url: listeners.url,
    keys: shop.keys,
    states,
    headers: shop.internalHeaders,
  });
});
