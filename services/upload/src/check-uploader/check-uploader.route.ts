import type { Router } from 'express';
import { checkUploader } from '@gvg/contracts/upload/http/internal-pictures';
import { mount } from '@gvg/service-kit/http/endpoint';
import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';

/**
 * `GET /internal/pictures/{name}/uploaders/{user}`: what passes stays as long as the account of the user. A closed account takes its own pictures with it,
 * and never shared ones.
 */
export function checkUploaderRoute(
  internalApp: Router,
  { pictures }: { pictures: Pick<PictureRepository, 'find'> },
): void {
  mount(internalApp, checkUploader, async ({ params: { name, user } }) => {
    const picture = parsePictureName(name)?.isPublic === true ? await pictures.find(name) : null;
    if (picture === null) return { isOwn: false };
    return { isOwn: picture.isShared || (picture.storedBy.kind === 'user' && picture.storedBy.id === user) };
  });
}
