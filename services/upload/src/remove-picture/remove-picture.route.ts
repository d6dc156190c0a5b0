import type { Router } from 'express';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { pictureKey, parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { Storage } from '../storage/storage.ts';

interface RemovePictureDependencies {
  storage: Storage;
  pictures: PictureRepository;
  withTransaction: WithTransaction;
}

/** `DELETE /internal/pictures/{name}`: removes a private picture together with its message or user. */
export function removePictureRoute(
  internalApp: Router,
  { storage, pictures, withTransaction }: RemovePictureDependencies,
): void {
  mount(internalApp, removePicture, async ({ params }) => {
    const picture = parsePictureName(params.name);
    if (picture === undefined) throw new ApiFailure('FILE_NOT_FOUND', { status: 404 });
    if (picture.isPublic) throw new ApiFailure('ACTION_NOT_ALLOWED');
    // Bytes first: a retry after a failure in between removes the record.
    await storage.remove(pictureKey(picture));
    await withTransaction(({ session }) => pictures.remove(picture.name, session));
    return undefined;
  });
}
