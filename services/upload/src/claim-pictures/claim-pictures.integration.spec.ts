import { randomBytes } from 'node:crypto';
import path from 'node:path';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { guestMerged } from '@gvg/contracts/identity/events';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from '../picture/pictures.fixtures.ts';
import { createPictureRepository } from '../picture/picture.repository.ts';
import { sweepUnclaimedPictures } from '../remove-picture/sweep-unclaimed-pictures.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

const shopPicture = 'https://shop.example/a.jpg';
/** Guest of the harness's cookie. */
const guest = { kind: 'guest', id: '0123456789abcdef0123456789abcdef' };
let service: ServiceHarness;
let connection: Connection;
let identity: EventPublisher;

beforeAll(async () => {
  service = await startUploadHarness('claim-pictures', undefined, async (url) => ({
    url,
    contentType: 'image/jpeg',
    body: await photo(30, 20).jpeg().toBuffer(),
  }));
  const { MONGODB_URI = '', DATABASE_NAME: dbName = '' } = service.environment;
  connection = await mongoose.createConnection(MONGODB_URI, { dbName }).asPromise();
  identity = await openPublisher(service, 'identity');
});
afterAll(async () => {
  await identity.close();
  await connection.close();
  await service.close();
});

const newUser = () => ({ kind: 'user', id: randomBytes(12).toString('hex') });
const nameOf = ({ url }: StoredPicture) => path.basename(url);

async function upload(owner: { kind: string; id: string }, purpose = 'CART'): Promise<StoredPicture> {
  const caller =
    owner.kind === 'guest'
      ? { as: 'guest' as const }
      : { headers: { authorization: `Bearer ${await service.keys.mint({ sub: owner.id })}` } };
  const { status, body } = await service.client.post<StoredPicture>(uploadPicture.path, {
    ...caller,
    body: uploadForm(await photo(30, 20).jpeg().toBuffer(), { purpose }),
  });
  expect(status).toBe(201);
  return body;
}

const claim = (owner: object, ...names: string[]) =>
  service.internal.put('/internal/pictures/claims', { body: { owner, names } });
const statusOf = async ({ signedUrl = '' }: StoredPicture) => (await service.client.get(signedUrl)).status;

it('claims the CART pictures of a user or guest, also repeatedly', async () => {
  const user = newUser();
  const own = [nameOf(await upload(user)), nameOf(await upload(user))];
  expect((await claim(user, ...own)).status).toBe(204);
  expect((await claim(user, ...own)).status).toBe(204);
  expect((await claim(guest, nameOf(await upload(guest)))).status).toBe(204);
});

it('reports pictures that belong to another person, another purpose or do not exist', async () => {
  const user = newUser();
  const names = [await upload(user), await upload(newUser()), await upload(user, 'CHAT')].map(nameOf);
  expect(await claim(user, ...names, `${'0'.repeat(32)}.jpg`, 'nothing')).toMatchObject({
    status: 400,
    body: {
      message: 'FILE_NOT_FOUND',
      details: [{ path: 'names.1' }, { path: 'names.2' }, { path: 'names.3' }, { path: 'names.4' }],
    },
  });
  expect((await claim({ ...user, kind: 'guest' }, names[0] as string)).status).toBe(400);
});

it('assigns a copied picture to the person for whom cart has copied it', async () => {
  const user = newUser();
  const { status, body } = await service.internal.post<StoredPicture>('/internal/pictures/fetch', {
    body: { url: shopPicture, purpose: 'CART', owner: user },
  });
  expect(status).toBe(201);
  expect(await statusOf(body)).toBe(200);
  expect(body.signedUrl).toContain(`reader=${user.id}`);
  expect((await claim(user, nameOf(body))).status).toBe(204);
  const unowned = await service.internal.post<StoredPicture>('/internal/pictures/fetch', {
    body: { url: shopPicture, purpose: 'CART' },
  });
  expect(unowned.body.signedUrl).toBeUndefined();
});

it('gives a guest’s pictures to the user who signs in', async () => {
  const user = newUser();
  const picture = await upload(guest);
  await identity.publish({
    contract: guestMerged,
    subjectId: user.id,
    revision: 2,
    data: { guest: guest.id, user: user.id },
  });
  await eventually(async () => expect((await claim(user, nameOf(picture))).status).toBe(204));
  expect((await claim(guest, nameOf(picture))).status).toBe(400);
});

it('claims CHAT pictures of their sender for messages, but no CART pictures', async () => {
  const user = newUser();
  const [sent, ofCart] = [await upload(user, 'CHAT'), await upload(user)].map(nameOf);
  const claimForChat = (owner: object, names: unknown[]) =>
    service.internal.put('/internal/pictures/claims', { body: { owner, names, purpose: 'CHAT' } });
  expect((await claimForChat(user, [sent])).status).toBe(204);
  expect(await claimForChat(user, [sent, ofCart])).toMatchObject({
    status: 400,
    body: { message: 'FILE_NOT_FOUND', details: [{ path: 'names.1' }] },
  });
  expect((await claimForChat(newUser(), [sent])).status).toBe(400);
});

it('removes only CART and CHAT pictures that were not claimed for 30 days', async () => {
  const user = newUser();
  const [idle, idleChat, claimed, sent, payment] = [
    await upload(user),
    await upload(user, 'CHAT'),
    await upload(user),
    await upload(user, 'CHAT'),
    await upload(user, 'PAYMENT'),
  ];
  await claim(user, nameOf(claimed));
  await service.internal.put('/internal/pictures/claims', {
    body: { owner: user, names: [nameOf(sent)], purpose: 'CHAT' },
  });
  const { STORAGE_FOLDER = '' } = service.environment;
  const sweep = (days: number) =>
    sweepUnclaimedPictures(
      {
        storage: createFolderStorage(STORAGE_FOLDER),
        pictures: createPictureRepository(connection),
        withTransaction: createWithTransaction(connection),
      },
      new Date(Date.now() + days * 86_400_000),
    );
  await sweep(29);
  expect([await statusOf(idle), await statusOf(idleChat)]).toEqual([200, 200]);
  await sweep(31);
  expect(await Promise.all([idle, idleChat, claimed, sent, payment].map(statusOf))).toEqual([404, 404, 200, 200, 200]);
  expect((await claim(user, nameOf(idle))).status).toBe(400);
});

it('responds only to services', async () => {
  expect(
    (
      await service.client.put('/internal/pictures/claims', {
        as: 'SYSTEM_ADMIN',
        body: { owner: newUser(), names: ['a'] },
      })
    ).status,
  ).toBe(404);
});
