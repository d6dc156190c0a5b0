import { randomUUID } from 'node:crypto';
import { SignJWT, createLocalJWKSet, jwtVerify } from 'jose';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { announcement, signingPeriod } from './rotation.ts';
import { createKeyRing } from './key-ring.ts';
import { readKeptKeys } from './kept-keys.ts';
import { signingKeyModel } from './signing-key.model.ts';
import type { StoredSigningKey } from './signing-key.model.ts';

const secret = 'a secret that is long enough for it';
const day = 24 * 60 * 60 * 1000;

let connection: Connection;
let model: Model<StoredSigningKey>;
let time: Date;
const now = () => time;
const later = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

beforeEach(async () => {
  const uri = process.env.MONGODB_URI;
  if (uri === undefined) throw new Error('MONGODB_URI says where the database is; `npm test` brings one');
  connection = await mongoose.createConnection(uri, { dbName: `test-keys-${randomUUID().slice(0, 8)}` }).asPromise();
  model = signingKeyModel(connection);
  time = new Date('2026-11-21T09:00:00Z');
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** One instance of identity. */
async function instance() {
  const ring = createKeyRing(() => readKeptKeys({ model, secret, now }), now);
  await ring.refresh();
  return ring;
}

test('instances that start at the same moment share one key, and so does a restart', async () => {
  const rings = await Promise.all([instance(), instance(), instance()]);
  const kids = new Set([...rings, await instance()].map((ring) => ring.signing().kid));
  expect(kids.size).toBe(1);
  expect(await model.countDocuments()).toBe(1);
});

test('a new key is shown before it signs, and the old one goes on verifying', async () => {
  const ring = await instance();
  const old = ring.signing();
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: old.kid }).sign(old.privateKey);

  later(signingPeriod - announcement);
  await ring.refresh();
  expect(ring.published()).toHaveLength(2);
  expect(ring.signing().kid).toBe(old.kid);

  later(announcement);
  expect(ring.signing().kid).not.toBe(old.kid);
  await jwtVerify(token, createLocalJWKSet({ keys: ring.published() }));
});

test('a key goes when nothing that it signed can still be valid', async () => {
  const ring = await instance();
  const { kid } = ring.signing();
  const known = () => ring.published().map((key) => key.kid);
  for (let days = 0; days < 89 + 180; days += 30) {
    later(30 * day);
    await ring.refresh();
  }
  expect(known()).toContain(kid);
  later(30 * day);
  await ring.refresh();
  expect(known()).not.toContain(kid);
});

test('the private half lies sealed in the database, and another secret does not open it', async () => {
  await instance();
  const [stored] = await model.find().lean();
  expect(Object.keys(stored!).sort()).toEqual(['_id', 'sealed', 'signsFrom']);
  await expect(readKeptKeys({ model, secret: `${secret}!`, now })).rejects.toThrow('KEY_ENCRYPTION_SECRET');
});
