import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fileErrorCodes, storedPictureSchema } from './upload.ts';

/** A form as `uploadPicture` takes it, from a service of ours: it names the purpose and has no quota. */
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

/** Removes a private picture with what it belonged to; doing so twice is harmless. ACTION_NOT_ALLOWED for a public one: others may show the same. */
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
