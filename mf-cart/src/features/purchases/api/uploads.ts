import { pageContext } from '@gvg/browser-kit';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { useMutation } from '@gvg/query';
import { pictureForm } from '../../../components/picture-form.ts';

/** Uploads pictures one at a time. `onStored` is called with the URL of each. A failure is a toast. */
export const useUploadPictures = (purpose: UploadPurpose, onStored: (url: string) => void) =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const form = pictureForm(purpose, file);
        const { url } = await pageContext().api.call('uploadPicture', {}, { form });
        onStored(url);
      }
    },
    meta: { onError: 'toast' },
  });
