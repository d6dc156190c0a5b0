import { color, fontSize, radius, rem, styled } from '@gvg/ui';

/** The reader's own messages are jade, those of the other side white. Unsent messages are dashed (design: look.md). */
export type BubbleTone = 'own' | 'other' | 'unsent';

export const Bubble = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BubbleTone }>(
  ({ tone }) => ({
    maxWidth: `min(100%, ${rem(560)})`,
    padding: '8px 13px',
    border: '1px solid transparent',
    borderRadius: radius.card,
    lineHeight: 1.45,
    ...(tone === 'own' && { borderEndEndRadius: 4, backgroundColor: color.jade, color: color.onJade }),
    ...(tone === 'other' && { borderEndStartRadius: 4, borderColor: color.line, backgroundColor: color.card }),
    ...(tone === 'unsent' && {
      borderEndEndRadius: 4,
      border: `1px dashed ${color.jade}`,
      backgroundColor: color.jadeSoft,
      color: color.ink,
    }),
  }),
);

/** A message with its details below, on its side of the list. */
export const Row = styled('li', { shouldForwardProp: (name) => name !== 'isOwn' && name !== 'isLast' })<{
  isOwn: boolean;
  isLast: boolean;
}>(({ isOwn, isLast }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: isOwn ? 'flex-end' : 'flex-start',
  gap: 4,
  minWidth: 0,
  paddingBlockEnd: isLast ? 10 : 4,
  [isOwn ? 'paddingInlineStart' : 'paddingInlineEnd']: 'min(4rem, 15%)',
}));

export const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  paddingInline: 4,
  color: color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
