import { color, fontSize, fontWeight, motion, radius, tapTarget } from '../theme/tokens.ts';

/**
 * `primary`: the page's main action; `outlined`: secondary action; `soft`: opens or filters; `gold`: personal service; `goldSoft`: leads to
 * it; `quiet`: everything else.
 */
export type ButtonVariant = 'primary' | 'outlined' | 'soft' | 'gold' | 'goldSoft' | 'quiet';

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  /** Full width of its container. */
  wide?: boolean;
}

const variantStyles: Record<ButtonVariant, object> = {
  primary: {
    backgroundColor: color.jade,
    color: color.onJade,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${color.jade} 88%, ${color.ink})` },
  },
  outlined: {
    backgroundColor: color.card,
    color: color.jade,
    borderColor: color.jade,
    '&:hover': { backgroundColor: color.jadeSoft },
  },
  soft: {
    backgroundColor: color.jadeSoft,
    color: color.ink,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${color.jadeSoft} 90%, ${color.ink})` },
  },
  gold: {
    backgroundColor: color.gold,
    color: color.onGold,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${color.gold} 90%, ${color.onGold})` },
  },
  goldSoft: {
    backgroundColor: color.goldSoft,
    color: color.ink,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${color.goldSoft} 90%, ${color.ink})` },
  },
  quiet: { backgroundColor: 'transparent', color: color.jade, '&:hover': { backgroundColor: color.jadeSoft } },
};

export const isButtonStyleProp = (name: PropertyKey) => name === 'variant' || name === 'wide';

export function buttonStyles({ variant = 'primary', wide = false }: ButtonStyleProps) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: tapTarget,
    width: wide ? '100%' : undefined,
    padding: '8px 20px',
    border: '1px solid transparent',
    borderRadius: radius.input,
    fontSize: fontSize.text,
    fontWeight: fontWeight.strong,
    lineHeight: 1.3,
    textAlign: 'center' as const,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    ...variantStyles[variant],
  };
}
