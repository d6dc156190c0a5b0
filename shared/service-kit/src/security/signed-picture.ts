import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { signedAddressSeconds } from '@gvg/contracts/upload/picture-address';

export interface PictureSigner {
  /** The address at which a reader sees a private picture for an hour (rules/private-pictures.md); `url` is its path, `reader` the id of a user or guest. */
  sign(url: string, reader: string): string;
  /** Whether the query of a picture's address is signed for it and has not expired. */
  isSigned(name: string, query: PictureSignature): boolean;
}

/** Query of a signed address; `expires` in seconds since 1970. */
export interface PictureSignature {
  reader?: string | undefined;
  expires?: number | undefined;
  signature?: string | undefined;
}

/** Services sign with a key that they derive from their common secret, and upload checks with the same. */
export function createPictureSigner(secret: string, now: () => Date = () => new Date()): PictureSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gvg private pictures', 32));
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const codeOf = (name: string, reader: string, expires: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, reader, expires]))
      .digest();
  return {
    sign(url, reader) {
      const expires = seconds() + signedAddressSeconds;
      const signature = codeOf(url.slice(url.lastIndexOf('/') + 1), reader, expires).toString('base64url');
      return `${url}?${new URLSearchParams({ reader, expires: String(expires), signature }).toString()}`;
    },
    isSigned(name, { reader, expires, signature }) {
      if (reader === undefined || expires === undefined || signature === undefined || expires < seconds()) return false;
      const expected = codeOf(name, reader, expires);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
