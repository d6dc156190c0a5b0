import type { PictureOwner, claimedPurposes } from '@gvg/contracts/upload/http/internal-pictures';
import { claimPictures, removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '../http/api-failure.ts';
import { callInternal } from '../http/internal-client.ts';
import type { InternalTarget } from '../http/internal-client.ts';

/** Private pictures of lines and messages, stored by upload. */
export interface PictureClaims {
  /** Claims pictures for what their owner shows them at. FILE_NOT_FOUND, with a row of `details` for each, where one is not theirs. */
  claim(owner: PictureOwner, urls: readonly string[]): Promise<void>;
  /** Removes a picture that nothing shows any more; one that is gone already is no failure. */
  remove(url: string): Promise<void>;
}

export interface ClaimOptions {
  purpose: (typeof claimedPurposes)[number];
  /** Path of a picture in the request, for `details`; by its index. */
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
