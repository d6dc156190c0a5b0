import { color, fontSize, radius, styled } from '@gvg/ui';

/** Information to read before continuing. Gold, because it waits for the person. */
export const Notice = styled('div')({
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontSize: fontSize.note,
  '& ul': { paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
});
