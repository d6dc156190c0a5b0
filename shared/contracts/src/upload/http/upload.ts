import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pictureWidths } from '../picture-widths.ts';

export const uploadPurposes = ['PRODUCT', 'TEMPLATE', 'AVATAR', 'RATING', 'CHAT', 'PAYMENT', 'CART', 'ORDER'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** `side` in pixels; `guestAddressPerDay` applies to all guests of one IP address (IPv6: /64) together. */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  side: 12_000,
  userPerDay: 200,
  guestPerDay: 20,
  guestAddressPerDay: 100,
} as const;

export { pictureWidths };

/**
 * A stored picture: `url` is `/v1/file-manager/files/{name}`, ending in .jpg, .png or .gif; width and height of the original in pixels.
 * `signedUrl` shows a private one to its uploader for an hour (rules/private-pictures.md); a public one has none.
 */
export const storedPictureSchema = z.object({
  url: z.string(),
  signedUrl: z.string().optional(),
  width: z.int(),
  height: z.int(),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/**
 * Form fields in addition to `file`: the maximum stored width in pixels, and the purpose of the picture (its default depends on the
 * caller's role).
 */
export const uploadFieldsSchema = z.strictObject({
  width: z.coerce.number().int().min(1).max(10_000).optional(),
  purpose: z.enum(uploadPurposes).optional(),
});
export type UploadFields = z.infer<typeof uploadFieldsSchema>;

/** Error codes about the file itself. */
export const fileErrorCodes = [
  'FILE_NOT_FOUND',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_SUPPORTED',
  'FILE_NOT_READABLE',
] as const;

/**
 * Uploads a picture as a multipart form: `file` and the fields of `uploadFieldsSchema`. INVALID_ROLE: the caller may not use this purpose.
 */
export const uploadPicture = defineEndpoint({
  service: 'upload',
  method: 'POST',
  path: '/v1/file-manager/upload',
  access: 'customer',
  limit: 'upload',
  response: storedPictureSchema,
  status: 201,
  errors: [...fileErrorCodes, 'TOO_MANY_REQUESTS'],
});

/**
 * Returns the bytes of a stored picture, not JSON: AVIF or WebP if `Accept` lists them. FILE_NOT_FOUND is 404 here. A private picture is
 * only found with the valid query of its signed URL (`reader`, `expires` in seconds since 1970, `signature`).
 */
export const getPicture = defineEndpoint({
  service: 'upload',
  method: 'GET',
  path: '/v1/file-manager/files/:name',
  access: 'public',
  limit: 'read',
  params: z.object({ name: z.string().max(60) }),
  query: z.object({
    w: z.coerce
      .number()
      .int()
      .refine(
        (width): width is (typeof pictureWidths)[number] => (pictureWidths as readonly number[]).includes(width),
        { error: 'INVALID_ENUM_VALUE' },
      )
      .optional(),
    reader: z.string().max(100).optional(),
    expires: z.coerce.number().int().optional(),
    signature: z.string().max(100).optional(),
  }),
  response: z.instanceof(Uint8Array),
  errors: ['FILE_NOT_FOUND'],
});
