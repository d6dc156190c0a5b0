import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from '../picture/pictures.fixtures.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

const [anna, binh] = ['a'.repeat(24), 'b'.repeat(24)];
let service: ServiceHarness;
let width = 100;

beforeAll(async () => {
  service = await startUploadHarness('check-uploader');
});
afterAll(() => service.close());

const newPicture = () =>
  photo((width += 1), 50)
    .jpeg()
    .toBuffer();

async function upload(sub: string, content: Buffer, purpose = 'AVATAR'): Promise<string> {
  const headers = { authorization: `Bearer ${await service.keys.mint({ sub })}` };
  const { status, body } = await service.client.post<StoredPicture>(uploadPicture.path, {
    body: uploadForm(content, { purpose }),
    headers,
  });
  expect(status).toBe(201);
  return body.url.split('/').at(-1) ?? '';
}

const isOwn = async (name: string, user: string) =>
  (await service.internal.get<{ isOwn: boolean }>(`/internal/pictures/${name}/uploaders/${user}`)).body.isOwn;

it('knows the uploader of a public picture of any purpose', async () => {
  for (const purpose of ['AVATAR', 'RATING']) {
    const name = await upload(anna, await newPicture(), purpose);
    expect([await isOwn(name, anna), await isOwn(name, binh)]).toEqual([true, false]);
  }
});

it('accepts every user once two have uploaded the same picture', async () => {
  const content = await newPicture();
  const name = await upload(anna, content);
  expect(await upload(binh, content)).toBe(name);
  expect([await isOwn(name, anna), await isOwn(name, binh)]).toEqual([true, true]);
});

it('rejects a missing, a private and an invalid picture', async () => {
  const chat = await upload(anna, await newPicture(), 'CHAT');
  for (const name of [`${'0'.repeat(40)}.jpg`, chat, 'nothing']) expect(await isOwn(name, anna)).toBe(false);
});

it('responds only to services', async () => {
  expect((await service.client.get(`/internal/pictures/${'0'.repeat(40)}.jpg/uploaders/${anna}`)).status).toBe(404);
  expect((await fetch(`${service.internalUrl}/internal/pictures/${'0'.repeat(40)}.jpg/uploaders/${anna}`)).status).toBe(
    401,
  );
});
