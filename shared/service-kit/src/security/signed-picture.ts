import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { signedAddressSeconds } from '@gvg/contracts/upload/picture-address';

export interface PictureSigner {
  /**
   * Returns a URL that shows a private picture to a reader for an hour (rules/private-pictures.md). `url` is its path, `reader` the id of a
   * user or guest.
   */
  sign(url: string, reader: string): string;
  /** Returns whether the query of a picture's URL is signed for it and has not expired. */
  isSigned(name: string, query: PictureSignature): boolean;
}

/** Query of a signed URL; `expires` in seconds since 1970. */
export interface PictureSignature {
  reader?: string | undefined;
  expires?: number | undefined;
  signature?: string | undefined;
}

/** Creates a signer. Services sign with a key derived from their common secret, and upload verifies with the same key. */
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
