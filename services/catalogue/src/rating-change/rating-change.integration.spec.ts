import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { productUpdated } from '@gvg/contracts/catalogue/events';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded, userBlocked, userRoleChanged } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import type { FakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import type { StoredRating } from '../rating/rating.model.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { ratingChanges } from '../testing/rating-changes.fixtures.ts';

let identity: FakeIdentity;
let shop: CatalogueHarness;
const changes = ratingChanges(() => shop.client);

beforeAll(async () => {
  identity = await startFakeIdentity();
  shop = await startCatalogueHarness('rating-changes', { identityUrl: identity.url });
});

afterAll(async () => {
  await shop.close();
  await identity.close();
});

const hide = { isHidden: true };
const show = { isHidden: false };
const setHidden = (id: string, isHidden: boolean) =>
  shop.client.put(`/v1/users-rating/status/${id}`, { as: 'ADMIN', body: { isHidden } });
const figuresOf = async (id: string) => {
  const { ratingAverage, ratingCount } = (await shop.client.get<Product>(`/v1/products/${id}`, { as: 'ADMIN' })).body;
  return [ratingAverage, ratingCount];
};
const hiddenOf = (ids: readonly string[]) => shop.models.ratings.countDocuments({ _id: { $in: ids }, isHidden: true });

/** Ratings of new products, one second apart and newest first, as in staff's list. */
async function storeRatings(products: string[], stars: StoredRating['stars'][], each = 1): Promise<string[]> {
  const start = Date.now();
  const stored = Array.from({ length: each * products.length }, (_, index): StoredRating => {
    const createdAt = new Date(start - index * 1_000);
    return {
      _id: new Types.ObjectId(),
      product: new Types.ObjectId(products[index % products.length]),
      user: new Types.ObjectId(),
      stars: stars[index % stars.length] as StoredRating['stars'],
      ...{ comment: 'Dở', images: [], isHidden: false, revision: 1, createdAt, updatedAt: createdAt },
    };
  });
  await shop.models.ratings.collection.insertMany(stored);
  for (const product of products) {
    const own = stored.filter((rating) => rating.product.toHexString() === product);
    const ratingStars = own.reduce((sum, rating) => sum + rating.stars, 0);
    await shop.models.products.updateOne({ _id: product }, { ratingStars, ratingCount: own.length });
  }
  return stored.map(({ _id }) => _id.toHexString());
}

const makeProducts = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await shop.makeProduct())._id));
const makeRatings = async (count: number) => storeRatings(await makeProducts(1), [4], count);

/** Options for another staff member. */
const otherStaff = async () => ({
  headers: {
    authorization: `Bearer ${await shop.keys.mint({ roles: ['ADMIN'], sub: randomBytes(12).toString('hex') })}`,
  },
});

