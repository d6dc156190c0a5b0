import { colorNames } from './palette.ts';
import type { ColorName } from './palette.ts';

export const cssPrefix = 'gvg';

/** Every colour as a CSS variable, for `styled` and `sx`. It changes with the scheme without a re-render. */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(--${cssPrefix}-palette-${name})`]),
) as Record<ColorName, string>;

/** Border radii in pixels. */
export const radius = { input: 12, card: 14, panel: 20, hero: 22, pill: 999 } as const;

/** Returns a length in pixels at the browser's default font size of 16 as rem, so that it grows with the reader's font size. */
export const rem = (pixels: number) => `${pixels / 16}rem` as const;

/**
 * Font sizes: tagline, small print, secondary text, body text, fields, lead and four headings. Fields have 16 px, because iOS zooms into
 * smaller ones. Lengths have a unit: do not add numbers to them.
 */
export const fontSize = {
  tiny: rem(12),
  small: rem(13),
  note: rem(14),
  text: rem(15),
  field: rem(16),
  lead: rem(17),
  title: rem(19),
  heading: rem(24),
  page: rem(32),
  hero: rem(38),
} as const;

export const fontWeight = { text: 400, strong: 600, heading: 700 } as const;

/** Maximum content width and horizontal padding of a page, in pixels. */
export const page = { width: 1240, gutter: 24, phoneGutter: 16 } as const;

/** Minimum width and height of touch targets, in pixels. */
export const tapTarget = 44;

/** Breakpoints of the specification: mobile below 600, tablet 600–899, desktop from 900. */
export const from = {
  tablet: '@media (min-width: 600px)',
  desktop: '@media (min-width: 900px)',
  wide: '@media (min-width: 1200px)',
} as const;
export const below = { tablet: '@media (max-width: 599.95px)', desktop: '@media (max-width: 899.95px)' } as const;

/** Returns a container query (`containerType: 'inline-size'`) for containers narrower than a width in pixels at the default font size. */
export const narrowerThan = (pixels: number) => `@container (max-width: ${rem(pixels)})` as const;

/** Transitions only for user interactions, disabled by `prefers-reduced-motion` (document-css.ts). */
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Digits of equal width, for prices, weights and tables. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** `z-index` values, lowest first. Modals use the browser's top layer and need none. */
export const zIndex = { header: 10, floating: 20, toasts: 30 } as const;

/** Custom property of the document: height of the bar at the bottom of a page, above which toasts rise. */
export const bottomBarHeight = `--${cssPrefix}-bottom-bar-height`;
