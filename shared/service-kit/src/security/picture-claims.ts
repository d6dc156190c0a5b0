import type { PictureOwner, claimedPurposes } from '@gvg/contracts/upload/http/internal-pictures';
import { claimPictures, removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '../http/api-failure.ts';
import { callInternal } from '../http/internal-client.ts';
import type { InternalTarget } from '../http/internal-client.ts';

/** Private pictures of lines and messages, stored by upload. */
export interface PictureClaims {
  /**
   * Claims pictures for the entity that shows them. Throws FILE_NOT_FOUND with a row of `details` for each picture that is not the owner's.
   */
  claim(owner: PictureOwner, urls: readonly string[]): Promise<void>;
  /** Removes a picture that is no longer shown. A missing one is not an error. */
  remove(url: string): Promise<void>;
}

export interface ClaimOptions {
  purpose: (typeof claimedPurposes)[number];
  /** Returns the path of a picture in the request by index, for `details`. */
  pathOf(index: number): string;
}

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const indexIn = (path: string): number => Number(path.slice(path.lastIndexOf('.') + 1));

export function createPictureClaims(target: InternalTarget, { purpose, pathOf }: ClaimOptions): PictureClaims {
  return {
    async claim(owner, urls) {
      if (urls.length === 0) return;
      try {
        await callInternal(claimPictures, target, { body: { owner, names: urls.map(nameIn), purpose } });
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.details === undefined) throw error;
        throw new ApiFailure(error.code, {
          details: error.details.map((detail) => ({ ...detail, path: pathOf(indexIn(detail.path)) })),
          cause: error,
        });
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
