import { pipeline } from 'node:stream/promises';
import type { Request, Response, Router } from 'express';
import { getPicture } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { checkInput } from '@gvg/service-kit/http/input-check';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import { languageOf } from '@gvg/service-kit/http/request-language';
import { pictureKey, parsePictureName } from '../picture/picture-name.ts';
import type { PictureName } from '../picture/picture-name.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureVariant } from './picture-variant.ts';
import { chooseVariant } from './picture-variant.ts';
import type { VariantService } from './variant.service.ts';

/** A name always refers to the same bytes. A private picture can be removed, so only the browser may cache it, and only briefly. */
const publicHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Accept',
};
const privateHeaders = { 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex, nofollow, noarchive' };

const notFound = () => new ApiFailure('FILE_NOT_FOUND', { status: 404 });

function headersOf({ picture, width, format, contentType }: PictureVariant) {
  return {
    ...(picture.isPublic ? publicHeaders : privateHeaders),
    'content-type': contentType,
    'content-disposition': `inline; filename="${picture.stem}.${format}"`,
    'x-content-type-options': 'nosniff',
    etag: `"${picture.stem}-${width ?? 'full'}.${format}"`,
  };
}

/** Also true for clients that force revalidation: the bytes of an ETag never change. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
}

/** Parses a request for a picture. A private picture is served only for its signed address; without it, it counts as missing (rules/private-pictures.md). */
function parseRequest(request: Request, signer: PictureSigner): { picture: PictureName; width: number | undefined } {
  const { params, query } = checkInput(getPicture, request, languageOf(request));
  const picture = parsePictureName(params.name);
  if (picture === undefined || !(picture.isPublic || signer.isSigned(picture.name, query))) throw notFound();
  return { picture, width: query.w };
}

export interface ServePictureDependencies {
  storage: Storage;
  variants: VariantService;
  signer: PictureSigner;
  logger: Logger;
}

/** `GET /v1/file-manager/files/{name}?w=`: the bytes of a stored picture in the best format that the client accepts, otherwise FILE_NOT_FOUND (404). */
export function servePictureRoute(app: Router, { storage, variants, signer, logger }: ServePictureDependencies): void {
  app.get(getPicture.path, async (request: Request, response: Response) => {
    response.locals['route'] = getPicture.path;
    const { picture, width } = parseRequest(request, signer);
    const variant = chooseVariant(picture, { width, accept: request.get('accept') });
    const headers = headersOf(variant);
    if (matchesEtag(request.get('if-none-match'), headers.etag) && (await storage.has(pictureKey(picture)))) {
      response.status(304).set(headers).end();
      return;
    }
    const object = await variants.read(variant, rateLimitAddress(request.ip ?? ''));
    if (object === undefined) throw notFound();
    response.set({ ...headers, 'content-length': String(object.size) });
    if (request.method === 'HEAD') {
      object.body.destroy();
      response.end();
      return;
    }
    try {
      await pipeline(object.body, response);
    } catch (error) {
      // The headers were already sent, so the connection is closed. A disconnected client needs no warning.
      if (!request.destroyed) logger.warn({ err: error, key: variant.key }, 'a picture could not be sent completely');
    }
  });
}
