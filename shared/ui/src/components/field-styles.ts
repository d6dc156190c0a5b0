import { color, fontSize, fontWeight, radius, tapTarget } from '../theme/tokens.ts';

export const fieldLabel = {
  display: 'block',
  marginBottom: 6,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
} as const;

/** Box of a text field, text area or select. */
export const fieldBox = {
  width: '100%',
  minHeight: tapTarget,
  padding: '8px 12px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  color: color.ink,
  fontSize: fontSize.field,
  '&[aria-invalid="true"]': { borderColor: color.clay },
} as const;
