import type { Router } from 'express';
import type { ErrorCode } from '@gvg/contracts/errors';
import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsideFetchReason } from '@gvg/outside-fetch/outside-fetch.error';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { UploadMemory } from '../upload-picture/reserve-memory.ts';
import type { UploadQuota } from '../upload-picture/upload-quota.ts';
import { placeOf } from '../upload-picture/place-of.ts';
import type { StorePicture } from '../upload-picture/store-picture.service.ts';

const errorCodes: Record<Exclude<OutsideFetchReason, 'REFUSED'>, ErrorCode> = {
  UNREACHABLE: 'FILE_NOT_FOUND',
  NOT_FOUND: 'FILE_NOT_FOUND',
  SERVER_ERROR: 'FILE_NOT_FOUND',
  NOT_FOLLOWED: 'FILE_NOT_FOUND',
  NOT_READABLE: 'FILE_NOT_READABLE',
  TOO_LARGE: 'FILE_TOO_LARGE',
  TIMED_OUT: 'GATEWAY_TIMEOUT',
};

export interface FetchPictureDependencies {
  fetchOutside: OutsideFetch;
  store: StorePicture;
  quota: UploadQuota;
  memory: UploadMemory;
}

/** `POST /internal/pictures/fetch`: copies a linked picture into our storage, whatever type its server declares. */
export function fetchPictureRoute(
  internalApp: Router,
  { fetchOutside, store, quota, memory: incoming }: FetchPictureDependencies,
): void {
  mount(
    internalApp,
    fetchPictureForService,
    async ({ body: { url, purpose, owner, address }, caller, context, locale }) => {
      if (owner !== undefined && address !== undefined) await quota.count(owner, address);
      const memory = incoming.reserve([]);
      try {
        // The size is known only at the end.
        memory.add(uploadLimits.bytes);
        const { body } = await fetchOutside(url, { maxBytes: uploadLimits.bytes, accept: 'image/*' });
        return await store({
          content: body,
          width: undefined,
          purpose,
          owner,
          place: placeOf(owner ?? caller, address ?? ''),
          caller,
          context,
        });
      } catch (error) {
        if (!(error instanceof OutsideFetchError)) throw error;
        if (error.reason !== 'REFUSED') throw new ApiFailure(errorCodes[error.reason], { cause: error });
        throw new ApiFailure('INVALID_PAYLOAD', {
          details: [{ path: 'url', code: 'INVALID_URL', message: validationMessage('INVALID_URL', locale) }],
          cause: error,
        });
      } finally {
        memory.release();
      }
    },
  );
}
