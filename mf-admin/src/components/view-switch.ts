import { color, fontWeight, radius, rem, styled } from '@gvg/ui';

/** Segmented control of toggle buttons. */
export const ViewSwitch = styled('div')({
  display: 'inline-flex',
  padding: 3,
  borderRadius: radius.input,
  backgroundColor: color.soil,
  '& button': {
    minHeight: rem(34),
    padding: '4px 14px',
    border: 0,
    borderRadius: radius.input - 3,
    backgroundColor: 'transparent',
    color: color.ink,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.card },
  '& button:disabled': { cursor: 'not-allowed' },
});
