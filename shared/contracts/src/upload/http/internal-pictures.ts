import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema, urlSchema } from '../../values/primitives.ts';
import { fileErrorCodes, storedPictureSchema, uploadPurposes } from './upload.ts';

/** Stores a picture for another service, with the form of `uploadPicture`. `purpose` is required and no quota applies. */
export const storePictureForService = defineEndpoint({
  service: 'upload',
  method: 'POST',
  path: '/internal/pictures',
  access: 'service',
  limit: 'upload',
  response: storedPictureSchema,
  status: 201,
  errors: fileErrorCodes,
});

/**
 * Removes a private picture together with its owner. Idempotent. ACTION_NOT_ALLOWED: the picture is public and may be shared by other
 * entities.
 */
export const removePicture = defineEndpoint({
  service: 'upload',
  method: 'DELETE',
  path: '/internal/pictures/:name',
  access: 'service',
  limit: 'write',
  params: z.object({ name: z.string().max(60) }),
  response: z.undefined(),
  status: 204,
  errors: ['FILE_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});

/** Side of a thumbnail in pixels: twice its size in a mail. */
export const thumbnailSide = 120;

/**
 * Returns a stored picture, public or private, as a square of a few KB in base64 for a mail that contains it: the middle of a photograph as
 * JPEG, a picture that may be transparent as a whole as PNG, of an animation the first frame. FILE_NOT_FOUND (404): there is no such
 * picture.
 */
export const getThumbnail = defineEndpoint({
  service: 'upload',
  method: 'GET',
  path: '/internal/pictures/:name/thumbnail',
  access: 'service',
  limit: 'read',
  params: z.object({ name: z.string().max(60) }),
  response: z.object({ contentType: z.enum(['image/jpeg', 'image/png']), content: z.base64() }),
  errors: ['FILE_NOT_FOUND'],
});

/**
 * Checks whether a user may show a picture as their own: it is public and they uploaded it, or several users did (uploaders are then not
 * recorded). The response is the same for another user's picture, a private one, and a missing one.
 */
export const checkUploader = defineEndpoint({
  service: 'upload',
  method: 'GET',
  path: '/internal/pictures/:name/uploaders/:user',
  access: 'service',
  limit: 'read',
  params: z.object({ name: z.string().max(60), user: idSchema }),
  response: z.object({ isOwn: z.boolean() }),
  errors: [],
});

/** Owner of a picture. A guest's `id` is that of the signed cookie. */
const ownerSchema = z.strictObject({ kind: z.enum(['user', 'guest']), id: z.string().min(1).max(100) });
export type PictureOwner = z.infer<typeof ownerSchema>;

/** Purposes of private pictures that are attached to an entity of their uploader: a cart line or a message. */
export const claimedPurposes = ['CART', 'CHAT'] as const satisfies readonly (typeof uploadPurposes)[number][];

/**
 * Checks that these pictures belong to a user or guest and claims them for a cart line or a message. Idempotent. FILE_NOT_FOUND with a row
 * of `details` (`names.{index}`) for each that is missing, has another owner or another purpose; nothing is claimed then. Unclaimed
 * pictures of these purposes are removed 30 days after upload; claimed ones stay until `removePicture` or the closing of the account.
 */
export const claimPictures = defineEndpoint({
  service: 'upload',
  method: 'PUT',
  path: '/internal/pictures/claims',
  access: 'service',
  limit: 'write',
  body: z.strictObject({
    owner: ownerSchema,
    names: z.array(z.string().max(60)).min(1).max(20),
    purpose: z.enum(claimedPurposes).default('CART'),
  }),
  response: z.undefined(),
  status: 204,
  errors: ['FILE_NOT_FOUND'],
});

/**
 * Checks that these pictures were uploaded for a purpose, by any uploader. FILE_NOT_FOUND with a row of `details` (`names.{index}`) for
 * each that is missing or has another purpose.
 */
export const checkPurpose = defineEndpoint({
  service: 'upload',
  method: 'POST',
  path: '/internal/pictures/purpose-checks',
  access: 'service',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ purpose: z.enum(uploadPurposes), names: z.array(z.string().max(60)).min(1).max(20) }),
  response: z.undefined(),
  status: 204,
  errors: ['FILE_NOT_FOUND'],
});

/**
 * Copies a picture from the public internet (`rules/cart-and-orders.md`, the fetcher's rules) and stores it like an upload. INVALID_PAYLOAD
 * with a detail for `url` if the link is not allowed, FILE_NOT_FOUND if there is no picture, GATEWAY_TIMEOUT after 5 s. With `address`, the
 * requester's IP address (IPv6 by /64), it counts against the owner's daily quota like an upload: TOO_MANY_REQUESTS once that is used up.
 * With `owner` the picture belongs to them as if they had uploaded it, and `signedUrl` of a private one is for them.
 */
export const fetchPictureForService = defineEndpoint({
  service: 'upload',
  method: 'POST',
  path: '/internal/pictures/fetch',
  access: 'service',
  limit: 'upload',
  body: z.strictObject({
    url: urlSchema,
    purpose: z.enum(uploadPurposes),
    owner: ownerSchema.optional(),
    address: z.string().max(60).optional(),
  }),
  response: storedPictureSchema,
  status: 201,
  errors: [...fileErrorCodes, 'GATEWAY_TIMEOUT', 'TOO_MANY_REQUESTS'],
});
