import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { uploadPurposes } from '@gvg/contracts/upload/http/upload';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { CallSite } from './site-client.ts';

export interface Subject {
  purpose: (typeof uploadPurposes)[number];
  /** In pixels. */
  maximumWidth: number;
  /** Names of what the picture shows (`draw-picture.ts`). */
  emoji: readonly string[];
}

/** A picture as staff uploads it: where it is, and its size in pixels. */
export async function takePicture(
  call: CallSite,
  token: string,
  { purpose, maximumWidth, emoji }: Subject,
): Promise<{ url: string; width: number; height: number }> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('width', String(maximumWidth));
  const drawing = await drawPicture({ layout: 'packed', emoji: [...emoji] });
  form.set('file', new Blob([new Uint8Array(drawing)], { type: 'image/png' }), 'kien-hang.png');
  const { url, width, height } = await call(uploadPicture, { token, body: form });
  return { url, width, height };
}
