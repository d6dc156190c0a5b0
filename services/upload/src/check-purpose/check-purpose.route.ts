import type { Router } from 'express';
import { checkPurpose } from '@gvg/contracts/upload/http/internal-pictures';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { PictureRepository } from '../picture/picture.repository.ts';

/** `POST /internal/pictures/purpose-checks`: a service signs addresses only for private pictures that were uploaded for it. */
export function checkPurposeRoute(
  internalApp: Router,
  { pictures }: { pictures: Pick<PictureRepository, 'find'> },
): void {
  mount(internalApp, checkPurpose, async ({ body: { purpose, names }, locale }) => {
    const found = await Promise.all(names.map((name) => pictures.find(name)));
    const details = found.flatMap((picture, index) =>
      picture?.purpose === purpose
        ? []
        : [{ path: `names.${index}`, code: 'INVALID_VALUE', message: validationMessage('INVALID_VALUE', locale) }],
    );
    if (details.length > 0) throw new ApiFailure('FILE_NOT_FOUND', { details });
    return undefined;
  });
}
