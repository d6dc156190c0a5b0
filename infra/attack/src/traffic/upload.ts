import type { Site } from '../site.ts';

/** Uploads a picture as the guest of this cookie. */
export async function upload(
  { url }: Pick<Site, 'url'>,
  cookie: string,
  content: Buffer,
): Promise<{ status: number; code: string | undefined }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'picture.png');
  const response = await fetch(new URL('/v1/file-manager/upload', url), {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, code: message };
}
