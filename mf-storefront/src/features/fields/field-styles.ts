import { color, fontSize, fontWeight, radius, tapTarget } from '@gvg/ui';

export const fieldLabel = { display: 'block', marginBottom: 6, fontSize: fontSize.small, fontWeight: fontWeight.strong } as const;

export const fieldBox = {
  width: '100%',
  minHeight: tapTarget,
  padding: '8px 12px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  color: color.ink,
} as const;
