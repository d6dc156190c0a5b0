import type { Router } from 'express';
import type { ClientSession } from 'mongoose';
import { removePicture } from '@gvg/contracts/http/internal/pictures';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import { pictureKey, readPictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { Storage } from '../storage/storage.ts';

interface RemovePictureParts {
  storage: Storage;
  pictures: PictureRepository;
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
}

/** `DELETE /internal/pictures/{name}`: a private picture goes with its message or person. */
export function mountRemovePicture(internalApp: Router, { storage, pictures, transact }: RemovePictureParts): void {
  mount(internalApp, removePicture, async ({ params }) => {
    const picture = readPictureName(params.name);
    if (picture === undefined) throw new Failure('FILE_NOT_FOUND', { status: 404 });
    if (picture.isPublic) throw new Failure('ACTION_NOT_ALLOWED');
    // Bytes first: whoever asks again after a failure in between finishes the rest.
    await storage.remove(pictureKey(picture));
    await transact((session) => pictures.remove(picture.name, session));
    return undefined;
  });
}
