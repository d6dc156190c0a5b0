import { shellApi } from '@gvg/browser-kit';
import { meAddress, useUpdateMe } from '@gvg/browser-kit/address-book';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { toastError } from '../account/error-toast.ts';

/** A cropped picture: `preview` is shown until it is stored. */
export interface NewAvatar {
  file: Blob;
  preview: string;
}

export interface AvatarChange {
  upload: (avatar: NewAvatar) => void;
  remove: () => void;
  isPending: boolean;
}

/** Changes the picture of the account, which shows the new one at once. */
export function useAvatar(): AvatarChange {
  const { t } = useAccountTexts();
  const uploading = useApiMutation<NewAvatar, User>(
    async ({ file }, api) => {
      const form = new FormData();
      form.append('purpose', 'AVATAR');
      form.append('file', file, 'avatar');
      const { url } = await api.call('uploadPicture', {}, { form });
      return api.call('updateMe', { body: { avatar: url } });
    },
    {
      optimistic: (cache, { preview }) => cache.update(meAddress, (me) => ({ ...me, avatar: preview })),
      onSuccess: (user, _avatar, cache) => {
        cache.update(meAddress, () => user);
        void shellApi().session.reload();
        shellApi().toast({ kind: 'success', text: t('avatar.saved') });
      },
      onError: toastError,
    },
  );
  const removing = useUpdateMe({
    optimistic: (me) => ({ ...me, avatar: null }),
    onSuccess: () => shellApi().toast({ kind: 'success', text: t('avatar.removed') }),
    onError: toastError,
  });
  return {
    upload: uploading.mutate,
    remove: () => removing.mutate({ body: { avatar: null } }),
    isPending: uploading.isPending || removing.isPending,
  };
}
