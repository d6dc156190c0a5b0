import { randomUUID } from 'node:crypto';
import { SignJWT, createLocalJWKSet, jwtVerify } from 'jose';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { publicationLeadMs, signingPeriodMs } from './rotation.ts';
import { createKeyRing } from './key-ring.ts';
import { readStoredKeys } from './stored-keys.ts';
import { signingKeyModel } from './signing-key.model.ts';
import type { StoredSigningKey } from './signing-key.model.ts';

const secret = 'a secret that is long enough for it';
const day = 24 * 60 * 60 * 1000;

let connection: Connection;
let model: Model<StoredSigningKey>;
let time: Date;
const now = () => time;
const advance = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

beforeEach(async () => {
  const uri = process.env.MONGODB_URI;
  if (uri === undefined) throw new Error('MONGODB_URI is not set; `npm test` starts a database');
  connection = await mongoose.createConnection(uri, { dbName: `test-keys-${randomUUID().slice(0, 8)}` }).asPromise();
  model = signingKeyModel(connection);
  time = new Date('2026-11-21T09:00:00Z');
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** Starts the key ring of one instance of identity. */
async function startInstance() {
  const ring = createKeyRing(() => readStoredKeys({ model, secret, now }), now);
  await ring.refresh();
  return ring;
}

test('shares one key between concurrently started instances and after a restart', async () => {
  const rings = await Promise.all([startInstance(), startInstance(), startInstance()]);
  const kids = new Set([...rings, await startInstance()].map((ring) => ring.currentSigningKey().kid));
  expect(kids.size).toBe(1);
  expect(await model.countDocuments()).toBe(1);
});

test('publishes a new key before it signs, and the previous key still verifies', async () => {
  const ring = await startInstance();
  const previous = ring.currentSigningKey();
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: previous.kid }).sign(previous.privateKey);

  advance(signingPeriodMs - publicationLeadMs);
  await ring.refresh();
  expect(ring.publicKeys()).toHaveLength(2);
  expect(ring.currentSigningKey().kid).toBe(previous.kid);

  advance(publicationLeadMs);
  expect(ring.currentSigningKey().kid).not.toBe(previous.kid);
  await jwtVerify(token, createLocalJWKSet({ keys: ring.publicKeys() }));
});

test('removes a key once nothing that it signed can still be valid', async () => {
  const ring = await startInstance();
  const { kid } = ring.currentSigningKey();
  const publishedKids = () => ring.publicKeys().map((key) => key.kid);
  for (let days = 0; days < 89 + 180; days += 30) {
    advance(30 * day);
    await ring.refresh();
  }
  expect(publishedKids()).toContain(kid);
  advance(30 * day);
  await ring.refresh();
  expect(publishedKids()).not.toContain(kid);
});

test('stores private keys encrypted and cannot decrypt them with another secret', async () => {
  await startInstance();
  const [stored] = await model.find().lean();
  expect(Object.keys(stored!).sort()).toEqual(['_id', 'sealed', 'signsFrom']);
  await expect(readStoredKeys({ model, secret: `${secret}!`, now })).rejects.toThrow('KEY_ENCRYPTION_SECRET');
});
