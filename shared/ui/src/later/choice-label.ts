import { color, fontSize, styled, tapTarget } from '@gvg/ui';

/** Label around a radio button or checkbox and its text. */
export const ChoiceLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tapTarget,
  fontSize: fontSize.note,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: color.jade, cursor: 'inherit' },
  '&:hover': { color: color.jade },
});
