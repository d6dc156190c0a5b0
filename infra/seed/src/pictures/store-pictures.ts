import { availableParallelism } from 'node:os';
import { storePictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { storedPictureSchema } from '@gvg/contracts/upload/http/upload';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { SiteEnvironment } from '../command/site-environment.ts';
import { demoPictures } from './demo-pictures.ts';
import { pictureKey, readPicture } from './picture.ts';
import type { Picture } from './picture.ts';

export type UploadSite = Pick<SiteEnvironment, 'UPLOAD_INTERNAL_URL' | 'INTERNAL_SECRET'>;

/** One more than the number of cores, so that one picture is sent while others are encoded. */
const concurrency = availableParallelism() + 1;

async function store(content: Buffer, purpose: UploadPurpose, site: UploadSite): Promise<string> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/webp' }), 'drawing.webp');
  const response = await fetch(new URL(storePictureForService.path, site.UPLOAD_INTERNAL_URL), {
    method: storePictureForService.method,
    headers: { 'x-internal-secret': site.INTERNAL_SECRET, 'x-internal-service': 'seed' },
    body: form,
  });
  if (!response.ok) throw new Error(`upload responded with ${response.status} ${await response.text()}`);
  return storedPictureSchema.parse(await response.json()).url;
}

/** Stores all demo pictures in the upload service, which deduplicates them. Returns a lookup of their URLs. */
export async function storePictures(site: UploadSite): Promise<(picture: Picture) => string> {
  const urls = new Map<string, string>();
  const queue = [...demoPictures()].values();
  const worker = async () => {
    for (const [key, picture] of queue) urls.set(key, await store(await readPicture(picture), 'PRODUCT', site));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (picture) => {
    const url = urls.get(pictureKey(picture));
    if (url === undefined) throw new Error(`${pictureKey(picture)} is not among the demo's pictures`);
    return url;
  };
}
