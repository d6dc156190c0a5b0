import type { Router } from 'express';
import { claimPictures } from '@gvg/contracts/upload/http/internal-pictures';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { PictureRepository } from '../picture/picture.repository.ts';

/** `PUT /internal/pictures/claims`: cart and chat show pictures in a line or message only for their uploader, and shown pictures are not swept. */
export function claimPicturesRoute(
  internalApp: Router,
  { pictures }: { pictures: Pick<PictureRepository, 'listOfOwner' | 'claim'> },
): void {
  mount(internalApp, claimPictures, async ({ body: { owner, names, purpose }, locale }) => {
    const own = new Set(
      (await pictures.listOfOwner(owner, names)).filter((picture) => picture.purpose === purpose).map(({ _id }) => _id),
    );
    const details = names.flatMap((name, index) =>
      own.has(name)
        ? []
        : [{ path: `names.${index}`, code: 'INVALID_VALUE', message: validationMessage('INVALID_VALUE', locale) }],
    );
    // A concurrently swept picture is not counted.
    if (details.length > 0 || (await pictures.claim([...own])) < own.size)
      throw new ApiFailure('FILE_NOT_FOUND', { details });
    return undefined;
  });
}
