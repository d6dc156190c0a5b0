import { below, color, fontSize, styled } from '@gvg/ui';
import { useEffect, useRef } from 'react';

const Key = styled('kbd')({
  marginInline: 10,
  padding: '1px 8px',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  backgroundColor: color.card,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: fontSize.small,
  [below.desktop]: { display: 'none' },
});

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Hint for the slash key, and its key listener. */
export function SlashHint({ onSlash }: { onSlash: () => void }) {
  const latestHandler = useRef(onSlash);
  useEffect(() => {
    latestHandler.current = onSlash;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isEditable(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      event.preventDefault();
      latestHandler.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <Key aria-hidden>/</Key>;
}
