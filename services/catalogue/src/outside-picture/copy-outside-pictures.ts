import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import { invalidField } from '@gvg/service-kit/http/invalid-field';

export interface CopyRequest {
  /** Purpose of the copies. */
  purpose: UploadPurpose;
  /** Language of validation messages. */
  locale: Locale;
}

/** Returns `body` with every external picture replaced by a copy, because the content security policy allows only the shop's pictures. */
export type CopyOutsidePictures = <Body>(body: Body, request: CopyRequest) => Promise<Body>;

/** Milliseconds. The fetcher gives up after 5 s; encoding a large picture takes longer. */
const timeoutMs = 20_000;

/** Fields that contain picture URLs, at any depth of a body. */
const pictureFields = new Set(['image', 'images']);

interface Found {
  url: string;
  /** Dotted path in the body, e.g. `banners.0.image`. */
  path: string;
}

function findPictures(value: unknown, path: readonly string[] = [], isPicture = false): Found[] {
  if (typeof value === 'string')
    return isPicture && /^https?:/i.test(value) ? [{ url: value, path: path.join('.') }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => findPictures(item, [...path, String(index)], isPicture));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findPictures(item, [...path, key], pictureFields.has(key)));
}

function replacePictures<Value>(value: Value, copies: ReadonlyMap<string, string>, isPicture = false): Value {
  if (typeof value === 'string') return (isPicture ? (copies.get(value) ?? value) : value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => replacePictures(item, copies, isPicture)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replacePictures(item as unknown, copies, pictureFields.has(key))]),
  ) as Value;
}

/**
 * Copies pictures through upload, each URL once. A link that cannot be copied makes its field invalid, and nothing is saved. Throws `SERVICE_UNAVAILABLE` if
 * upload is unavailable.
 */
export function createCopyOutsidePictures(target: Omit<InternalTarget, 'service' | 'timeout'>): CopyOutsidePictures {
  async function copy({ url, path }: Found, { purpose, locale }: CopyRequest): Promise<string> {
    try {
      const stored = await callInternal(
        fetchPictureForService,
        { ...target, service: 'catalogue', timeout: timeoutMs },
        { body: { url, purpose } },
      );
      return stored.url;
    } catch (error) {
      if (error instanceof ApiFailure && (error.status < 500 || error.code === 'GATEWAY_TIMEOUT'))
        throw invalidField({ path, code: 'PICTURE_NOT_COPIED', locale });
      throw error;
    }
  }

  return async (body, request) => {
    const found = new Map(findPictures(body).map((picture) => [picture.url, picture]));
    if (found.size === 0) return body;
    const copies = await Promise.all(
      [...found.values()].map(async (picture) => [picture.url, await copy(picture, request)] as const),
    );
    return replacePictures(body, new Map(copies));
  };
}
