import { color, fontWeight, styled } from '@gvg/ui';
import { markParts } from '../mark-parts.ts';

const Mark = styled('mark')({
  padding: '0 1px',
  borderRadius: 4,
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontWeight: fontWeight.strong,
});

/** Text with the matched parts marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markParts(text, search).map(({ text: part, isMarked }, index) =>
    isMarked ? <Mark key={index}>{part}</Mark> : part,
  );
}
