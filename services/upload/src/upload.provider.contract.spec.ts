import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import mongoose from 'mongoose';
import { pictureModel } from './picture/picture.model.ts';
import { parsePictureName, pictureKey } from './picture/picture-name.ts';
import type { PictureName } from './picture/picture-name.ts';
import { photo } from './picture/pictures.fixtures.ts';
import { startUploadHarness } from './upload.fixtures.ts';

const pictures = new Map<string, Buffer>();
let service: ServiceHarness;
let listeners: JoinedListeners;

beforeAll(async () => {
  service = await startUploadHarness('upload-provider', undefined, async (url) => {
    const body = pictures.get(url);
    if (body === undefined) throw new OutsideFetchError('NOT_FOUND');
    return { url, contentType: 'image/jpeg', body };
  });
  listeners = await joinListeners(service);
});

afterAll(async () => {
  await listeners.close();
  await service.close();
});

/** Stores the record of a picture with the name in a pact. */
async function storeRecord(
  name: string,
  id: string,
  purpose: UploadPurpose = 'AVATAR',
  kind: 'user' | 'guest' = 'user',
): Promise<void> {
  const { MONGODB_URI = '', DATABASE_NAME: dbName = '' } = service.environment;
  const connection = await mongoose.createConnection(MONGODB_URI, { dbName }).asPromise();
  const record = {
    _id: name,
    purpose,
    width: 512,
    height: 512,
    bytes: 9_000,
    storedBy: { kind, id },
    isShared: false,
    createdAt: new Date(),
  } as const;
  await pictureModel(connection).replaceOne({ _id: name }, record, { upsert: true });
  await connection.close();
}

/** Stores bytes with the name in a pact. */
async function storeBytes(name: string): Promise<void> {
  const file = path.join(
    service.environment['STORAGE_FOLDER'] ?? '',
    pictureKey(parsePictureName(name) as PictureName),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await photo(400, 300).png().toBuffer());
}

const anna = 'a'.repeat(24);
const avatar = `${'f'.repeat(40)}.jpg`;
const guest = '0123456789abcdef0123456789abcdef';
const cartPicture = `${'b'.repeat(32)}.jpg`;
const chatPicture = `${'e'.repeat(32)}.jpg`;
const mailedPicture = `${'c'.repeat(32)}.png`;
const orderPhoto = `${'d'.repeat(32)}.jpg`;

test('fulfils the contracts of its consumers', async () => {
  const states = {
    'a picture is at https://shop.example/a.jpg': async () =>
      pictures.set('https://shop.example/a.jpg', await photo(800, 600).jpeg().toBuffer()),
    [`the user ${anna} has uploaded ${avatar}`]: () => storeRecord(avatar, anna),
    [`the guest ${guest} has uploaded ${cartPicture} for a cart`]: () =>
      storeRecord(cartPicture, guest, 'CART', 'guest'),
    [`the guest ${guest} has uploaded ${chatPicture} for a message`]: () =>
      storeRecord(chatPicture, guest, 'CHAT', 'guest'),
    [`the picture ${orderPhoto} was uploaded for an order`]: () => storeRecord(orderPhoto, anna, 'ORDER'),
    [`the picture ${mailedPicture} is stored`]: () => storeBytes(mailedPicture),
    'nothing is at https://shop.example/gone.jpg': async () => pictures.delete('https://shop.example/gone.jpg'),
  };
  await verifyProvider({
    provider: 'upload',
    url: listeners.url,
    keys: service.keys,
    states,
    headers: service.internalHeaders,
  });
});
