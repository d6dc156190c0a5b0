import { buffer } from 'node:stream/consumers';
import type { Router } from 'express';
import { getThumbnail } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { parsePictureName, pictureKey } from '../picture/picture-name.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage } from '../storage/storage.ts';
import { encodeThumbnail } from './encode-thumbnail.ts';

export interface GetThumbnailDependencies {
  storage: Storage;
  queue: WorkQueue;
}

const notFound = () => new ApiFailure('FILE_NOT_FOUND', { status: 404 });

/** `GET /internal/pictures/{name}/thumbnail`: stores nothing, so that removing a private picture leaves no copy. */
export function getThumbnailRoute(internalApp: Router, { storage, queue }: GetThumbnailDependencies): void {
  mount(internalApp, getThumbnail, async ({ params }) => {
    const picture = parsePictureName(params.name);
    if (picture === undefined) throw notFound();
    const { contentType, content } = await queue.run('thumbnails', async () => {
      const stored = await storage.read(pictureKey(picture));
      if (stored === undefined) throw notFound();
      return encodeThumbnail(await buffer(stored.body), picture.extension);
    });
    return { contentType, content: content.toString('base64') };
  });
}
