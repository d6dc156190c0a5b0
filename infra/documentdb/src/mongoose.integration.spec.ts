import { randomBytes } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { createConnection, Schema } from 'mongoose';

type Good = { name: { vi: string; en: string }; slug: string; price: number; tags: string[]; revision: number };

const schema = new Schema<Good>(
  {
    name: { vi: { type: String, required: true }, en: { type: String, default: '' } },
    slug: { type: String, required: true, unique: true },
    price: { type: Number, required: true, index: true },
    tags: [String],
    revision: { type: Number, default: 0 },
  },
  { timestamps: true, optimisticConcurrency: true },
);

describe('mongoose', () => {
  let connection: Connection;
  let goods: Model<Good>;

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '', {
      dbName: `promises_${randomBytes(6).toString('hex')}`,
    }).asPromise();
    goods = connection.model<Good>('Good', schema);
    await goods.init();
  });
  beforeEach(async () => {
    await goods.deleteMany({});
    await goods.create([
      { name: { vi: 'Trà sen' }, slug: 'tra-sen', price: 100, tags: ['tea'] },
      { name: { vi: 'Cà phê', en: 'Coffee' }, slug: 'ca-phe', price: 200, tags: ['coffee', 'hot'] },
    ]);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('builds the indexes of a schema, which already exist the second time', async () => {
    expect(Object.keys(await goods.collection.indexInformation())).toEqual(
      expect.arrayContaining(['slug_1', 'price_1']),
    );
    await goods.ensureIndexes();
  });

  it('saves new documents and changes', async () => {
    const tea = await goods.findOne({ slug: 'tra-sen' }).orFail();
    tea.tags.push('lotus');
    tea.name.en = 'Lotus tea';
    await tea.save();
    expect(await goods.findById(tea._id).lean()).toMatchObject({
      name: { vi: 'Trà sen', en: 'Lotus tea' },
      tags: ['tea', 'lotus'],
    });
  });

  it('detects that a document changed since it was read', async () => {
    const [one, other] = await Promise.all([
      goods.findOne({ slug: 'tra-sen' }).orFail(),
      goods.findOne({ slug: 'tra-sen' }).orFail(),
    ]);
    one.price = 1;
    other.price = 2;
    await one.save();
    await expect(other.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('reports a duplicate key', async () => {
    await expect(goods.create({ name: { vi: 'x' }, slug: 'tra-sen', price: 1 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { slug: 1 },
      keyValue: { slug: 'tra-sen' },
    });
  });

  it('pages through a list and counts it', async () => {
    const [found, count] = await Promise.all([
      goods
        .find({ price: { $gte: 0 } })
        .sort({ price: -1 })
        .skip(0)
        .limit(1)
        .lean(),
      goods.countDocuments({}),
    ]);
    expect(found).toMatchObject([{ slug: 'ca-phe' }]);
    expect(count).toBe(2);
  });

  it('runs aggregations', async () => {
    const [totals] = await goods.aggregate<{ n: number; sum: number }>([
      { $group: { _id: null, n: { $sum: 1 }, sum: { $sum: '$price' } } },
    ]);
    expect(totals).toMatchObject({ n: 2, sum: 300 });
  });

  it('streams documents through a cursor', async () => {
    const slugs: string[] = [];
    for await (const { slug } of goods.find().sort({ slug: 1 }).batchSize(1).cursor()) slugs.push(slug);
    expect(slugs).toEqual(['ca-phe', 'tra-sen']);
  });

  it('runs transactions', async () => {
    await connection.transaction(async (session) => {
      const tea = await goods.findOne({ slug: 'tra-sen' }).session(session).orFail();
      tea.price += 1;
      await tea.save({ session });
      await goods.create([{ name: { vi: 'Mới' }, slug: 'moi', price: 1 }], { session });
    });
    expect(await goods.countDocuments({ price: { $in: [1, 101] } })).toBe(2);
  });

  it('writes in bulk', async () => {
    const result = await goods.bulkWrite([
      { updateOne: { filter: { slug: 'ca-phe' }, update: { $inc: { revision: 1 } } } },
      {
        updateOne: {
          filter: { slug: 'new' },
          update: { $setOnInsert: { name: { vi: 'n', en: '' }, price: 5 } },
          upsert: true,
        },
      },
      { deleteOne: { filter: { slug: 'tra-sen' } } },
    ]);
    expect(result).toMatchObject({ modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
  });
});
