import { color, motion, radius } from '@gvg/ui';

export const roundButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.jade,
  boxShadow: `0 4px 16px ${color.shade}`,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { backgroundColor: color.jadeSoft },
} as const;
