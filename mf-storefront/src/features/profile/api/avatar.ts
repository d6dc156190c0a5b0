import { pageContext } from '@gvg/browser-kit';
import { meWrites, showStoredMe, storeMe } from '@gvg/customer-ui/address-book';
import type { MeWrite } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';

/** What upload gets of a picture that has been cropped for an account. */
export function avatarForm(file: Blob): FormData {
  const form = new FormData();
  form.append('purpose', 'AVATAR');
  form.append('file', file, 'avatar');
  return form;
}

/** Stores a picture and makes it that of the account; `onSaved` is called on any page. A failure is a toast: the account shows the picture already. */
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
