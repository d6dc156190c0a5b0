import { pageContext } from '@gvg/browser-kit';
import { meWrites, showStoredMe, storeMe } from '@gvg/customer-ui/address-book';
import type { MeWrite } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';

/** Returns the upload form of a cropped picture of an account. */
export function avatarForm(file: Blob): FormData {
  const form = new FormData();
  form.append('purpose', 'AVATAR');
  form.append('file', file, 'avatar');
  return form;
}

/**
 * Stores a picture and sets it as the account's. `onSaved` is called even if the page has changed. A failure is a toast, because the
 * account shows the picture in advance.
 */
export function useUploadAvatar(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: meWrites,
    mutationFn: async ({ file }: MeWrite & { file: Blob }) => {
      const { api } = pageContext();
      const { url } = await api.call('uploadPicture', {}, { form: avatarForm(file) });
      return api.call('updateMe', { body: { avatar: url } });
    },
    meta: { onError: 'toast' },
    onSuccess(user) {
      storeMe(client, user);
      onSaved();
    },
    onError: (error, write) => showStoredMe(client, error, write),
  });
}
