import { color, styled } from '@gvg/ui';
import { CircleAlert } from '@gvg/ui/later-icons';
import type { ReactNode } from 'react';

const Sentence = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: '0.2em', color: color.clay },
});

/** A sentence about unavailable goods, with an icon before its first line, however long it is. */
export function WarningText({ children }: { children: ReactNode }) {
  return (
    <Sentence>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Sentence>
  );
}
