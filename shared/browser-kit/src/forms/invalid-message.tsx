import { Note, color, fontWeight, styled } from '@gvg/ui';
import { Info } from '@gvg/ui/later-icons';
import type { ComponentProps } from 'react';

const Line = styled(Note)({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  marginTop: 6,
  color: color.clay,
  fontWeight: fontWeight.strong,
  // Upside down, the i of the icon becomes an exclamation mark.
  '& > svg': { flex: 'none', alignSelf: 'flex-start', marginTop: 3, transform: 'rotate(180deg)' },
});

/** Error message with an icon, in clay. */
export function InvalidMessage({ children, ...rest }: ComponentProps<typeof Line>) {
  return (
    <Line {...rest}>
      <Info size={14} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}
