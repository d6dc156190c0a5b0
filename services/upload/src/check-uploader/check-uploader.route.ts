import type { Router } from 'express';
import { checkUploader } from '@gvg/contracts/upload/http/internal-pictures';
import { mount } from '@gvg/service-kit/http/endpoint';
import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';

/**
 * `GET /internal/pictures/{name}/uploaders/{user}`: an accepted picture lives as long as the user's account. A closed account removes its own pictures, but
 * never shared ones.
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
