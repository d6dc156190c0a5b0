import type { Router } from 'express';
import type { ClientSession } from 'mongoose';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { mount } from '@gvg/service-kit/endpoint';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { pictureKey, parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { Storage } from '../storage/storage.ts';

interface RemovePictureDependencies {
  storage: Storage;
  pictures: PictureRepository;
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
}

/** `DELETE /internal/pictures/{name}`: removes a private picture together with its message or user. */
export function removePictureRoute(
  internalApp: Router,
  { storage, pictures, transact }: RemovePictureDependencies,
): void {
  mount(internalApp, removePicture, async ({ params }) => {
    const picture = parsePictureName(params.name);
    if (picture === undefined) throw new ApiFailure('FILE_NOT_FOUND', { status: 404 });
    if (picture.isPublic) throw new ApiFailure('ACTION_NOT_ALLOWED');
    // Bytes first: a retry after a failure in between removes the record.
    await storage.remove(pictureKey(picture));
    await transact((session) => pictures.remove(picture.name, session));
    return undefined;
  });
}
