import { color, fontSize, fontWeight, styled, tapTarget } from '@gvg/ui';
import type { ComponentProps } from 'react';

const Root = styled('button', { shouldForwardProp: (name) => name !== 'isDangerous' })<{ isDangerous?: boolean }>(
  ({ isDangerous = false }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: tapTarget,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: isDangerous ? color.clay : color.jade,
    fontSize: fontSize.note,
    fontWeight: fontWeight.strong,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55, textDecoration: 'none' },
    '& svg': { flex: 'none' },
  }),
);

/** A small action next to its subject. */
export function TextButton({ type = 'button', ...rest }: ComponentProps<typeof Root>) {
  return <Root type={type} {...rest} />;
}
