import { pageContext } from '@gvg/browser-kit';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { useMutation } from '@gvg/query';
import type { UseMutationOptions } from '@gvg/query';

/** A picture as `uploadPicture` takes it. */
export function pictureForm(purpose: UploadPurpose, file: File): FormData {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return form;
}

/** Stores pictures one after the other, and returns their addresses. A failure is a toast, unless `options` say otherwise. */
export const useUpload = (
  purpose: UploadPurpose,
  options: Pick<UseMutationOptions<string[]>, 'networkMode' | 'retry' | 'meta'> = {},
) =>
  useMutation({
    meta: { onError: 'toast' },
    ...options,
    async mutationFn(files: readonly File[]) {
      const urls: string[] = [];
      for (const file of files) {
        const form = pictureForm(purpose, file);
        const { url } = await pageContext().api.call('uploadPicture', {}, { form });
        urls.push(url);
      }
      return urls;
    },
  });
