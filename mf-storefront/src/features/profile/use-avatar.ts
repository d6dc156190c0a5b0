import { shellApi } from '@gvg/browser-kit';
import { useUpdateMe } from '@gvg/customer-ui/address-book';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { useUploadAvatar } from './api/avatar.ts';

/** A cropped picture. `preview` is shown until it is stored. */
export interface NewAvatar {
  file: Blob;
  preview: string;
}

export interface AvatarChange {
  upload: (avatar: NewAvatar) => void;
  remove: () => void;
  isPending: boolean;
}

/** Changes the picture of the account, which shows the new one immediately. */
export function useAvatar(): AvatarChange {
  const { t } = useAccountTexts();
  const done = (key: string) => shellApi().toast({ kind: 'success', text: t(`avatar.${key}`) });
  const uploading = useUploadAvatar(() => done('saved'));
  const removing = useUpdateMe({ onError: 'toast', onSaved: () => done('removed') });
  return {
    upload: ({ file, preview }) => uploading.mutate({ file, expected: { avatar: preview } }),
    remove: () => removing.mutate({ body: { avatar: null }, expected: { avatar: null } }),
    isPending: uploading.isPending || removing.isPending,
  };
}
