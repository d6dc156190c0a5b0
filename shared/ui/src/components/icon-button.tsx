import { styled } from '@mui/system';
import type { ComponentProps } from 'react';
import { color, motion, radius, tapTarget } from '../theme/tokens.ts';

const IconButtonRoot = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: tapTarget,
  height: tapTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { backgroundColor: color.jadeSoft },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
});

/** Button that shows only an icon. `label` is its accessible name. */
export function IconButton({
  label,
  type = 'button',
  ...rest
}: ComponentProps<typeof IconButtonRoot> & { label: string }) {
  return <IconButtonRoot type={type} aria-label={label} {...rest} />;
}
