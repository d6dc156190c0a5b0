import { shellApi } from '@gvg/browser-kit';
import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { VisuallyHidden, from, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Camera } from '@gvg/ui/later-icons';
import { useRef, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import { useAvatar } from '../use-avatar.ts';
import { AvatarPicture } from './avatar-picture.tsx';

const loadCropDialog = () => import(/* webpackChunkName: "account-crop" */ './crop-dialog.tsx');
const CropDialog = lazyDialog(() => loadCropDialog().then(({ CropDialog }) => CropDialog));

/** Formats that upload accepts (rules/upload.md). */
const accepted = 'image/jpeg,image/png,image/gif,image/webp,image/avif';
const mostBytes = 10 * 1024 * 1024;

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  [from.tablet]: { flexDirection: 'column', gap: 0 },
});

/** The picture with buttons to change it. A new one is cropped first. */
export function Avatar({ me }: { me: User }) {
  const { t } = useAccountTexts();
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string>();
  const { upload, remove, isPending } = useAvatar();
  const choose = () => {
    // Loads while the person looks for a file. A failure occurs again when the dialog opens.
    loadCropDialog().catch(() => undefined);
    file.current?.click();
  };
  const open = async (chosen: File) => {
    if (chosen.size > mostBytes) return shellApi().toast({ kind: 'error', text: t('avatar.tooLarge') });
    setPicture(await readAsDataUrl(chosen));
  };
  return (
    <Frame role="group" aria-label={t('avatar.label')}>
      <AvatarPicture src={me.avatar} alt={t('avatar.alt', { name: me.displayName })} name={me.displayName} />
      <TextButton onClick={choose} disabled={isPending}>
        <Camera size={18} aria-hidden />
        {t(me.avatar === null ? 'avatar.add' : 'avatar.change')}
      </TextButton>
      {me.avatar !== null && (
        <TextButton onClick={remove} disabled={isPending}>
          {t('avatar.remove')}
        </TextButton>
      )}
      <VisuallyHidden role="status">{isPending && t('avatar.uploading')}</VisuallyHidden>
      <input
        ref={file}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('avatar.label')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (chosen) open(chosen).catch(() => shellApi().toast({ kind: 'error', text: t('avatar.unreadable') }));
        }}
      />
      {picture !== undefined && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(undefined)}
          onCropped={(avatar) => {
            setPicture(undefined);
            upload(avatar);
          }}
        />
      )}
    </Frame>
  );
}
