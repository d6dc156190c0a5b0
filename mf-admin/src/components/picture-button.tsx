import { color, fontSize, fontWeight, radius, rem, styled, tapTarget } from '@gvg/ui';
import { Camera } from '@gvg/ui/later-icons';

const Root = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: rem(72),
  minHeight: tapTarget,
  padding: '8px 14px',
  border: `1px dashed ${color.field}`,
  borderRadius: radius.input,
  color: color.jade,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:focus-within': { outline: `3px solid ${color.jade}`, outlineOffset: 2 },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '&[data-busy]': { opacity: 0.55, cursor: 'progress' },
});

/** Button that chooses pictures, or takes one with a phone's camera. */
export function PictureButton({
  label,
  isBusy,
  isMultiple = false,
  onChoose,
}: {
  label: string;
  isBusy: boolean;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}) {
  return (
    <Root {...(isBusy ? { 'data-busy': '' } : {})}>
      <Camera size={18} aria-hidden />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={isMultiple}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Root>
  );
}
