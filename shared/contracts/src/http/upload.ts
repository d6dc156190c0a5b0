import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const uploadPurposes = ['PRODUCT', 'TEMPLATE', 'AVATAR', 'RATING', 'CHAT', 'PAYMENT'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, userPerDay: 200, guestPerDay: 20 } as const;

export { pictureWidths } from '../pictures.ts';

/** A stored picture: `url` is `/v1/file-manager/files/{name}`, ending in .jpg, .png or .gif; pixels of the original. */
export const storedPictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/** Multipart: `file`, optional `width` (largest width kept), optional `purpose`; the default purpose follows the caller's role. */
export const uploadPicture = defineEndpoint({
  service: 'upload',
  method: 'POST',
  path: '/v1/file-manager/upload',
  access: 'customer',
  limit: 'upload',
  response: storedPictureSchema,
  status: 201,
  errors: ['FILE_NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_SUPPORTED', 'FILE_NOT_READABLE', 'TOO_MANY_REQUESTS'],
});

export const pictureQuery = z.object({ w: z.coerce.number().int().optional() });
