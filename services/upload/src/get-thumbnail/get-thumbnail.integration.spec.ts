import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getThumbnail } from '@gvg/contracts/upload/http/internal-pictures';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from '../picture/pictures.fixtures.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

let service: ServiceHarness;

beforeAll(async () => {
  service = await startUploadHarness('get-thumbnail');
});
afterAll(() => service.close());

async function upload(purpose: string): Promise<string> {
  const { body } = await service.client.post<StoredPicture>(uploadPicture.path, {
    as: 'ADMIN',
    body: uploadForm(await photo(400, 300).jpeg().toBuffer(), { purpose }),
  });
  return path.basename(body.url);
}

const thumbnailOf = (name: string) =>
  service.internal.get<ResponseBodyOf<typeof getThumbnail>>(`/internal/pictures/${name}/thumbnail`);

it.each([
  ['public', 'PRODUCT'],
  ['private', 'ORDER'],
])('returns a small square of a %s picture to services', async (_, purpose) => {
  const { status, body } = await thumbnailOf(await upload(purpose));
  expect([status, body.contentType]).toEqual([200, 'image/jpeg']);
  expect(await sharp(Buffer.from(body.content, 'base64')).metadata()).toMatchObject({ width: 120, height: 120 });
});

it('stores nothing of a private picture, so that its removal leaves nothing', async () => {
  const name = await upload('ORDER');
  await thumbnailOf(name);
  const files = await readdir(service.environment['STORAGE_FOLDER'] ?? '', { recursive: true });
  expect(files.filter((file) => file.includes(path.parse(name).name))).toEqual([expect.stringMatching(/^pictures\//)]);
});

it('does not find missing or removed pictures', async () => {
  const name = await upload('ORDER');
  await service.internal.delete(`/internal/pictures/${name}`);
  for (const missing of [name, `${'0'.repeat(40)}.jpg`, 'nothing'])
    expect(await thumbnailOf(missing)).toMatchObject({ status: 404, body: { message: 'FILE_NOT_FOUND' } });
});

it('serves no thumbnail to people', async () => {
  const { status } = await service.client.get(`/internal/pictures/${await upload('ORDER')}/thumbnail`, { as: 'ADMIN' });
  expect(status).toBe(404);
});
