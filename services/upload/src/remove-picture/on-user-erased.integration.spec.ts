import { randomBytes } from 'node:crypto';
import { userErased } from '@gvg/contracts/identity/events';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from '../picture/pictures.fixtures.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

let service: ServiceHarness;
let identity: EventPublisher;

beforeAll(async () => {
  service = await startUploadHarness('user-erased');
  identity = await openPublisher(service, 'identity');
});
afterAll(async () => {
  await identity.close();
  await service.close();
});

const newUser = () => randomBytes(12).toString('hex');

async function upload(
  user: string,
  content: Buffer,
  purpose: string,
  roles: ('USER' | 'ADMIN')[] = ['USER'],
): Promise<string> {
  const headers = { authorization: `Bearer ${await service.keys.mint({ sub: user, roles })}` };
  const { status, body } = await service.client.post<StoredPicture>(uploadPicture.path, {
    headers,
    body: uploadForm(content, { purpose }),
  });
  expect(status).toBe(201);
  return body.signedUrl ?? body.url;
}

const statusOf = async (url: string, accept = 'image/*') =>
  (await service.client.get(url, { headers: { accept } })).status;
const erase = (user: string) =>
  identity.publish({ contract: userErased, subjectId: user, revision: 2, data: { _id: user } });

let side = 40;
/** Different bytes each time. */
const newPicture = () =>
  photo((side += 1), 30)
    .jpeg()
    .toBuffer();

it('removes the pictures of the person with all their variants', async () => {
  const user = newUser();
  const own = await Promise.all(
    ['AVATAR', 'RATING', 'CHAT', 'PAYMENT', 'CART'].map(async (purpose) => upload(user, await newPicture(), purpose)),
  );
  const [avatar] = own as [string];
  expect(await statusOf(`${avatar}?w=80`, 'image/avif')).toBe(200);
  expect(await statusOf(avatar, 'image/webp')).toBe(200);
  await erase(user);
  await eventually(async () =>
    expect(await Promise.all(own.map((url) => statusOf(url)))).toEqual([404, 404, 404, 404, 404]),
  );
  // Their variants are removed after them.
  await eventually(async () =>
    expect([await statusOf(`${avatar}?w=80`, 'image/avif'), await statusOf(avatar, 'image/webp')]).toEqual([404, 404]),
  );
});

it('keeps the pictures of others, the shop’s, and those that others have uploaded too', async () => {
  const [user, other] = [newUser(), newUser()];
  const [sharedContent, ownContent] = [await newPicture(), await newPicture()];
  const shared = await upload(user, sharedContent, 'AVATAR');
  expect(await upload(other, sharedContent, 'AVATAR')).toBe(shared);
  const others = await upload(other, await newPicture(), 'AVATAR');
  const product = await upload(user, await newPicture(), 'PRODUCT', ['ADMIN']);
  const own = await upload(user, ownContent, 'AVATAR');
  expect(await upload(user, ownContent, 'AVATAR')).toBe(own);
  await erase(user);
  await eventually(async () => expect(await statusOf(own)).toBe(404));
  expect(await Promise.all([shared, others, product].map((url) => statusOf(url)))).toEqual([200, 200, 200]);
});

it('stores a removed picture again when it is uploaded later', async () => {
  const [user, other] = [newUser(), newUser()];
  const content = await newPicture();
  const url = await upload(user, content, 'AVATAR');
  await erase(user);
  await eventually(async () => expect(await statusOf(url)).toBe(404));
  expect(await upload(other, content, 'AVATAR')).toBe(url);
  expect(await statusOf(url)).toBe(200);
});
