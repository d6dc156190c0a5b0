import { pageContext } from '@gvg/browser-kit';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { useMutation } from '@gvg/query';
import type { UseMutationOptions } from '@gvg/query';

/** Returns the form data for `uploadPicture`. */
export function pictureForm(purpose: UploadPurpose, file: File): FormData {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return form;
}

/** Uploads pictures one after the other and returns their URLs. Errors are shown as toasts, unless `options` override it. */
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
