import { Button, ButtonLink, bottomBarHeight, color, fontSize, fontWeight, radius, rem, styled, zIndex } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Inverted colours. Stays visible while the form scrolls. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: zIndex.floating,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderRadius: radius.card,
  backgroundColor: color.ink,
  color: color.card,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  boxShadow: `0 12px 32px ${color.shade}`,
  justifyContent: 'flex-end',
  '& > span:empty': { display: 'none' },
  '& > span': { flex: `1 1 ${rem(160)}`, minWidth: 0 },
  '& kbd': {
    padding: '0 6px',
    border: '1px solid currentColor',
    borderRadius: 6,
    font: 'inherit',
    fontSize: fontSize.tiny,
  },
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
});

/** Bar at the bottom of the window for unfinished changes. Other floating elements stay above it. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(bottomBarHeight, `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(bottomBarHeight);
  });
  return (
    <Bar ref={bar} role="region" aria-label={label}>
      {children}
    </Bar>
  );
}

const quiet = {
  color: color.card,
  '&:hover': { color: color.card, textDecoration: 'underline' },
} as const;
/** Secondary button of the bar, and a link with the same style. */
export const QuietInBar = styled(Button)(quiet);
export const QuietLinkInBar = styled(ButtonLink)(quiet);
