import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import { claimPictures, removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { callInternal } from '@gvg/service-kit/internal-client';
import type { InternalTarget } from '@gvg/service-kit/internal-client';

/** Private pictures of lines, stored by upload. */
export interface PictureClaims {
  /** Claims pictures for a line of their owner's cart. FILE_NOT_FOUND, with a row of `details` for each, where one is not theirs. */
  claim(owner: PictureOwner, urls: readonly string[]): Promise<void>;
  /** Removes a picture that no line shows any more. */
  remove(url: string): Promise<void>;
}

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

export function createPictureClaims(upload: Omit<InternalTarget, 'service'>): PictureClaims {
  const target = { ...upload, service: 'cart' };
  return {
    async claim(owner, urls) {
      if (urls.length === 0) return;
      try {
        await callInternal(claimPictures, target, { body: { owner, names: urls.map(nameIn) } });
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.details === undefined) throw error;
        throw new ApiFailure(error.code, { details: error.details.map((detail) => ({ ...detail, path: detail.path.replace('names', 'images') })), cause: error });
      }
    },
    async remove(url) {
      try {
        await callInternal(removePicture, target, { params: { name: nameIn(url) } });
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'FILE_NOT_FOUND') throw error;
      }
    },
  };
}
