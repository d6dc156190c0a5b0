import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { urlSchema } from '@gvg/contracts/values/primitives';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/**
 * Copies a linked picture for its future owner. Counts against the quota of `address`; staff has no quota. Returns its path, or undefined if it is not
 * available in time.
 */
export type CopyPicture = (picture: {
  url: string;
  owner: PictureOwner;
  address?: string | undefined;
  timeoutMs: number;
}) => Promise<string | undefined>;

export function createCopyPicture(upload: Omit<InternalTarget, 'service' | 'timeout'>): CopyPicture {
  return async ({ url, owner, address, timeoutMs }) => {
    if (!urlSchema.safeParse(url).success) return undefined;
    try {
      const target = { ...upload, service: 'cart', timeout: timeoutMs };
      return (
        await callInternal(fetchPictureForService, target, {
          body: { url, purpose: 'CART', owner, ...(address !== undefined && { address }) },
        })
      ).url;
    } catch (error) {
      // A link is useful without its picture, whatever the reason.
      if (error instanceof ApiFailure) return undefined;
      throw error;
    }
  };
}
