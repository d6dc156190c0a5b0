import { z } from 'zod';
import { boundedText } from '../../values/primitives.ts';
import { storedPicturePath } from '../../upload/picture-address.ts';

/** URL of a stored private picture: `/v1/file-manager/files/{name}` without a signature. */
export const privatePictureUrlSchema = boundedText(200).regex(storedPicturePath, { error: 'INVALID_IMAGE_URL' });

/** A private picture in a response: `url` is its identity, `signedUrl` shows it for an hour (rules/private-pictures.md). */
export const privatePictureSchema = z.object({ url: z.string(), signedUrl: z.string() });
export type PrivatePicture = z.infer<typeof privatePictureSchema>;
