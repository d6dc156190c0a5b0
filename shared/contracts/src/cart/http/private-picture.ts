import { z } from 'zod';
import { boundedText } from '../../values/primitives.ts';
import { storedPicturePath } from '../../upload/picture-address.ts';

/** A private picture as it is stored: `/v1/file-manager/files/{name}` without a signature. */
export const privatePictureUrlSchema = boundedText(200).regex(storedPicturePath, { error: 'INVALID_IMAGE_URL' });

/** A private picture in a response: `url` names it, `signedUrl` shows it to the reader for an hour (rules/private-pictures.md). */
export const privatePictureSchema = z.object({ url: z.string(), signedUrl: z.string() });
export type PrivatePicture = z.infer<typeof privatePictureSchema>;