it('hides all matching ratings except some, skips those changed meanwhile, and takes it back', async () => {
  const products = await makeProducts(3);
  // More than one batch.
  const ids = await storeRatings(products, [1], 20);
  const [untouched, spared, byHand, shownAgain, edited] = [0, 1, 2, 3, 4].map((place) => ids[place]) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const preview = (await changes.preview({ filter: { stars: 1 }, except: [untouched, spared], action: hide })).body;
  expect(preview).toMatchObject({ count: 58, excluded: 2, refused: [] });
  const rows = (await changes.rows(preview.preview)).body;
  expect(rows).toMatchObject({ totalDocs: 60 });
  expect(rows.docs.map(({ rating, wasHidden, state }) => [rating._id, wasHidden, state]).slice(0, 3)).toEqual([
    [untouched, false, 'EXCLUDED'],
    [spared, false, 'EXCLUDED'],
    [byHand, false, 'WAITING'],
  ]);
  const collector = await collectEvents(shop, [auditRecorded, productUpdated]);
  await setHidden(byHand, true);

  const started = await Promise.all([changes.start(preview.preview), changes.start(preview.preview)]);
  expect(started.map(({ status }) => status)).toEqual([202, 202]);
  const change = await changes.ended(preview.preview, 'DONE');
  expect(change).toMatchObject({ count: 58, done: 57, failed: 1, notRestorable: 0, by: { _id: testUserId } });
  expect(change.ratings.docs).toMatchObject([{ rating: { _id: byHand }, reason: 'VERSION_CONFLICT' }]);
  expect(await hiddenOf(ids)).toBe(58);
  // The two excluded ones are the first of two products.
  expect(await Promise.all(products.map(figuresOf))).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  const audits = () =>
    collector.published.filter(({ type }) => type === auditRecorded.type).map(({ data }) => data as AuditRecord);
  const auditsOf = (action: string) => audits().filter((audit) => audit.action === action);
  await eventually(() => expect(auditsOf('rating.hide')).toHaveLength(58));
  expect(new Set(auditsOf('rating.hide').map(({ subject }) => subject.id)).size).toBe(58);
  await eventually(() =>
    expect(collector.published.filter(({ type }) => type === productUpdated.type)).toHaveLength(58),
  );

  await setHidden(shownAgain, false);
  // Its author has edited it, and it is still hidden.
  await shop.models.ratings.updateOne({ _id: edited }, { $set: { comment: 'Cũng được' }, $inc: { revision: 1 } });
  expect(await changes.get(change._id, 'NOT_RESTORABLE')).toMatchObject({
    notRestorable: 1,
    ratings: { docs: [{ rating: { _id: shownAgain, isHidden: false }, reason: 'CHANGED_SINCE' }] },
  });
  await changes.takeBack(change._id, await otherStaff());
  const restored = await changes.ended(change._id, 'TAKEN_BACK');
  expect(restored).toMatchObject({ done: 57, restored: 56, notRestored: 1 });
  expect(restored.ratings.docs.map(({ rating, state, reason }) => [rating._id, state, reason])).toEqual([
    [byHand, 'FAILED', 'VERSION_CONFLICT'],
    [shownAgain, 'NOT_RESTORED', 'CHANGED_SINCE'],
  ]);
  expect(await hiddenOf(ids)).toBe(1);
  expect(await Promise.all(products.map(figuresOf))).toEqual([
    [1, 20],
    [1, 20],
    [1, 19],
  ]);
  // Includes the manual one.
  await eventually(() => expect(auditsOf('rating.show')).toHaveLength(57));
  const ofChange = audits().filter(({ subject }) => subject.id === change._id);
  expect(ofChange.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['rating-change.start', null, { isHidden: true, count: 58 }],
    ['rating-change.take-back', { isHidden: true, count: 57 }, null],
  ]);
}, 120_000);

it('shows hidden ratings again, and hides them when that is taken back', async () => {
  const ids = await makeRatings(2);
  await setHidden(ids[0] as string, true);
  const unknown = randomBytes(12).toString('hex');
  const preview = (await changes.preview({ ids: [...ids, unknown], action: show })).body;
  expect(preview).toMatchObject({
    count: 1,
    refused: [
      { reason: 'UNCHANGED', count: 1 },
      { reason: 'USER_RATING_NOT_FOUND', count: 1 },
    ],
  });
  await changes.start(preview.preview);
  expect(await changes.ended(preview.preview, 'DONE')).toMatchObject({ done: 1, failed: 0 });
  expect(await hiddenOf(ids)).toBe(0);
  await changes.takenBack(preview.preview);
  expect(await hiddenOf(ids)).toBe(1);
});

it('rejects a preview of more than 20,000 ratings and accepts one of 20,000', async () => {
  const [product] = (await makeProducts(1)) as [string];
  const ids = await storeRatings([product], [5], 20_002);
  const filter = { product };
  expect(await changes.preview({ filter, action: hide })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'filter', code: 'TOO_MANY' }] },
  });
  expect(await changes.preview({ filter, except: ids.slice(0, 2), action: hide })).toMatchObject({
    status: 201,
    body: { count: 20_000, excluded: 2 },
  });
}, 60_000);

