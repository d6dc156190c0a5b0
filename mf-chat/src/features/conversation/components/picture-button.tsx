import { VisuallyHidden, color, radius, styled, tapTarget } from '@gvg/ui';
import { ImageIcon } from '@gvg/ui/later-icons';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const Label = styled('label')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  borderRadius: radius.pill,
  color: color.muted,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft, color: color.jade },
  '&:focus-within': { outline: `3px solid ${color.jade}`, outlineOffset: -2 },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});

/** Chooses pictures from the device. */
export function PictureButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useChatTexts();
  return (
    <Label title={t('addPictures')}>
      <ImageIcon size={22} aria-hidden />
      <VisuallyHidden>{t('addPictures')}</VisuallyHidden>
      <input
        type="file"
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Label>
  );
}
