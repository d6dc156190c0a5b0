import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { uploadPurposes } from '@gvg/contracts/upload/http/upload';
import { readPicture } from '../pictures/picture.ts';
import type { Picture } from '../pictures/picture.ts';
import type { CallSite } from './site-client.ts';

export interface Subject {
  purpose: (typeof uploadPurposes)[number];
  /** In pixels. */
  maximumWidth: number;
  picture: Picture;
}

/** Uploads a picture as staff and returns its URL and its size in pixels. */
export async function takePicture(
  call: CallSite,
  token: string,
  { purpose, maximumWidth, picture }: Subject,
): Promise<{ url: string; width: number; height: number }> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('width', String(maximumWidth));
  const photo = await readPicture(picture);
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'kien-hang.webp');
  const { url, width, height } = await call(uploadPicture, { token, body: form });
  return { url, width, height };
}