it("shows a preview only to its author, and its rows lose a customer's text when the account is closed", async () => {
  const ids = await makeRatings(1);
  const { preview } = (await changes.preview({ ids, action: hide })).body;
  const other = await otherStaff();
  const missing = { status: 404, body: { message: 'RATING_CHANGE_NOT_FOUND' } };
  expect(await changes.rows(preview, {}, other)).toMatchObject(missing);
  expect(await changes.start(preview, other)).toMatchObject(missing);
  const stored = await shop.models.changedRatings.find({ change: preview }).lean();
  expect(JSON.stringify(stored)).not.toContain('Dở');
});

it('rejects a take-back while the change runs and after its expiry', async () => {
  const { _id } = await changes.make({ ids: await makeRatings(1), action: hide });
  const lease = { owner: 'other', until: new Date(Date.now() + 60_000) };
  await shop.models.ratingChanges.updateOne({ _id }, { state: 'RUNNING', isRunning: true, lease });
  expect(await changes.takeBack(_id)).toMatchObject({
    status: 409,
    body: { message: 'RATING_CHANGE_STATUS_CONFLICT' },
  });
  await shop.models.ratingChanges.updateOne(
    { _id },
    { $set: { state: 'DONE', expiresAt: new Date() }, $unset: { isRunning: 1, lease: 1 } },
  );
  expect(await changes.takeBack(_id)).toMatchObject({ status: 404, body: { message: 'RATING_CHANGE_NOT_FOUND' } });
  expect((await changes.list()).map((listed) => listed._id)).not.toContain(_id);
});

it('hides each rating once although another worker takes over from one that is gone', async () => {
  const ids = await makeRatings(120);
  const { preview } = (await changes.preview({ ids, action: hide })).body;
  await changes.start(preview);
  await eventually(async () => expect((await changes.get(preview)).done).toBeGreaterThan(10));
  // As if another instance had taken over, and had been killed.
  const lease = { owner: 'other', until: new Date(0) };
  await shop.models.ratingChanges.updateOne({ _id: preview, isRunning: true }, { lease });
  expect(await changes.ended(preview, 'DONE')).toMatchObject({ count: 120, done: 120, failed: 0 });
  expect(await shop.models.ratings.countDocuments({ _id: { $in: ids }, isHidden: true, revision: 2 })).toBe(120);
}, 120_000);

describe('a change of a person who is no longer staff', () => {
  const staffId = randomBytes(12).toString('hex');
  let identityBus: EventPublisher;
  let revision = 1;

  beforeAll(async () => {
    identityBus = await openPublisher(shop, 'identity');
  });
  afterAll(() => identityBus.close());

  /** A started change that no worker continues. */
  async function begunChange(): Promise<string> {
    const headers = { authorization: `Bearer ${await shop.keys.mint({ roles: ['ADMIN'], sub: staffId })}` };
    const ids = await makeRatings(3);
    const { preview } = (await changes.preview({ ids, action: hide }, { headers })).body;
    await shop.models.ratingChanges.updateOne(
      { _id: preview },
      { state: 'RUNNING', isRunning: true, lease: { owner: 'another', until: new Date('2100-01-01') } },
    );
    return preview;
  }

  it.each([
    ['is blocked', userBlocked, {}],
    ['loses the role', userRoleChanged, { roles: ['USER'], tokenVersion: 2 }],
  ] as const)('stops when the person %s, and the next one runs', async (_what, contract, fields) => {
    const id = await begunChange();
    await identityBus.publish({
      contract,
      subjectId: staffId,
      revision: (revision += 1),
      data: { _id: staffId, ...fields } as never,
    });
    expect(await changes.ended(id, 'DONE')).toMatchObject({ isStopped: true, done: 0, count: 3 });
    expect(await changes.make({ ids: await makeRatings(1), action: hide })).not.toHaveProperty('isStopped');
  });
});
