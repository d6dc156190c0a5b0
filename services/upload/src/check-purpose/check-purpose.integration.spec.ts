import path from 'node:path';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from '../picture/pictures.fixtures.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

let service: ServiceHarness;

beforeAll(async () => {
  service = await startUploadHarness('check-purpose');
});
afterAll(() => service.close());

async function upload(purpose: string): Promise<string> {
  const { status, body } = await service.client.post<StoredPicture>(uploadPicture.path, {
    as: 'ADMIN',
    body: uploadForm(await photo(30, 20).jpeg().toBuffer(), { purpose }),
  });
  expect(status).toBe(201);
  return path.basename(body.url);
}

const check = (...names: string[]) =>
  service.internal.post('/internal/pictures/purpose-checks', { body: { purpose: 'ORDER', names } });

it('accepts pictures of the purpose', async () => {
  expect((await check(await upload('ORDER'), await upload('ORDER'))).status).toBe(204);
});

it('reports those of another purpose and missing ones', async () => {
  expect(await check(await upload('ORDER'), await upload('PAYMENT'), `${'0'.repeat(32)}.jpg`, 'nothing')).toMatchObject(
    {
      status: 400,
      body: { message: 'FILE_NOT_FOUND', details: [{ path: 'names.1' }, { path: 'names.2' }, { path: 'names.3' }] },
    },
  );
});
