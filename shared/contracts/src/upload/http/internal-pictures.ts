import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema, urlSchema } from '../../values/primitives.ts';
import { fileErrorCodes, storedPictureSchema, uploadPurposes } from './upload.ts';

/** The same form as `uploadPicture`, sent by another service: `purpose` is required and no quota applies. */
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

/** Removes a private picture together with its owner; idempotent. ACTION_NOT_ALLOWED for a public picture, which other entities may share. */
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

/** Side of a thumbnail in pixels: twice the points at which a mail shows it. */
export const thumbnailSide = 120;

/**
 * A stored picture, public or private, as a square of a few KB for a mail that contains it, in base64: the middle of a photograph as JPEG, a picture with possible
 * transparency, whole, as PNG; of an animation the first frame. FILE_NOT_FOUND (404) when it is not there.
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
 * Whether a user may show a picture as their own: it is public, and they have uploaded it, or several have, of whom no list is kept. The same for another's
 * picture, a private one, and one that does not exist.
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

/** Whose picture it is: `id` of a guest is the id of their signed cookie. */
const ownerSchema = z.strictObject({ kind: z.enum(['user', 'guest']), id: z.string().min(1).max(100) });
export type PictureOwner = z.infer<typeof ownerSchema>;

/** Purposes of private pictures that belong to something of their uploader's: a line of a cart, a message. */
export const claimedPurposes = ['CART', 'CHAT'] as const satisfies readonly (typeof uploadPurposes)[number][];

/**
 * Asks whether these pictures belong to a user or guest, and claims them for a line of their cart or a message of theirs; idempotent. FILE_NOT_FOUND with a row
 * of `details` for each (`names.{index}`) that is not theirs, not for this purpose, or not there; nothing is claimed then. A picture of these purposes that
 * nobody claims is removed 30 days after its upload; a claimed one stays until `removePicture` or the closing of the account.
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

/** Whether these pictures were uploaded for a purpose, by whomever. FILE_NOT_FOUND with a row of `details` for each (`names.{index}`) that was not, or is not there. */
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
 * Copies a picture from the public internet (`rules/cart-and-orders.md`, the fetcher's rules) and stores it like an upload. INVALID_PAYLOAD with a detail for
 * `url` when the link is not allowed, FILE_NOT_FOUND when no picture is there, GATEWAY_TIMEOUT after 5 s.
 * With `address`, that of who asked (IPv6 by /64), it counts against the owner's daily quota like an upload: TOO_MANY_REQUESTS when that is used up.
 * With an `owner` the picture is theirs, as if they had uploaded it, and `signedUrl` of a private one is for them.
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
