import { getThumbnail } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import type { Logger } from '@gvg/service-kit/telemetry/logger';

/** Limits for the pictures of one mail; `bytes` is their total size. */
export const pictureLimits = { count: 6, bytes: 200 * 1024, timeoutMs: 2_000 } as const;

export interface MailPicture {
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** By the address of the stored picture, in the order of the goods. */
export type MailPictures = ReadonlyMap<string, MailPicture>;

/**
 * Requests the first of these pictures from upload. Never rejects: omits pictures that are missing, slow or too large, because a mail is useful without them.
 */
export type FetchMailPictures = (addresses: readonly string[]) => Promise<MailPictures>;

/** Address of a stored picture; a signed one continues with its query. */
const storedAddress = /^\/v1\/file-manager\/files\/(?<name>[\w-]+\.(?:jpg|png|gif))(?:\?|$)/;

const nameIn = (address: string): string | undefined => storedAddress.exec(address)?.groups?.['name'];

export function createFetchMailPictures(
  target: Omit<InternalTarget, 'service'>,
  logger: Pick<Logger, 'warn'>,
): FetchMailPictures {
  async function fetchPicture(address: string, name: string): Promise<readonly [string, MailPicture] | undefined> {
    try {
      const upload = { ...target, service: 'notify' };
      const { contentType, content } = await callInternal(getThumbnail, upload, { params: { name } });
      return [address, { contentType, content: Buffer.from(content, 'base64') }];
    } catch (error) {
      const isGone = error instanceof ApiFailure && error.code === 'FILE_NOT_FOUND';
      if (!isGone) logger.warn({ err: error }, 'a mail goes without one of its pictures');
      return undefined;
    }
  }

  return async (addresses) => {
    const named = [...new Set(addresses)].flatMap((address) => {
      const name = nameIn(address);
      return name === undefined ? [] : [{ address, name }];
    });
    const fetched = await Promise.all(
      named.slice(0, pictureLimits.count).map(({ address, name }) => fetchPicture(address, name)),
    );
    const pictures = new Map<string, MailPicture>();
    let bytes = 0;
    for (const [address, picture] of fetched.flatMap((found) => (found === undefined ? [] : [found]))) {
      if (bytes + picture.content.length > pictureLimits.bytes) continue;
      bytes += picture.content.length;
      pictures.set(address, picture);
    }
    return pictures;
  };
}
